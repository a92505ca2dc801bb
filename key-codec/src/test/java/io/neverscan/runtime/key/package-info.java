/** Tests of key text. */
@NullMarked
package io.neverscan.runtime.key;

import org.jspecify.annotations.NullMarked;
