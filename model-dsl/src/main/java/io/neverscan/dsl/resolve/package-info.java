/** Stage 2: from syntax to the model. No name is left as text; whatever depends on a failed name is skipped. */
@NullMarked
package io.neverscan.dsl.resolve;

import org.jspecify.annotations.NullMarked;
