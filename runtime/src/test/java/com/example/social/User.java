// Generated from social.yaml:14, do not edit.
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Entity {@code User}.
 *
 * <p>Stored in table {@code social} under partition {@code USER#{userId}}, sort {@code PROFILE}.
 *
 * @param userId {@code string}, part of the key
 * @param name {@code string}
 * @param followerCount {@code counter}, kept by edge {@code Follow}
 * @param followingCount {@code counter}, kept by edge {@code Follow}
 * @param bio {@code string?}, null if absent
 */
@Generated("neverscan")
public record User(
        String userId,
        String name,
        long followerCount,
        long followingCount,
        @Nullable String bio) implements HomeItem {
    /** Checks that required attributes are given. */
    public User {
        Objects.requireNonNull(userId, "User.userId is required");
        Objects.requireNonNull(name, "User.name is required");
    }

    /**
     * Begins a new record.
     *
     * @return a builder without values
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Begins a changed copy.
     *
     * @return a builder with this record's values
     */
    public Builder toBuilder() {
        return new Builder()
                .userId(userId)
                .name(name)
                .followerCount(followerCount)
                .followingCount(followingCount)
                .bio(bio);
    }

    /**
     * The key of this record.
     *
     * @return its identity attributes
     */
    public UserKey key() {
        return new UserKey(userId);
    }

    /**
     * A copy with another {@code userId}.
     *
     * @param userId the value
     * @return the copy
     */
    public User withUserId(String userId) {
        return new User(userId, name, followerCount, followingCount, bio);
    }

    /**
     * A copy with another {@code name}.
     *
     * @param name the value
     * @return the copy
     */
    public User withName(String name) {
        return new User(userId, name, followerCount, followingCount, bio);
    }

    /**
     * A copy with another {@code followerCount}.
     *
     * @param followerCount the value
     * @return the copy
     */
    public User withFollowerCount(long followerCount) {
        return new User(userId, name, followerCount, followingCount, bio);
    }

    /**
     * A copy with another {@code followingCount}.
     *
     * @param followingCount the value
     * @return the copy
     */
    public User withFollowingCount(long followingCount) {
        return new User(userId, name, followerCount, followingCount, bio);
    }

    /**
     * A copy with another {@code bio}.
     *
     * @param bio the value, or null for absent
     * @return the copy
     */
    public User withBio(@Nullable String bio) {
        return new User(userId, name, followerCount, followingCount, bio);
    }

    /** Builds a {@link User}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String userId;
        private @Nullable String name;
        private long followerCount;
        private long followingCount;
        private @Nullable String bio;

        private Builder() {}

        /**
         * Sets {@code userId}.
         *
         * @param userId the value
         * @return this
         */
        public Builder userId(String userId) {
            this.userId = userId;
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param name the value
         * @return this
         */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /**
         * Sets {@code followerCount}.
         *
         * @param followerCount the value
         * @return this
         */
        public Builder followerCount(long followerCount) {
            this.followerCount = followerCount;
            return this;
        }

        /**
         * Sets {@code followingCount}.
         *
         * @param followingCount the value
         * @return this
         */
        public Builder followingCount(long followingCount) {
            this.followingCount = followingCount;
            return this;
        }

        /**
         * Sets {@code bio}.
         *
         * @param bio the value, or null for absent
         * @return this
         */
        public Builder bio(@Nullable String bio) {
            this.bio = bio;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public User build() {
            return new User(
                    Objects.requireNonNull(userId, "User.userId is required"),
                    Objects.requireNonNull(name, "User.name is required"),
                    followerCount,
                    followingCount,
                    bio);
        }
    }
}
