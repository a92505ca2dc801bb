// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Link from another.
 *
 * @param fromCountry attribute {@code fromCountry}
 * @param fromCode attribute {@code fromCode}
 * @param deviceId attribute {@code deviceId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record LinkKey(String fromCountry, String fromCode, long deviceId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public LinkKey {
        Objects.requireNonNull(fromCountry, "Link.fromCountry is required");
        Objects.requireNonNull(fromCode, "Link.fromCode is required");
    }
}
