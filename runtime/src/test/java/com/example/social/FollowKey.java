// Generated from social.yaml:25, do not edit.
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * Key of edge {@code Follow}.
 *
 * @param followerId {@code string}
 * @param followeeId {@code string}
 */
@Generated("neverscan")
public record FollowKey(String followerId, String followeeId) {
    /** Checks that every part is given. */
    public FollowKey {
        Objects.requireNonNull(followerId, "Follow.followerId is required");
        Objects.requireNonNull(followeeId, "Follow.followeeId is required");
    }
}
