/** Tests of the runtime against golden generated code and a real engine. */
@NullMarked
package io.neverscan.runtime;

import org.jspecify.annotations.NullMarked;
