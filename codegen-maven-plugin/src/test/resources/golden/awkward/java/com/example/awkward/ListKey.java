// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one List from another.
 *
 * @param id attribute {@code id}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record ListKey(String id) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ListKey {
        Objects.requireNonNull(id, "List.id is required");
    }
}
