// Generated from src/main/neverscan/fleet.yaml:33, do not edit
package com.example.fleet;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.core.SdkBytes;

/**
 * What tells one Blob from another.
 *
 * @param digest attribute {@code digest}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record BlobKey(SdkBytes digest) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public BlobKey {
        Objects.requireNonNull(digest, "Blob.digest is required");
    }
}
