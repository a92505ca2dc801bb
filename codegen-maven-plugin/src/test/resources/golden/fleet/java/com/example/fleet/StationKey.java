// Generated from src/main/neverscan/fleet.yaml:37, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Station from another.
 *
 * @param country attribute {@code country}
 * @param code attribute {@code code}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record StationKey(String country, String code) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public StationKey {
        Objects.requireNonNull(country, "Station.country is required");
        Objects.requireNonNull(code, "Station.code is required");
    }
}
