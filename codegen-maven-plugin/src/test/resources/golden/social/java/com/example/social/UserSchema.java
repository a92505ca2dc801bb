// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link User} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class UserSchema extends ItemSchema<User> {
    /**
     * The only instance.
     */
    public static final UserSchema INSTANCE = new UserSchema();

    private UserSchema() {
        super(entity());
    }

    private static EntityInfo<User> entity() {
        return EntityInfo.of(User.class, UserKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .attribute("userId", Codecs.STRING)
                .attribute("name", Codecs.STRING)
                .attribute("bio", Codecs.STRING)
                .counter("followerCount")
                .counter("followingCount")
                .build();
    }

    @Override
    protected void writeKey(User item, ItemWriter out) {
        out.partitionKey("PK", UserKeys.pk(item.userId()));
        out.sortKey("SK", UserKeys.sk());
    }

    @Override
    protected void write(User item, ItemWriter out) {
        out.string("userId", item.userId());
        out.string("name", item.name());
        out.string("bio", item.bio());
        out.number("followerCount", item.followerCount());
        out.number("followingCount", item.followingCount());
    }

    @Override
    protected User read(ItemReader in) {
        return new User(
                in.string("userId"),
                in.string("name"),
                in.optionalString("bio"),
                in.longValue("followerCount", 0),
                in.longValue("followingCount", 0));
    }
}
