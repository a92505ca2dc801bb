/** Key text: attribute values to key bytes and back, and the bounds of a range inside a prefix. */
@NullMarked
package io.neverscan.runtime.key;

import org.jspecify.annotations.NullMarked;
