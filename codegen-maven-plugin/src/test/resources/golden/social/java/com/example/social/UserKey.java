// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one User from another.
 *
 * @param userId attribute {@code userId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record UserKey(String userId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public UserKey {
        Objects.requireNonNull(userId, "User.userId is required");
    }
}
