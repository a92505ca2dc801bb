package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import java.util.Optional;

/**
 * What a table or index stores of a type.
 *
 * @param type the type
 * @param location the table or index
 * @param items how many items or entries, empty if nothing tells
 * @param bytesOfOne bytes of one
 * @param bytes billed bytes of all, 100 more for each than it has
 * @param month micro-dollars of a month
 */
public record Storage(
        ItemType type,
        Location location,
        Optional<Figure> items,
        Figure bytesOfOne,
        Optional<Figure> bytes,
        Optional<Figure> month) {}
