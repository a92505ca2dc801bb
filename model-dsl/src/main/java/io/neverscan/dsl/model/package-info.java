/** Stage 2: the resolved model. Complete and immutable; no name is left as text. */
@NullMarked
package io.neverscan.dsl.model;

import org.jspecify.annotations.NullMarked;
