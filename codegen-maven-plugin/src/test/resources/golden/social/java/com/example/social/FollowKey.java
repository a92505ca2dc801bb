// Generated from src/main/neverscan/social.yaml:26, do not edit
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Follow from another.
 *
 * @param followerId attribute {@code followerId}
 * @param followeeId attribute {@code followeeId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record FollowKey(String followerId, String followeeId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public FollowKey {
        Objects.requireNonNull(followerId, "Follow.followerId is required");
        Objects.requireNonNull(followeeId, "Follow.followeeId is required");
    }
}
