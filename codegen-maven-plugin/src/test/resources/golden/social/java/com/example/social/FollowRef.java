// Generated from src/main/neverscan/social.yaml:38, do not edit
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of Follow that {@code followers} can see.
 *
 * @param followerId attribute {@code followerId}
 * @param followeeId attribute {@code followeeId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.ProjectionEmitter")
public record FollowRef(String followerId, String followeeId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public FollowRef {
        Objects.requireNonNull(followerId, "FollowRef.followerId is required");
        Objects.requireNonNull(followeeId, "FollowRef.followeeId is required");
    }

    /**
     * The key of the whole item.
     *
     * @return its key
     */
    public FollowKey key() {
        return new FollowKey(followerId, followeeId);
    }
}
