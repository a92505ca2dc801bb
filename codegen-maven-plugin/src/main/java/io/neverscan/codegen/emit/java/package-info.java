/** The Java sources: one emitter per construct, {@link io.neverscan.codegen.emit.java.JavaEmitter} calls them all. */
@NullMarked
package io.neverscan.codegen.emit.java;

import org.jspecify.annotations.NullMarked;
