/** Stage 3: one final class per rule about the design of the keys. */
@NullMarked
package io.neverscan.dsl.check;

import org.jspecify.annotations.NullMarked;
