// Generated from shop.yaml:53, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Reading} is stored; also a schema for
 * {@code DynamoDbEnhancedClient.table(name, ReadingSchema.INSTANCE)}.
 */
@Generated("neverscan")
public final class ReadingSchema extends ItemSchema<Reading> {
    /** The only instance. */
    public static final ReadingSchema INSTANCE = new ReadingSchema();

    private ReadingSchema() {
        super(EntityInfo.of(Reading.class, ReadingKeys.TYPE)
                .partitionKey("storeId", AttributeValueType.S)
                .sortKey("at", AttributeValueType.N)
                .attribute("storeId", Codecs.STRING)
                .attribute("at", Codecs.LONG)
                .attribute("celsius", Codecs.DOUBLE)
                .build());
    }

    @Override
    protected void writeKey(Reading item, ItemWriter out) {
        out.partitionKey("storeId", item.storeId());
        out.number("at", item.at());
    }

    @Override
    protected void write(Reading item, ItemWriter out) {
        out.number("celsius", item.celsius());
    }

    @Override
    protected Reading read(ItemReader in) {
        return new Reading(in.string("storeId"), in.longValue("at"), in.doubleValue("celsius"));
    }
}
