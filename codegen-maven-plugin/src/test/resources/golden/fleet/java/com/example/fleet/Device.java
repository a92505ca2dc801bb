// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param deviceId attribute {@code deviceId}
 * @param name attribute {@code name}
 * @param readingCount attribute {@code readingCount}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Device(long deviceId, String name, long readingCount) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Device {
        Objects.requireNonNull(name, "Device.name is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public DeviceKey key() {
        return new DeviceKey(deviceId);
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
                .name(name)
                .readingCount(readingCount);
    }

    /**
     * Copies with another value.
     *
     * @param deviceId attribute {@code deviceId}
     * @return the copy
     */
    public Device withDeviceId(long deviceId) {
        return toBuilder().deviceId(deviceId).build();
    }

    /**
     * Copies with another value.
     *
     * @param name attribute {@code name}
     * @return the copy
     */
    public Device withName(String name) {
        return toBuilder().name(name).build();
    }

    /**
     * Copies with another value.
     *
     * @param readingCount attribute {@code readingCount}
     * @return the copy
     */
    public Device withReadingCount(long readingCount) {
        return toBuilder().readingCount(readingCount).build();
    }

    /**
     * Builds a {@link Device}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable Long deviceId;

        private @Nullable String name;

        private long readingCount;

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
         * Sets {@code readingCount}.
         *
         * @param readingCount attribute {@code readingCount}
         * @return this builder
         */
        public Builder readingCount(long readingCount) {
            this.readingCount = readingCount;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Device}
         */
        public Device build() {
            return new Device(
                    Objects.requireNonNull(deviceId, "Device.deviceId is required"),
                    Objects.requireNonNull(name, "Device.name is required"),
                    readingCount);
        }
    }
}
