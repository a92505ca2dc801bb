/** What JMH measured, as a table with ratios and budgets. */
@NullMarked
package io.neverscan.benchmarks.report;

import org.jspecify.annotations.NullMarked;
