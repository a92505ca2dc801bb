// Generated from src/main/neverscan/social.yaml:26, do not edit
package com.example.social;

import java.time.LocalDate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An edge from User to User.
 *
 * @param followerId attribute {@code followerId}
 * @param followeeId attribute {@code followeeId}
 * @param since attribute {@code since}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Follow(String followerId, String followeeId, LocalDate since) implements HomeItem {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Follow {
        Objects.requireNonNull(followerId, "Follow.followerId is required");
        Objects.requireNonNull(followeeId, "Follow.followeeId is required");
        Objects.requireNonNull(since, "Follow.since is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public FollowKey key() {
        return new FollowKey(followerId, followeeId);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder()
                .followerId(followerId)
                .followeeId(followeeId)
                .since(since);
    }

    /**
     * Copies with another value.
     *
     * @param followerId attribute {@code followerId}
     * @return the copy
     */
    public Follow withFollowerId(String followerId) {
        return toBuilder().followerId(followerId).build();
    }

    /**
     * Copies with another value.
     *
     * @param followeeId attribute {@code followeeId}
     * @return the copy
     */
    public Follow withFolloweeId(String followeeId) {
        return toBuilder().followeeId(followeeId).build();
    }

    /**
     * Copies with another value.
     *
     * @param since attribute {@code since}
     * @return the copy
     */
    public Follow withSince(LocalDate since) {
        return toBuilder().since(since).build();
    }

    /**
     * Builds a {@link Follow}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String followerId;

        private @Nullable String followeeId;

        private @Nullable LocalDate since;

        private Builder() {
        }

        /**
         * Sets {@code followerId}.
         *
         * @param followerId attribute {@code followerId}
         * @return this builder
         */
        public Builder followerId(String followerId) {
            this.followerId = followerId;
            return this;
        }

        /**
         * Sets {@code followeeId}.
         *
         * @param followeeId attribute {@code followeeId}
         * @return this builder
         */
        public Builder followeeId(String followeeId) {
            this.followeeId = followeeId;
            return this;
        }

        /**
         * Sets {@code since}.
         *
         * @param since attribute {@code since}
         * @return this builder
         */
        public Builder since(LocalDate since) {
            this.since = since;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Follow}
         */
        public Follow build() {
            return new Follow(
                    Objects.requireNonNull(followerId, "Follow.followerId is required"),
                    Objects.requireNonNull(followeeId, "Follow.followeeId is required"),
                    Objects.requireNonNull(since, "Follow.since is required"));
        }
    }
}
