// Generated from src/main/neverscan/fleet.yaml:58, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An edge from Station to Station.
 *
 * @param aCountry attribute {@code aCountry}
 * @param aCode attribute {@code aCode}
 * @param bCountry attribute {@code bCountry}
 * @param bCode attribute {@code bCode}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Near(String aCountry, String aCode, String bCountry, String bCode) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Near {
        Objects.requireNonNull(aCountry, "Near.aCountry is required");
        Objects.requireNonNull(aCode, "Near.aCode is required");
        Objects.requireNonNull(bCountry, "Near.bCountry is required");
        Objects.requireNonNull(bCode, "Near.bCode is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public NearKey key() {
        return new NearKey(aCountry, aCode, bCountry, bCode);
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
                .aCountry(aCountry)
                .aCode(aCode)
                .bCountry(bCountry)
                .bCode(bCode);
    }

    /**
     * Copies with another value.
     *
     * @param aCountry attribute {@code aCountry}
     * @return the copy
     */
    public Near withACountry(String aCountry) {
        return toBuilder().aCountry(aCountry).build();
    }

    /**
     * Copies with another value.
     *
     * @param aCode attribute {@code aCode}
     * @return the copy
     */
    public Near withACode(String aCode) {
        return toBuilder().aCode(aCode).build();
    }

    /**
     * Copies with another value.
     *
     * @param bCountry attribute {@code bCountry}
     * @return the copy
     */
    public Near withBCountry(String bCountry) {
        return toBuilder().bCountry(bCountry).build();
    }

    /**
     * Copies with another value.
     *
     * @param bCode attribute {@code bCode}
     * @return the copy
     */
    public Near withBCode(String bCode) {
        return toBuilder().bCode(bCode).build();
    }

    /**
     * Builds a {@link Near}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String aCountry;

        private @Nullable String aCode;

        private @Nullable String bCountry;

        private @Nullable String bCode;

        private Builder() {
        }

        /**
         * Sets {@code aCountry}.
         *
         * @param aCountry attribute {@code aCountry}
         * @return this builder
         */
        public Builder aCountry(String aCountry) {
            this.aCountry = aCountry;
            return this;
        }

        /**
         * Sets {@code aCode}.
         *
         * @param aCode attribute {@code aCode}
         * @return this builder
         */
        public Builder aCode(String aCode) {
            this.aCode = aCode;
            return this;
        }

        /**
         * Sets {@code bCountry}.
         *
         * @param bCountry attribute {@code bCountry}
         * @return this builder
         */
        public Builder bCountry(String bCountry) {
            this.bCountry = bCountry;
            return this;
        }

        /**
         * Sets {@code bCode}.
         *
         * @param bCode attribute {@code bCode}
         * @return this builder
         */
        public Builder bCode(String bCode) {
            this.bCode = bCode;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Near}
         */
        public Near build() {
            return new Near(
                    Objects.requireNonNull(aCountry, "Near.aCountry is required"),
                    Objects.requireNonNull(aCode, "Near.aCode is required"),
                    Objects.requireNonNull(bCountry, "Near.bCountry is required"),
                    Objects.requireNonNull(bCode, "Near.bCode is required"));
        }
    }
}
