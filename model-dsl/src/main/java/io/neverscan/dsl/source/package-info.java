/** Texts of a model and places in them. */
@NullMarked
package io.neverscan.dsl.source;

import org.jspecify.annotations.NullMarked;
