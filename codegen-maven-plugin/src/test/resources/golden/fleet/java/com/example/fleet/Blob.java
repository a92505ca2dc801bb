// Generated from src/main/neverscan/fleet.yaml:33, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/**
 * An entity.
 *
 * @param digest attribute {@code digest}
 * @param size attribute {@code size}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Blob(SdkBytes digest, int size) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Blob {
        Objects.requireNonNull(digest, "Blob.digest is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public BlobKey key() {
        return new BlobKey(digest);
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
                .digest(digest)
                .size(size);
    }

    /**
     * Copies with another value.
     *
     * @param digest attribute {@code digest}
     * @return the copy
     */
    public Blob withDigest(SdkBytes digest) {
        return toBuilder().digest(digest).build();
    }

    /**
     * Copies with another value.
     *
     * @param size attribute {@code size}
     * @return the copy
     */
    public Blob withSize(int size) {
        return toBuilder().size(size).build();
    }

    /**
     * Builds a {@link Blob}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable SdkBytes digest;

        private @Nullable Integer size;

        private Builder() {
        }

        /**
         * Sets {@code digest}.
         *
         * @param digest attribute {@code digest}
         * @return this builder
         */
        public Builder digest(SdkBytes digest) {
            this.digest = digest;
            return this;
        }

        /**
         * Sets {@code size}.
         *
         * @param size attribute {@code size}
         * @return this builder
         */
        public Builder size(int size) {
            this.size = size;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Blob}
         */
        public Blob build() {
            return new Blob(
                    Objects.requireNonNull(digest, "Blob.digest is required"),
                    Objects.requireNonNull(size, "Blob.size is required"));
        }
    }
}
