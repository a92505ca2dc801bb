// Generated from src/main/neverscan/fleet.yaml:29, do not edit
package com.example.fleet;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param deviceId attribute {@code deviceId}
 * @param at attribute {@code at}
 * @param day attribute {@code day}
 * @param value attribute {@code value}
 * @param unit attribute {@code unit}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Reading(long deviceId, Instant at, LocalDate day, BigDecimal value,
        @Nullable String unit) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Reading {
        Objects.requireNonNull(at, "Reading.at is required");
        Objects.requireNonNull(day, "Reading.day is required");
        Objects.requireNonNull(value, "Reading.value is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public ReadingKey key() {
        return new ReadingKey(deviceId, at);
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
                .deviceId(deviceId)
                .at(at)
                .day(day)
                .value(value)
                .unit(unit);
    }

    /**
     * Copies with another value.
     *
     * @param deviceId attribute {@code deviceId}
     * @return the copy
     */
    public Reading withDeviceId(long deviceId) {
        return toBuilder().deviceId(deviceId).build();
    }

    /**
     * Copies with another value.
     *
     * @param at attribute {@code at}
     * @return the copy
     */
    public Reading withAt(Instant at) {
        return toBuilder().at(at).build();
    }

    /**
     * Copies with another value.
     *
     * @param day attribute {@code day}
     * @return the copy
     */
    public Reading withDay(LocalDate day) {
        return toBuilder().day(day).build();
    }

    /**
     * Copies with another value.
     *
     * @param value attribute {@code value}
     * @return the copy
     */
    public Reading withValue(BigDecimal value) {
        return toBuilder().value(value).build();
    }

    /**
     * Copies with another value.
     *
     * @param unit attribute {@code unit}; may be absent
     * @return the copy
     */
    public Reading withUnit(@Nullable String unit) {
        return toBuilder().unit(unit).build();
    }

    /**
     * Builds a {@link Reading}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable Long deviceId;

        private @Nullable Instant at;

        private @Nullable LocalDate day;

        private @Nullable BigDecimal value;

        private @Nullable String unit;

        private Builder() {
        }

        /**
         * Sets {@code deviceId}.
         *
         * @param deviceId attribute {@code deviceId}
         * @return this builder
         */
        public Builder deviceId(long deviceId) {
            this.deviceId = deviceId;
            return this;
        }

        /**
         * Sets {@code at}.
         *
         * @param at attribute {@code at}
         * @return this builder
         */
        public Builder at(Instant at) {
            this.at = at;
            return this;
        }

        /**
         * Sets {@code day}.
         *
         * @param day attribute {@code day}
         * @return this builder
         */
        public Builder day(LocalDate day) {
            this.day = day;
            return this;
        }

        /**
         * Sets {@code value}.
         *
         * @param value attribute {@code value}
         * @return this builder
         */
        public Builder value(BigDecimal value) {
            this.value = value;
            return this;
        }

        /**
         * Sets {@code unit}.
         *
         * @param unit attribute {@code unit}; may be absent
         * @return this builder
         */
        public Builder unit(@Nullable String unit) {
            this.unit = unit;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Reading}
         */
        public Reading build() {
            return new Reading(
                    Objects.requireNonNull(deviceId, "Reading.deviceId is required"),
                    Objects.requireNonNull(at, "Reading.at is required"),
                    Objects.requireNonNull(day, "Reading.day is required"),
                    Objects.requireNonNull(value, "Reading.value is required"),
                    unit);
        }
    }
}
