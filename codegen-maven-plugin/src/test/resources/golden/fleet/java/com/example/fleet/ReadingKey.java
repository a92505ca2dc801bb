// Generated from src/main/neverscan/fleet.yaml:29, do not edit
package com.example.fleet;

import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Reading from another.
 *
 * @param deviceId attribute {@code deviceId}
 * @param at attribute {@code at}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record ReadingKey(long deviceId, Instant at) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ReadingKey {
        Objects.requireNonNull(at, "Reading.at is required");
    }
}
