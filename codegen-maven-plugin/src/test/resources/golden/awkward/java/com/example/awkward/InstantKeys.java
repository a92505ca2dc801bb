// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Instant}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class InstantKeys {
    static final KeyPart<String> ID = KeyPart.of("Instant", "id", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("Instant", "_type", "Instant", List.of(KeyShape.on("PK").literal("O#").part(ID),
            KeyShape.on("SK").literal("O")));

    private InstantKeys() {
    }

    /**
     * {@code PK} is {@code O#{id}}.
     */
    static String pk(String id) {
        return "O#" + InstantKeys.ID.encode(id);
    }

    /**
     * {@code SK} is {@code O}.
     */
    static String sk() {
        return "O";
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String id) {
        return ItemKey.of("Instant", "PK", pk(id)).sort("SK", sk());
    }
}
