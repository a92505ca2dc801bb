// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import java.time.YearMonth;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An edge from Station to Device.
 *
 * @param fromCountry attribute {@code fromCountry}
 * @param fromCode attribute {@code fromCode}
 * @param deviceId attribute {@code deviceId}
 * @param since attribute {@code since}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Link(String fromCountry, String fromCode, long deviceId, YearMonth since) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Link {
        Objects.requireNonNull(fromCountry, "Link.fromCountry is required");
        Objects.requireNonNull(fromCode, "Link.fromCode is required");
        Objects.requireNonNull(since, "Link.since is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public LinkKey key() {
        return new LinkKey(fromCountry, fromCode, deviceId);
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
                .deviceId(deviceId)
                .since(since);
    }

    /**
     * Copies with another value.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @return the copy
     */
    public Link withFromCountry(String fromCountry) {
        return toBuilder().fromCountry(fromCountry).build();
    }

    /**
     * Copies with another value.
     *
     * @param fromCode attribute {@code fromCode}
     * @return the copy
     */
    public Link withFromCode(String fromCode) {
        return toBuilder().fromCode(fromCode).build();
    }

    /**
     * Copies with another value.
     *
     * @param deviceId attribute {@code deviceId}
     * @return the copy
     */
    public Link withDeviceId(long deviceId) {
        return toBuilder().deviceId(deviceId).build();
    }

    /**
     * Copies with another value.
     *
     * @param since attribute {@code since}
     * @return the copy
     */
    public Link withSince(YearMonth since) {
        return toBuilder().since(since).build();
    }

    /**
     * Builds a {@link Link}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String fromCountry;

        private @Nullable String fromCode;

        private @Nullable Long deviceId;

        private @Nullable YearMonth since;

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
         * Sets {@code since}.
         *
         * @param since attribute {@code since}
         * @return this builder
         */
        public Builder since(YearMonth since) {
            this.since = since;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Link}
         */
        public Link build() {
            return new Link(
                    Objects.requireNonNull(fromCountry, "Link.fromCountry is required"),
                    Objects.requireNonNull(fromCode, "Link.fromCode is required"),
                    Objects.requireNonNull(deviceId, "Link.deviceId is required"),
                    Objects.requireNonNull(since, "Link.since is required"));
        }
    }
}
