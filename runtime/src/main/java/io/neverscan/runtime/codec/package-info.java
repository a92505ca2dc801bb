/** Items to records and back: direct table schemas, attribute codecs, key text. */
@NullMarked
package io.neverscan.runtime.codec;

import org.jspecify.annotations.NullMarked;
