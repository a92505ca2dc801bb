// Generated from social.yaml:14, do not edit.
package com.example.social;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;

/** Key text of entity {@code User}: partition {@code USER#{userId}}, sort {@code PROFILE}. */
@Generated("neverscan")
final class UserKeys {
    static final KeyPart<String> USER_ID = KeyPart.of("User", "userId", KeyFormat.text());

    /** Tells a {@code User} from the table's other items. */
    static final TypeTest TYPE = TypeTest.of(
            "User",
            "_type",
            "User",
            List.of(
                    KeyShape.on("PK").literal("USER#").part(USER_ID),
                    KeyShape.on("SK").literal("PROFILE")));

    private UserKeys() {}

    /** {@code USER#{userId}}. */
    static String pk(String userId) {
        return "USER#" + USER_ID.encode(userId);
    }

    /** {@code PROFILE}. */
    static String sk() {
        return "PROFILE";
    }

    /** The primary key. */
    static ItemKey item(String userId) {
        return ItemKey.of("User", "PK", pk(userId)).sort("SK", sk());
    }
}
