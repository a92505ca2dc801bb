/** Tests. */
@NullMarked
package io.neverscan.runtime.read;

import org.jspecify.annotations.NullMarked;
