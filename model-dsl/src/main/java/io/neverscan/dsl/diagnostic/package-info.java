/** Findings as values: what is wrong, where, why, and what would mend it. */
@NullMarked
package io.neverscan.dsl.diagnostic;

import org.jspecify.annotations.NullMarked;
