// Generated from src/main/neverscan/fleet.yaml:69, do not edit
package com.example.fleet;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of Reading that {@code ofDay} can see.
 *
 * @param deviceId attribute {@code deviceId}
 * @param at attribute {@code at}
 * @param day attribute {@code day}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.ProjectionEmitter")
public record ReadingOfDay(long deviceId, Instant at, LocalDate day) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ReadingOfDay {
        Objects.requireNonNull(at, "ReadingOfDay.at is required");
        Objects.requireNonNull(day, "ReadingOfDay.day is required");
    }

    /**
     * The key of the whole item.
     *
     * @return its key
     */
    public ReadingKey key() {
        return new ReadingKey(deviceId, at);
    }
}
