// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Link}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class LinkKeys {
    static final KeyPart<String> FROM_COUNTRY = KeyPart.of("Link", "fromCountry", KeyFormat.text());

    static final KeyPart<String> FROM_CODE = KeyPart.of("Link", "fromCode", KeyFormat.text());

    static final KeyPart<Long> DEVICE_ID = KeyPart.of("Link", "deviceId", KeyFormat.padded(12));

    static final TypeTest TYPE = TypeTest.of("Link", "_type", "Link", List.of(KeyShape.on("PK").literal("LINK#").part(FROM_COUNTRY).literal("#").part(FROM_CODE),
            KeyShape.on("SK").literal("DEVICE#").part(DEVICE_ID)));

    private LinkKeys() {
    }

    /**
     * {@code PK} is {@code LINK#{fromCountry}#{fromCode}}.
     */
    static String pk(String fromCountry, String fromCode) {
        return "LINK#" + LinkKeys.FROM_COUNTRY.encode(fromCountry) + "#" + LinkKeys.FROM_CODE.encode(fromCode);
    }

    /**
     * {@code SK} is {@code DEVICE#{deviceId}}.
     */
    static String sk(long deviceId) {
        return "DEVICE#" + LinkKeys.DEVICE_ID.encode(deviceId);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String fromCountry, String fromCode, long deviceId) {
        return ItemKey.of("Link", "PK", pk(fromCountry, fromCode)).sort("SK", sk(deviceId));
    }
}
