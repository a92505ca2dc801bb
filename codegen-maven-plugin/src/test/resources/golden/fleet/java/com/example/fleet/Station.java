// Generated from src/main/neverscan/fleet.yaml:37, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param country attribute {@code country}
 * @param code attribute {@code code}
 * @param name attribute {@code name}
 * @param outCount attribute {@code outCount}
 * @param inCount attribute {@code inCount}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Station(String country, String code, String name, long outCount, long inCount) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Station {
        Objects.requireNonNull(country, "Station.country is required");
        Objects.requireNonNull(code, "Station.code is required");
        Objects.requireNonNull(name, "Station.name is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public StationKey key() {
        return new StationKey(country, code);
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
                .country(country)
                .code(code)
                .name(name)
                .outCount(outCount)
                .inCount(inCount);
    }

    /**
     * Copies with another value.
     *
     * @param country attribute {@code country}
     * @return the copy
     */
    public Station withCountry(String country) {
        return toBuilder().country(country).build();
    }

    /**
     * Copies with another value.
     *
     * @param code attribute {@code code}
     * @return the copy
     */
    public Station withCode(String code) {
        return toBuilder().code(code).build();
    }

    /**
     * Copies with another value.
     *
     * @param name attribute {@code name}
     * @return the copy
     */
    public Station withName(String name) {
        return toBuilder().name(name).build();
    }

    /**
     * Copies with another value.
     *
     * @param outCount attribute {@code outCount}
     * @return the copy
     */
    public Station withOutCount(long outCount) {
        return toBuilder().outCount(outCount).build();
    }

    /**
     * Copies with another value.
     *
     * @param inCount attribute {@code inCount}
     * @return the copy
     */
    public Station withInCount(long inCount) {
        return toBuilder().inCount(inCount).build();
    }

    /**
     * Builds a {@link Station}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String country;

        private @Nullable String code;

        private @Nullable String name;

        private long outCount;

        private long inCount;

        private Builder() {
        }

        /**
         * Sets {@code country}.
         *
         * @param country attribute {@code country}
         * @return this builder
         */
        public Builder country(String country) {
            this.country = country;
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param code attribute {@code code}
         * @return this builder
         */
        public Builder code(String code) {
            this.code = code;
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
         * Sets {@code outCount}.
         *
         * @param outCount attribute {@code outCount}
         * @return this builder
         */
        public Builder outCount(long outCount) {
            this.outCount = outCount;
            return this;
        }

        /**
         * Sets {@code inCount}.
         *
         * @param inCount attribute {@code inCount}
         * @return this builder
         */
        public Builder inCount(long inCount) {
            this.inCount = inCount;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Station}
         */
        public Station build() {
            return new Station(
                    Objects.requireNonNull(country, "Station.country is required"),
                    Objects.requireNonNull(code, "Station.code is required"),
                    Objects.requireNonNull(name, "Station.name is required"),
                    outCount,
                    inCount);
        }
    }
}
