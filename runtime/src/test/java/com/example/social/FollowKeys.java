// Generated from social.yaml:25, do not edit.
package com.example.social;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Key text of edge {@code Follow}: partition {@code USER#{followerId}}, sort {@code FOLLOWS#{followeeId}}; in
 * {@code GSI1} partition {@code USER#{followeeId}}, sort {@code FOLLOWED_BY#{followerId}}.
 */
@Generated("neverscan")
final class FollowKeys {
    static final KeyPart<String> FOLLOWER_ID = KeyPart.of("Follow", "followerId", KeyFormat.text());
    static final KeyPart<String> FOLLOWEE_ID = KeyPart.of("Follow", "followeeId", KeyFormat.text());

    /** Tells a {@code Follow} from the table's other items. */
    static final TypeTest TYPE = TypeTest.of(
            "Follow",
            "_type",
            "Follow",
            List.of(
                    KeyShape.on("PK").literal("USER#").part(FOLLOWER_ID),
                    KeyShape.on("SK").literal("FOLLOWS#").part(FOLLOWEE_ID)));

    private FollowKeys() {}

    /** {@code USER#{followerId}}. */
    static String pk(String followerId) {
        return "USER#" + FOLLOWER_ID.encode(followerId);
    }

    /** {@code FOLLOWS#{followeeId}}. */
    static String sk(String followeeId) {
        return "FOLLOWS#" + FOLLOWEE_ID.encode(followeeId);
    }

    /** {@code FOLLOWS#}, for reads. */
    static String skPrefix() {
        return "FOLLOWS#";
    }

    /** {@code USER#{followeeId}}. */
    static String gsi1pk(String followeeId) {
        return "USER#" + FOLLOWEE_ID.encode(followeeId);
    }

    /** {@code FOLLOWED_BY#{followerId}}. */
    static String gsi1sk(String followerId) {
        return "FOLLOWED_BY#" + FOLLOWER_ID.encode(followerId);
    }

    /** {@code FOLLOWED_BY#}, for reads. */
    static String gsi1skPrefix() {
        return "FOLLOWED_BY#";
    }

    /** The primary key. */
    static ItemKey item(String followerId, String followeeId) {
        return ItemKey.of("Follow", "PK", pk(followerId)).sort("SK", sk(followeeId));
    }
}
