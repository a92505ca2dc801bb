// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.TypeTest;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Device}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class DeviceKeys {
    static final TypeTest TYPE = TypeTest.of("Device", List.of());

    private DeviceKeys() {
    }

    /**
     * The key of the item.
     */
    static ItemKey item(long deviceId) {
        return ItemKey.of("Device", "deviceId", deviceId);
    }
}
