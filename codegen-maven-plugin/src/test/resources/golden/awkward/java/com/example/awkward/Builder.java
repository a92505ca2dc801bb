// Generated from src/main/neverscan/awkward.yaml:12, do not edit
package com.example.awkward;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A document inside an item, stored as a map.
 *
 * @param build attribute {@code build}
 * @param builder_ attribute {@code builder}; may be absent
 * @param toBuilder_ attribute {@code toBuilder}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentEmitter")
public record Builder(String build, @Nullable String builder_, @Nullable String toBuilder_) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Builder {
        Objects.requireNonNull(build, "Builder.build is required");
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
                .build(build)
                .builder_(builder_)
                .toBuilder_(toBuilder_);
    }

    /**
     * Copies with another value.
     *
     * @param build attribute {@code build}
     * @return the copy
     */
    public Builder withBuild(String build) {
        return toBuilder().build(build).build();
    }

    /**
     * Copies with another value.
     *
     * @param builder_ attribute {@code builder}; may be absent
     * @return the copy
     */
    public Builder withBuilder_(@Nullable String builder_) {
        return toBuilder().builder_(builder_).build();
    }

    /**
     * Copies with another value.
     *
     * @param toBuilder_ attribute {@code toBuilder}; may be absent
     * @return the copy
     */
    public Builder withToBuilder_(@Nullable String toBuilder_) {
        return toBuilder().toBuilder_(toBuilder_).build();
    }

    /**
     * Builds a {@link Builder}. Not safe for use by several threads.
     */
    public static final class Builder_ {
        private @Nullable String build;

        private @Nullable String builder_;

        private @Nullable String toBuilder_;

        private Builder_() {
        }

        /**
         * Sets {@code build}.
         *
         * @param build attribute {@code build}
         * @return this builder
         */
        public Builder_ build(String build) {
            this.build = build;
            return this;
        }

        /**
         * Sets {@code builder_}.
         *
         * @param builder_ attribute {@code builder}; may be absent
         * @return this builder
         */
        public Builder_ builder_(@Nullable String builder_) {
            this.builder_ = builder_;
            return this;
        }

        /**
         * Sets {@code toBuilder_}.
         *
         * @param toBuilder_ attribute {@code toBuilder}; may be absent
         * @return this builder
         */
        public Builder_ toBuilder_(@Nullable String toBuilder_) {
            this.toBuilder_ = toBuilder_;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Builder}
         */
        public Builder build() {
            return new Builder(
                    Objects.requireNonNull(build, "Builder.build is required"),
                    builder_,
                    toBuilder_);
        }
    }
}
