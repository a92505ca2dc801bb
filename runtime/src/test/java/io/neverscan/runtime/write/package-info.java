/** Tests. */
@NullMarked
package io.neverscan.runtime.write;

import org.jspecify.annotations.NullMarked;
