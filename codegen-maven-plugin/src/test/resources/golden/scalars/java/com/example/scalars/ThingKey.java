// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import java.util.Objects;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Thing from another.
 *
 * @param id attribute {@code id}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record ThingKey(UUID id) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ThingKey {
        Objects.requireNonNull(id, "Thing.id is required");
    }
}
