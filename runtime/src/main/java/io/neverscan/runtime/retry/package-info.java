/** Waiting between attempts, with time and randomness given from outside so that tests need neither. */
@NullMarked
package io.neverscan.runtime.retry;

import org.jspecify.annotations.NullMarked;
