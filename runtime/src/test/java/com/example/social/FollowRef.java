// Generated from social.yaml:37, do not edit.
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * What index {@code GSI1} holds of edge {@code Follow}: its key attributes. {@link #key()} leads to the full item.
 *
 * @param followerId {@code string}
 * @param followeeId {@code string}
 */
@Generated("neverscan")
public record FollowRef(String followerId, String followeeId) {
    /** Checks that every part is given. */
    public FollowRef {
        Objects.requireNonNull(followerId, "Follow.followerId is required");
        Objects.requireNonNull(followeeId, "Follow.followeeId is required");
    }

    /**
     * The key of the full item.
     *
     * @return its identity attributes
     */
    public FollowKey key() {
        return new FollowKey(followerId, followeeId);
    }
}
