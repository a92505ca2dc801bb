// Generated from src/main/neverscan/fleet.yaml:42, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Track from another.
 *
 * @param fromCountry attribute {@code fromCountry}
 * @param fromCode attribute {@code fromCode}
 * @param toCountry attribute {@code toCountry}
 * @param toCode attribute {@code toCode}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record TrackKey(String fromCountry, String fromCode, String toCountry, String toCode) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public TrackKey {
        Objects.requireNonNull(fromCountry, "Track.fromCountry is required");
        Objects.requireNonNull(fromCode, "Track.fromCode is required");
        Objects.requireNonNull(toCountry, "Track.toCountry is required");
        Objects.requireNonNull(toCode, "Track.toCode is required");
    }
}
