// Generated from src/main/neverscan/scalars.yaml:6, do not edit
package com.example.scalars;

import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A document inside an item, stored as a map.
 *
 * @param name attribute {@code name}
 * @param colour attribute {@code colour}; may be absent
 * @param at attribute {@code at}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentEmitter")
public record Inner(String name, @Nullable Colour colour, @Nullable Instant at) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Inner {
        Objects.requireNonNull(name, "Inner.name is required");
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
                .name(name)
                .colour(colour)
                .at(at);
    }

    /**
     * Copies with another value.
     *
     * @param name attribute {@code name}
     * @return the copy
     */
    public Inner withName(String name) {
        return toBuilder().name(name).build();
    }

    /**
     * Copies with another value.
     *
     * @param colour attribute {@code colour}; may be absent
     * @return the copy
     */
    public Inner withColour(@Nullable Colour colour) {
        return toBuilder().colour(colour).build();
    }

    /**
     * Copies with another value.
     *
     * @param at attribute {@code at}; may be absent
     * @return the copy
     */
    public Inner withAt(@Nullable Instant at) {
        return toBuilder().at(at).build();
    }

    /**
     * Builds a {@link Inner}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String name;

        private @Nullable Colour colour;

        private @Nullable Instant at;

        private Builder() {
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
         * Sets {@code colour}.
         *
         * @param colour attribute {@code colour}; may be absent
         * @return this builder
         */
        public Builder colour(@Nullable Colour colour) {
            this.colour = colour;
            return this;
        }

        /**
         * Sets {@code at}.
         *
         * @param at attribute {@code at}; may be absent
         * @return this builder
         */
        public Builder at(@Nullable Instant at) {
            this.at = at;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Inner}
         */
        public Inner build() {
            return new Inner(
                    Objects.requireNonNull(name, "Inner.name is required"),
                    colour,
                    at);
        }
    }
}
