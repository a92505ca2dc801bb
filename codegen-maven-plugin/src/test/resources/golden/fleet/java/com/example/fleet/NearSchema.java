// Generated from src/main/neverscan/fleet.yaml:58, do not edit
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
 * How a {@link Near} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class NearSchema extends ItemSchema<Near> {
    /**
     * The only instance.
     */
    public static final NearSchema INSTANCE = new NearSchema();

    private NearSchema() {
        super(entity());
    }

    private static EntityInfo<Near> entity() {
        return EntityInfo.of(Near.class, NearKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("inverted", "SK", AttributeValueType.S)
                .indexSortKey("inverted", "PK", AttributeValueType.S)
                .attribute("aCountry", Codecs.STRING)
                .attribute("aCode", Codecs.STRING)
                .attribute("bCountry", Codecs.STRING)
                .attribute("bCode", Codecs.STRING)
                .build();
    }

    @Override
    protected void writeKey(Near item, ItemWriter out) {
        out.partitionKey("PK", NearKeys.pk(item.aCountry(), item.aCode()));
        out.sortKey("SK", NearKeys.sk(item.bCountry(), item.bCode()));
    }

    @Override
    protected void write(Near item, ItemWriter out) {
        out.string("aCountry", item.aCountry());
        out.string("aCode", item.aCode());
        out.string("bCountry", item.bCountry());
        out.string("bCode", item.bCode());
    }

    @Override
    protected Near read(ItemReader in) {
        return new Near(
                in.string("aCountry"),
                in.string("aCode"),
                in.string("bCountry"),
                in.string("bCode"));
    }
}
