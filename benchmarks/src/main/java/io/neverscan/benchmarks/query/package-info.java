/** A Query of 100 items with the network stubbed. */
@NullMarked
package io.neverscan.benchmarks.query;

import org.jspecify.annotations.NullMarked;
