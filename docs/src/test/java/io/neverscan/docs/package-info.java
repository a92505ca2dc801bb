/** Holds the documentation to what the build does: every code block is compiled, run or compared. */
@NullMarked
package io.neverscan.docs;

import org.jspecify.annotations.NullMarked;
