/** Conditional writes, partial updates and transactions. */
@NullMarked
package io.neverscan.runtime.write;

import org.jspecify.annotations.NullMarked;
