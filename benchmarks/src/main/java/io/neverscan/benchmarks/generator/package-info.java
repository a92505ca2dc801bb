/** Measures the generator: synthetic models of several sizes, each in a JVM of its own. */
@NullMarked
package io.neverscan.benchmarks.generator;

import org.jspecify.annotations.NullMarked;
