// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param userId attribute {@code userId}
 * @param name attribute {@code name}
 * @param bio attribute {@code bio}; may be absent
 * @param followerCount attribute {@code followerCount}
 * @param followingCount attribute {@code followingCount}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record User(String userId, String name, @Nullable String bio, long followerCount,
        long followingCount) implements HomeItem {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public User {
        Objects.requireNonNull(userId, "User.userId is required");
        Objects.requireNonNull(name, "User.name is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public UserKey key() {
        return new UserKey(userId);
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
                .userId(userId)
                .name(name)
                .bio(bio)
                .followerCount(followerCount)
                .followingCount(followingCount);
    }

    /**
     * Copies with another value.
     *
     * @param userId attribute {@code userId}
     * @return the copy
     */
    public User withUserId(String userId) {
        return toBuilder().userId(userId).build();
    }

    /**
     * Copies with another value.
     *
     * @param name attribute {@code name}
     * @return the copy
     */
    public User withName(String name) {
        return toBuilder().name(name).build();
    }

    /**
     * Copies with another value.
     *
     * @param bio attribute {@code bio}; may be absent
     * @return the copy
     */
    public User withBio(@Nullable String bio) {
        return toBuilder().bio(bio).build();
    }

    /**
     * Copies with another value.
     *
     * @param followerCount attribute {@code followerCount}
     * @return the copy
     */
    public User withFollowerCount(long followerCount) {
        return toBuilder().followerCount(followerCount).build();
    }

    /**
     * Copies with another value.
     *
     * @param followingCount attribute {@code followingCount}
     * @return the copy
     */
    public User withFollowingCount(long followingCount) {
        return toBuilder().followingCount(followingCount).build();
    }

    /**
     * Builds a {@link User}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String userId;

        private @Nullable String name;

        private @Nullable String bio;

        private long followerCount;

        private long followingCount;

        private Builder() {
        }

        /**
         * Sets {@code userId}.
         *
         * @param userId attribute {@code userId}
         * @return this builder
         */
        public Builder userId(String userId) {
            this.userId = userId;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name attribute {@code name}
         * @return this builder
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code bio}.
         *
         * @param bio attribute {@code bio}; may be absent
         * @return this builder
         */
        public Builder bio(@Nullable String bio) {
            this.bio = bio;
            return this;
        }

        /**
         * Sets {@code followerCount}.
         *
         * @param followerCount attribute {@code followerCount}
         * @return this builder
         */
        public Builder followerCount(long followerCount) {
            this.followerCount = followerCount;
            return this;
        }

        /**
         * Sets {@code followingCount}.
         *
         * @param followingCount attribute {@code followingCount}
         * @return this builder
         */
        public Builder followingCount(long followingCount) {
            this.followingCount = followingCount;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link User}
         */
        public User build() {
            return new User(
                    Objects.requireNonNull(userId, "User.userId is required"),
                    Objects.requireNonNull(name, "User.name is required"),
                    bio,
                    followerCount,
                    followingCount);
        }
    }
}
