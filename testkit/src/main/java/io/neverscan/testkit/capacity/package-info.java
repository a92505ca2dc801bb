/** What requests cost: sizes of items, units by the service's rounding rules, and units that an engine reported. */
@NullMarked
package io.neverscan.testkit.capacity;

import org.jspecify.annotations.NullMarked;
