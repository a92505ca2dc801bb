/** The one place that writes: changed files only, and what is no longer generated goes away. */
@NullMarked
package io.neverscan.codegen.output;

import org.jspecify.annotations.NullMarked;
