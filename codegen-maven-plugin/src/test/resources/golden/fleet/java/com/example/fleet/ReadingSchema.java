// Generated from src/main/neverscan/fleet.yaml:29, do not edit
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
 * How a {@link Reading} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class ReadingSchema extends ItemSchema<Reading> {
    /**
     * The only instance.
     */
    public static final ReadingSchema INSTANCE = new ReadingSchema();

    private ReadingSchema() {
        super(entity());
    }

    private static EntityInfo<Reading> entity() {
        return EntityInfo.of(Reading.class, ReadingKeys.TYPE)
                .partitionKey("deviceId", AttributeValueType.N)
                .sortKey("at", AttributeValueType.S)
                .indexPartitionKey("byDay", "day", AttributeValueType.S)
                .indexSortKey("byDay", "at", AttributeValueType.S)
                .attribute("deviceId", Codecs.LONG)
                .attribute("at", Codecs.INSTANT)
                .attribute("day", Codecs.DATE)
                .attribute("value", Codecs.DECIMAL)
                .attribute("unit", Codecs.STRING)
                .build();
    }

    @Override
    protected void writeKey(Reading item, ItemWriter out) {
        out.number("deviceId", item.deviceId());
        out.sortKey("at", ReadingKeys.at(item.at()));
    }

    @Override
    protected void write(Reading item, ItemWriter out) {
        out.partitionKey("day", ReadingKeys.day(item.day()));
        out.number("value", item.value());
        out.string("unit", item.unit());
    }

    @Override
    protected Reading read(ItemReader in) {
        return new Reading(
                in.longValue("deviceId"),
                in.key("at").last(ReadingKeys.AT),
                in.key("day").last(ReadingKeys.DAY),
                in.decimal("value"),
                in.optionalString("unit"));
    }
}
