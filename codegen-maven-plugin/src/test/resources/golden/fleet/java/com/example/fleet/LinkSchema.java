// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Link} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class LinkSchema extends ItemSchema<Link> {
    /**
     * The only instance.
     */
    public static final LinkSchema INSTANCE = new LinkSchema();

    private LinkSchema() {
        super(entity());
    }

    private static EntityInfo<Link> entity() {
        return EntityInfo.of(Link.class, LinkKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("inverted", "SK", AttributeValueType.S)
                .indexSortKey("inverted", "PK", AttributeValueType.S)
                .attribute("fromCountry", Codecs.STRING)
                .attribute("fromCode", Codecs.STRING)
                .attribute("deviceId", Codecs.LONG)
                .attribute("since", Codecs.YEAR_MONTH)
                .build();
    }

    @Override
    protected void writeKey(Link item, ItemWriter out) {
        out.partitionKey("PK", LinkKeys.pk(item.fromCountry(), item.fromCode()));
        out.sortKey("SK", LinkKeys.sk(item.deviceId()));
    }

    @Override
    protected void write(Link item, ItemWriter out) {
        out.string("fromCountry", item.fromCountry());
        out.string("fromCode", item.fromCode());
        out.number("deviceId", item.deviceId());
        out.value("since", item.since(), Codecs.YEAR_MONTH);
    }

    @Override
    protected Link read(ItemReader in) {
        return new Link(
                in.string("fromCountry"),
                in.string("fromCode"),
                in.longValue("deviceId"),
                in.required("since", Codecs.YEAR_MONTH));
    }
}
