/** Tests. */
@NullMarked
package io.neverscan.runtime.access;

import org.jspecify.annotations.NullMarked;
