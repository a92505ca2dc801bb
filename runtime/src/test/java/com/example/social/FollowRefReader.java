// Generated from social.yaml:37, do not edit.
package com.example.social;

import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ProjectionReader;
import javax.annotation.processing.Generated;

/** Reads a {@link FollowRef} from key text. */
@Generated("neverscan")
final class FollowRefReader extends ProjectionReader<FollowRef> {
    static final FollowRefReader INSTANCE = new FollowRefReader();

    private FollowRefReader() {
        super(FollowKeys.TYPE);
    }

    @Override
    protected FollowRef read(ItemReader in) {
        return new FollowRef(
                in.key("PK").literal("USER#").last(FollowKeys.FOLLOWER_ID),
                in.key("SK").literal("FOLLOWS#").last(FollowKeys.FOLLOWEE_ID));
    }
}
