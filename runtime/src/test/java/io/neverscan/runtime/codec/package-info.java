/** Tests. */
@NullMarked
package io.neverscan.runtime.codec;

import org.jspecify.annotations.NullMarked;
