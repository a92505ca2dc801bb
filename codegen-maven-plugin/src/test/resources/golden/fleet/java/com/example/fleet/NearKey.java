// Generated from src/main/neverscan/fleet.yaml:58, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Near from another.
 *
 * @param aCountry attribute {@code aCountry}
 * @param aCode attribute {@code aCode}
 * @param bCountry attribute {@code bCountry}
 * @param bCode attribute {@code bCode}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record NearKey(String aCountry, String aCode, String bCountry, String bCode) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public NearKey {
        Objects.requireNonNull(aCountry, "Near.aCountry is required");
        Objects.requireNonNull(aCode, "Near.aCode is required");
        Objects.requireNonNull(bCountry, "Near.bCountry is required");
        Objects.requireNonNull(bCode, "Near.bCode is required");
    }
}
