/** One command a benchmark. */
@NullMarked
package io.neverscan.benchmarks;

import org.jspecify.annotations.NullMarked;
