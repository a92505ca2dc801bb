/** Tests. */
@NullMarked
package io.neverscan.runtime.table;

import org.jspecify.annotations.NullMarked;
