// Generated from src/main/neverscan/fleet.yaml:42, do not edit
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
 * Keys of {@link Track}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class TrackKeys {
    static final KeyPart<String> FROM_COUNTRY = KeyPart.of("Track", "fromCountry", KeyFormat.text());

    static final KeyPart<String> FROM_CODE = KeyPart.of("Track", "fromCode", KeyFormat.text());

    static final KeyPart<String> TO_COUNTRY = KeyPart.of("Track", "toCountry", KeyFormat.text());

    static final KeyPart<String> TO_CODE = KeyPart.of("Track", "toCode", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("Track", "_type", "Track", List.of(KeyShape.on("PK").literal("STATION#").part(FROM_COUNTRY).literal("#").part(FROM_CODE),
            KeyShape.on("SK").literal("TRACK#").part(TO_COUNTRY).literal("#").part(TO_CODE)));

    static final TypeTest MIRROR_TYPE = TypeTest.of("Track", "_type", "Track", List.of(KeyShape.on("PK").literal("STATION#").part(TO_COUNTRY).literal("#").part(TO_CODE),
            KeyShape.on("SK").literal("TRACK_BY#").part(FROM_COUNTRY).literal("#").part(FROM_CODE)));

    private TrackKeys() {
    }

    /**
     * {@code PK} is {@code STATION#{fromCountry}#{fromCode}}.
     */
    static String pk(String fromCountry, String fromCode) {
        return "STATION#" + TrackKeys.FROM_COUNTRY.encode(fromCountry) + "#" + TrackKeys.FROM_CODE.encode(fromCode);
    }

    /**
     * {@code SK} is {@code TRACK#{toCountry}#{toCode}}.
     */
    static String sk(String toCountry, String toCode) {
        return "TRACK#" + TrackKeys.TO_COUNTRY.encode(toCountry) + "#" + TrackKeys.TO_CODE.encode(toCode);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String fromCountry, String fromCode, String toCountry, String toCode) {
        return ItemKey.of("Track", "PK", pk(fromCountry, fromCode)).sort("SK", sk(toCountry, toCode));
    }

    /**
     * {@code PK} is {@code STATION#{toCountry}#{toCode}}.
     */
    static String mirrorPk(String toCountry, String toCode) {
        return "STATION#" + TrackKeys.TO_COUNTRY.encode(toCountry) + "#" + TrackKeys.TO_CODE.encode(toCode);
    }

    /**
     * {@code SK} is {@code TRACK_BY#{fromCountry}#{fromCode}}.
     */
    static String mirrorSk(String fromCountry, String fromCode) {
        return "TRACK_BY#" + TrackKeys.FROM_COUNTRY.encode(fromCountry) + "#" + TrackKeys.FROM_CODE.encode(fromCode);
    }

    /**
     * The key of the mirror item.
     */
    static ItemKey mirrorItem(String fromCountry, String fromCode, String toCountry,
            String toCode) {
        return ItemKey.of("Track", "PK", mirrorPk(toCountry, toCode)).sort("SK", mirrorSk(fromCountry, fromCode));
    }
}
