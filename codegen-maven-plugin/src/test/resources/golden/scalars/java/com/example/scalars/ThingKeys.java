// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Thing}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class ThingKeys {
    static final KeyPart<UUID> ID = KeyPart.of("Thing", "id", KeyFormat.uuid());

    static final TypeTest TYPE = TypeTest.of("Thing", "_type", "Thing", List.of(KeyShape.on("PK").literal("THING#").part(ID),
            KeyShape.on("SK").literal("THING")));

    private ThingKeys() {
    }

    /**
     * {@code PK} is {@code THING#{id}}.
     */
    static String pk(UUID id) {
        return "THING#" + ThingKeys.ID.encode(id);
    }

    /**
     * {@code SK} is {@code THING}.
     */
    static String sk() {
        return "THING";
    }

    /**
     * The key of the item.
     */
    static ItemKey item(UUID id) {
        return ItemKey.of("Thing", "PK", pk(id)).sort("SK", sk());
    }
}
