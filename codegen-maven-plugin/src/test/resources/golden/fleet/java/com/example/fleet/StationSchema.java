// Generated from src/main/neverscan/fleet.yaml:37, do not edit
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
 * How a {@link Station} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class StationSchema extends ItemSchema<Station> {
    /**
     * The only instance.
     */
    public static final StationSchema INSTANCE = new StationSchema();

    private StationSchema() {
        super(entity());
    }

    private static EntityInfo<Station> entity() {
        return EntityInfo.of(Station.class, StationKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("inverted", "SK", AttributeValueType.S)
                .indexSortKey("inverted", "PK", AttributeValueType.S)
                .attribute("country", Codecs.STRING)
                .attribute("code", Codecs.STRING)
                .attribute("name", Codecs.STRING)
                .counter("outCount")
                .counter("inCount")
                .build();
    }

    @Override
    protected void writeKey(Station item, ItemWriter out) {
        out.partitionKey("PK", StationKeys.pk(item.country(), item.code()));
        out.sortKey("SK", StationKeys.sk());
    }

    @Override
    protected void write(Station item, ItemWriter out) {
        out.string("country", item.country());
        out.string("code", item.code());
        out.string("name", item.name());
        out.number("outCount", item.outCount());
        out.number("inCount", item.inCount());
    }

    @Override
    protected Station read(ItemReader in) {
        return new Station(
                in.string("country"),
                in.string("code"),
                in.string("name"),
                in.longValue("outCount", 0),
                in.longValue("inCount", 0));
    }
}
