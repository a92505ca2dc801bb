/** From a request to a result: reads models, compiles, emits and brings to disk, unless nothing has changed. */
@NullMarked
package io.neverscan.codegen.generate;

import org.jspecify.annotations.NullMarked;
