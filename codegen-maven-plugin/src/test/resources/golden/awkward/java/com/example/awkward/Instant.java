// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param id attribute {@code id}
 * @param expectedVersion attribute {@code expectedVersion}
 * @param value attribute {@code value}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Instant(String id, long expectedVersion, @Nullable Text value) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Instant {
        Objects.requireNonNull(id, "Instant.id is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public InstantKey key() {
        return new InstantKey(id);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder_ builder() {
        return new Builder_();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder_ toBuilder() {
        return new Builder_()
                .id(id)
                .expectedVersion(expectedVersion)
                .value(value);
    }

    /**
     * Copies with another value.
     *
     * @param id attribute {@code id}
     * @return the copy
     */
    public Instant withId(String id) {
        return toBuilder().id(id).build();
    }

    /**
     * Copies with another value.
     *
     * @param expectedVersion attribute {@code expectedVersion}
     * @return the copy
     */
    public Instant withExpectedVersion(long expectedVersion) {
        return toBuilder().expectedVersion(expectedVersion).build();
    }

    /**
     * Copies with another value.
     *
     * @param value attribute {@code value}; may be absent
     * @return the copy
     */
    public Instant withValue(@Nullable Text value) {
        return toBuilder().value(value).build();
    }

    /**
     * Builds a {@link Instant}. Not safe for use by several threads.
     */
    public static final class Builder_ {
        private @Nullable String id;

        private long expectedVersion;

        private @Nullable Text value;

        private Builder_() {
        }

        /**
         * Sets {@code id}.
         *
         * @param id attribute {@code id}
         * @return this builder
         */
        public Builder_ id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code expectedVersion}.
         *
         * @param expectedVersion attribute {@code expectedVersion}
         * @return this builder
         */
        public Builder_ expectedVersion(long expectedVersion) {
            this.expectedVersion = expectedVersion;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value attribute {@code value}; may be absent
         * @return this builder
         */
        public Builder_ value(@Nullable Text value) {
            this.value = value;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Instant}
         */
        public Instant build() {
            return new Instant(
                    Objects.requireNonNull(id, "Instant.id is required"),
                    expectedVersion,
                    value);
        }
    }
}
