/** What can go wrong, in the model's words; every exception keeps the cause that the SDK gave. */
@NullMarked
package io.neverscan.runtime.error;

import org.jspecify.annotations.NullMarked;
