// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link List}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class ListKeys {
    static final KeyPart<String> ID = KeyPart.of("List", "id", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("List", "_type", "List", java.util.List.of(KeyShape.on("PK").literal("L#").part(ID),
            KeyShape.on("SK").literal("L")));

    private ListKeys() {
    }

    /**
     * {@code PK} is {@code L#{id}}.
     */
    static String pk(String id) {
        return "L#" + ListKeys.ID.encode(id);
    }

    /**
     * {@code SK} is {@code L}.
     */
    static String sk() {
        return "L";
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String id) {
        return ItemKey.of("List", "PK", pk(id)).sort("SK", sk());
    }
}
