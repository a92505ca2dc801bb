// Generated from src/main/neverscan/fleet.yaml:42, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An edge from Station to Station.
 *
 * @param fromCountry attribute {@code fromCountry}
 * @param fromCode attribute {@code fromCode}
 * @param toCountry attribute {@code toCountry}
 * @param toCode attribute {@code toCode}
 * @param km attribute {@code km}
 * @param state attribute {@code state}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Track(String fromCountry, String fromCode, String toCountry, String toCode, int km,
        @Nullable String state) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Track {
        Objects.requireNonNull(fromCountry, "Track.fromCountry is required");
        Objects.requireNonNull(fromCode, "Track.fromCode is required");
        Objects.requireNonNull(toCountry, "Track.toCountry is required");
        Objects.requireNonNull(toCode, "Track.toCode is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public TrackKey key() {
        return new TrackKey(fromCountry, fromCode, toCountry, toCode);
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
                .fromCountry(fromCountry)
                .fromCode(fromCode)
                .toCountry(toCountry)
                .toCode(toCode)
                .km(km)
                .state(state);
    }

    /**
     * Copies with another value.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @return the copy
     */
    public Track withFromCountry(String fromCountry) {
        return toBuilder().fromCountry(fromCountry).build();
    }

    /**
     * Copies with another value.
     *
     * @param fromCode attribute {@code fromCode}
     * @return the copy
     */
    public Track withFromCode(String fromCode) {
        return toBuilder().fromCode(fromCode).build();
    }

    /**
     * Copies with another value.
     *
     * @param toCountry attribute {@code toCountry}
     * @return the copy
     */
    public Track withToCountry(String toCountry) {
        return toBuilder().toCountry(toCountry).build();
    }

    /**
     * Copies with another value.
     *
     * @param toCode attribute {@code toCode}
     * @return the copy
     */
    public Track withToCode(String toCode) {
        return toBuilder().toCode(toCode).build();
    }

    /**
     * Copies with another value.
     *
     * @param km attribute {@code km}
     * @return the copy
     */
    public Track withKm(int km) {
        return toBuilder().km(km).build();
    }

    /**
     * Copies with another value.
     *
     * @param state attribute {@code state}; may be absent
     * @return the copy
     */
    public Track withState(@Nullable String state) {
        return toBuilder().state(state).build();
    }

    /**
     * Builds a {@link Track}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String fromCountry;

        private @Nullable String fromCode;

        private @Nullable String toCountry;

        private @Nullable String toCode;

        private @Nullable Integer km;

        private @Nullable String state;

        private Builder() {
        }

        /**
         * Sets {@code fromCountry}.
         *
         * @param fromCountry attribute {@code fromCountry}
         * @return this builder
         */
        public Builder fromCountry(String fromCountry) {
            this.fromCountry = fromCountry;
            return this;
        }

        /**
         * Sets {@code fromCode}.
         *
         * @param fromCode attribute {@code fromCode}
         * @return this builder
         */
        public Builder fromCode(String fromCode) {
            this.fromCode = fromCode;
            return this;
        }

        /**
         * Sets {@code toCountry}.
         *
         * @param toCountry attribute {@code toCountry}
         * @return this builder
         */
        public Builder toCountry(String toCountry) {
            this.toCountry = toCountry;
            return this;
        }

        /**
         * Sets {@code toCode}.
         *
         * @param toCode attribute {@code toCode}
         * @return this builder
         */
        public Builder toCode(String toCode) {
            this.toCode = toCode;
            return this;
        }

        /**
         * Sets {@code km}.
         *
         * @param km attribute {@code km}
         * @return this builder
         */
        public Builder km(int km) {
            this.km = km;
            return this;
        }

        /**
         * Sets {@code state}.
         *
         * @param state attribute {@code state}; may be absent
         * @return this builder
         */
        public Builder state(@Nullable String state) {
            this.state = state;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Track}
         */
        public Track build() {
            return new Track(
                    Objects.requireNonNull(fromCountry, "Track.fromCountry is required"),
                    Objects.requireNonNull(fromCode, "Track.fromCode is required"),
                    Objects.requireNonNull(toCountry, "Track.toCountry is required"),
                    Objects.requireNonNull(toCode, "Track.toCode is required"),
                    Objects.requireNonNull(km, "Track.km is required"),
                    state);
        }
    }
}
