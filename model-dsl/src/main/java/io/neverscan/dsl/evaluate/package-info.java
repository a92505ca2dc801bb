/** Byte-ordered tables in memory: run plans on rows and say what a pattern means. */
@NullMarked
package io.neverscan.dsl.evaluate;

import org.jspecify.annotations.NullMarked;
