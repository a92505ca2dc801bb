// Generated from src/main/neverscan/fleet.yaml:58, do not edit
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
 * Keys of {@link Near}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class NearKeys {
    static final KeyPart<String> A_COUNTRY = KeyPart.of("Near", "aCountry", KeyFormat.text());

    static final KeyPart<String> A_CODE = KeyPart.of("Near", "aCode", KeyFormat.text());

    static final KeyPart<String> B_COUNTRY = KeyPart.of("Near", "bCountry", KeyFormat.text());

    static final KeyPart<String> B_CODE = KeyPart.of("Near", "bCode", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("Near", "_type", "Near", List.of(KeyShape.on("PK").literal("NEAR#").part(A_COUNTRY).literal("#").part(A_CODE),
            KeyShape.on("SK").literal("NEAR#").part(B_COUNTRY).literal("#").part(B_CODE)));

    private NearKeys() {
    }

    /**
     * {@code PK} is {@code NEAR#{aCountry}#{aCode}}.
     */
    static String pk(String aCountry, String aCode) {
        return "NEAR#" + NearKeys.A_COUNTRY.encode(aCountry) + "#" + NearKeys.A_CODE.encode(aCode);
    }

    /**
     * {@code SK} is {@code NEAR#{bCountry}#{bCode}}.
     */
    static String sk(String bCountry, String bCode) {
        return "NEAR#" + NearKeys.B_COUNTRY.encode(bCountry) + "#" + NearKeys.B_CODE.encode(bCode);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String aCountry, String aCode, String bCountry, String bCode) {
        return ItemKey.of("Near", "PK", pk(aCountry, aCode)).sort("SK", sk(bCountry, bCode));
    }
}
