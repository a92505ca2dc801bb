/** Guards for clients that must never scan. */
@NullMarked
package io.neverscan.runtime.guard;

import org.jspecify.annotations.NullMarked;
