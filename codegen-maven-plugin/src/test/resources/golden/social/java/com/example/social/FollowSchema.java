// Generated from src/main/neverscan/social.yaml:26, do not edit
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
 * How a {@link Follow} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class FollowSchema extends ItemSchema<Follow> {
    /**
     * The only instance.
     */
    public static final FollowSchema INSTANCE = new FollowSchema();

    private FollowSchema() {
        super(entity());
    }

    private static EntityInfo<Follow> entity() {
        return EntityInfo.of(Follow.class, FollowKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("GSI1", "GSI1PK", AttributeValueType.S)
                .indexSortKey("GSI1", "GSI1SK", AttributeValueType.S)
                .attribute("followerId", Codecs.STRING)
                .attribute("followeeId", Codecs.STRING)
                .attribute("since", Codecs.DATE)
                .build();
    }

    @Override
    protected void writeKey(Follow item, ItemWriter out) {
        out.partitionKey("PK", FollowKeys.pk(item.followerId()));
        out.sortKey("SK", FollowKeys.sk(item.followeeId()));
    }

    @Override
    protected void write(Follow item, ItemWriter out) {
        out.partitionKey("GSI1PK", FollowKeys.gsi1pk(item.followeeId()));
        out.sortKey("GSI1SK", FollowKeys.gsi1sk(item.followerId()));
        out.string("followerId", item.followerId());
        out.string("followeeId", item.followeeId());
        out.value("since", item.since(), Codecs.DATE);
    }

    @Override
    protected Follow read(ItemReader in) {
        return new Follow(
                in.string("followerId"),
                in.string("followeeId"),
                in.required("since", Codecs.DATE));
    }
}
