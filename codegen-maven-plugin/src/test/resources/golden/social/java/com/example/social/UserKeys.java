// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link User}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class UserKeys {
    static final KeyPart<String> USER_ID = KeyPart.of("User", "userId", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("User", "_type", "User", List.of(KeyShape.on("PK").literal("USER#").part(USER_ID),
            KeyShape.on("SK").literal("PROFILE")));

    private UserKeys() {
    }

    /**
     * {@code PK} is {@code USER#{userId}}.
     */
    static String pk(String userId) {
        return "USER#" + UserKeys.USER_ID.encode(userId);
    }

    /**
     * {@code SK} is {@code PROFILE}.
     */
    static String sk() {
        return "PROFILE";
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String userId) {
        return ItemKey.of("User", "PK", pk(userId)).sort("SK", sk());
    }
}
