// Generated from src/main/neverscan/fleet.yaml:33, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.TypeTest;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.core.SdkBytes;

/**
 * Keys of {@link Blob}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class BlobKeys {
    static final TypeTest TYPE = TypeTest.of("Blob", List.of());

    private BlobKeys() {
    }

    /**
     * The key of the item.
     */
    static ItemKey item(SdkBytes digest) {
        return ItemKey.of("Blob", "digest", digest);
    }
}
