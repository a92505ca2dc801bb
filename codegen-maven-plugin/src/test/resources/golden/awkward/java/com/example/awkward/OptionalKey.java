// Generated from src/main/neverscan/awkward.yaml:15, do not edit
package com.example.awkward;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Optional from another.
 *
 * @param class_ attribute {@code class}
 * @param key_ attribute {@code key}
 * @param detailType attribute {@code detail-type}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record OptionalKey(String class_, String key_, String detailType) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public OptionalKey {
        Objects.requireNonNull(class_, "Optional.class is required");
        Objects.requireNonNull(key_, "Optional.key is required");
        Objects.requireNonNull(detailType, "Optional.detail-type is required");
    }
}
