// Generated from src/main/neverscan/fleet.yaml:37, do not edit
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
 * Keys of {@link Station}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class StationKeys {
    static final KeyPart<String> COUNTRY = KeyPart.of("Station", "country", KeyFormat.text());

    static final KeyPart<String> CODE = KeyPart.of("Station", "code", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("Station", "_type", "Station", List.of(KeyShape.on("PK").literal("STATION#").part(COUNTRY).literal("#").part(CODE),
            KeyShape.on("SK").literal("STATION")));

    private StationKeys() {
    }

    /**
     * {@code PK} is {@code STATION#{country}#{code}}.
     */
    static String pk(String country, String code) {
        return "STATION#" + StationKeys.COUNTRY.encode(country) + "#" + StationKeys.CODE.encode(code);
    }

    /**
     * {@code SK} is {@code STATION}.
     */
    static String sk() {
        return "STATION";
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String country, String code) {
        return ItemKey.of("Station", "PK", pk(country, code)).sort("SK", sk());
    }
}
