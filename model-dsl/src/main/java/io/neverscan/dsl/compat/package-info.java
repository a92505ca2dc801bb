/**
 * Changes between two versions of a model: a {@link io.neverscan.dsl.compat.Snapshot} of each, and one final class per
 * kind of change, all registered in {@link io.neverscan.dsl.compat.Changes}.
 */
@NullMarked
package io.neverscan.dsl.compat;

import org.jspecify.annotations.NullMarked;
