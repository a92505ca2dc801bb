/** Tests of generated code: requests on a recording client, and rows on an engine. */
@NullMarked
package io.neverscan.codegen.emit.tests;

import org.jspecify.annotations.NullMarked;
