// Generated from src/main/neverscan/social.yaml:26, do not edit
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
 * Keys of {@link Follow}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class FollowKeys {
    static final KeyPart<String> FOLLOWER_ID = KeyPart.of("Follow", "followerId", KeyFormat.text());

    static final KeyPart<String> FOLLOWEE_ID = KeyPart.of("Follow", "followeeId", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("Follow", "_type", "Follow", List.of(KeyShape.on("PK").literal("USER#").part(FOLLOWER_ID),
            KeyShape.on("SK").literal("FOLLOWS#").part(FOLLOWEE_ID),
            KeyShape.on("GSI1PK").literal("USER#").part(FOLLOWEE_ID),
            KeyShape.on("GSI1SK").literal("FOLLOWED_BY#").part(FOLLOWER_ID)));

    private FollowKeys() {
    }

    /**
     * {@code PK} is {@code USER#{followerId}}.
     */
    static String pk(String followerId) {
        return "USER#" + FollowKeys.FOLLOWER_ID.encode(followerId);
    }

    /**
     * {@code SK} is {@code FOLLOWS#{followeeId}}.
     */
    static String sk(String followeeId) {
        return "FOLLOWS#" + FollowKeys.FOLLOWEE_ID.encode(followeeId);
    }

    /**
     * {@code GSI1PK} is {@code USER#{followeeId}}.
     */
    static String gsi1pk(String followeeId) {
        return "USER#" + FollowKeys.FOLLOWEE_ID.encode(followeeId);
    }

    /**
     * {@code GSI1SK} is {@code FOLLOWED_BY#{followerId}}.
     */
    static String gsi1sk(String followerId) {
        return "FOLLOWED_BY#" + FollowKeys.FOLLOWER_ID.encode(followerId);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String followerId, String followeeId) {
        return ItemKey.of("Follow", "PK", pk(followerId)).sort("SK", sk(followeeId));
    }
}
