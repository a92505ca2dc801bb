/** Reads by GetItem, BatchGetItem and Query: lazy results, pages, cursors. */
@NullMarked
package io.neverscan.runtime.read;

import org.jspecify.annotations.NullMarked;
