/** One item to and from its map. */
@NullMarked
package io.neverscan.benchmarks.mapping;

import org.jspecify.annotations.NullMarked;
