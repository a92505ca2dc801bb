/** Findings as text for people and as data for tools. */
@NullMarked
package io.neverscan.dsl.render;

import org.jspecify.annotations.NullMarked;
