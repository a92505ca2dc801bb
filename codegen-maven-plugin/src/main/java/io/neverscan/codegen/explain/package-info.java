/** Plans and codes as text for people at a terminal. */
@NullMarked
package io.neverscan.codegen.explain;

import org.jspecify.annotations.NullMarked;
