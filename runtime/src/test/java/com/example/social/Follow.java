// Generated from social.yaml:25, do not edit.
package com.example.social;

import java.time.LocalDate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Edge {@code Follow} from {@code User} to {@code User}.
 *
 * <p>Stored in table {@code social} under partition {@code USER#{followerId}}, sort {@code FOLLOWS#{followeeId}};
 * inverse in {@code GSI1} under partition {@code USER#{followeeId}}, sort {@code FOLLOWED_BY#{followerId}}.
 *
 * @param followerId {@code string}, part of the key
 * @param followeeId {@code string}, part of the key
 * @param since {@code date}
 */
@Generated("neverscan")
public record Follow(String followerId, String followeeId, LocalDate since) implements HomeItem {
    /** Checks that required attributes are given. */
    public Follow {
        Objects.requireNonNull(followerId, "Follow.followerId is required");
        Objects.requireNonNull(followeeId, "Follow.followeeId is required");
        Objects.requireNonNull(since, "Follow.since is required");
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
        return new Builder().followerId(followerId).followeeId(followeeId).since(since);
    }

    /**
     * The key of this record.
     *
     * @return its identity attributes
     */
    public FollowKey key() {
        return new FollowKey(followerId, followeeId);
    }

    /**
     * A copy with another {@code followerId}.
     *
     * @param followerId the value
     * @return the copy
     */
    public Follow withFollowerId(String followerId) {
        return new Follow(followerId, followeeId, since);
    }

    /**
     * A copy with another {@code followeeId}.
     *
     * @param followeeId the value
     * @return the copy
     */
    public Follow withFolloweeId(String followeeId) {
        return new Follow(followerId, followeeId, since);
    }

    /**
     * A copy with another {@code since}.
     *
     * @param since the value
     * @return the copy
     */
    public Follow withSince(LocalDate since) {
        return new Follow(followerId, followeeId, since);
    }

    /** Builds a {@link Follow}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String followerId;
        private @Nullable String followeeId;
        private @Nullable LocalDate since;

        private Builder() {}

        /**
         * Sets {@code followerId}.
         *
         * @param followerId the value
         * @return this
         */
        public Builder followerId(String followerId) {
            this.followerId = followerId;
            return this;
        }

        /**
         * Sets {@code followeeId}.
         *
         * @param followeeId the value
         * @return this
         */
        public Builder followeeId(String followeeId) {
            this.followeeId = followeeId;
            return this;
        }

        /**
         * Sets {@code since}.
         *
         * @param since the value
         * @return this
         */
        public Builder since(LocalDate since) {
            this.since = since;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public Follow build() {
            return new Follow(
                    Objects.requireNonNull(followerId, "Follow.followerId is required"),
                    Objects.requireNonNull(followeeId, "Follow.followeeId is required"),
                    Objects.requireNonNull(since, "Follow.since is required"));
        }
    }
}
