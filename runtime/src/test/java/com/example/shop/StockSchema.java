// Generated from shop.yaml:46, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/** How a {@link Stock} is stored; also a schema for {@code DynamoDbEnhancedClient.table(name, StockSchema.INSTANCE)}. */
@Generated("neverscan")
public final class StockSchema extends ItemSchema<Stock> {
    /** The only instance. */
    public static final StockSchema INSTANCE = new StockSchema();

    private StockSchema() {
        super(EntityInfo.of(Stock.class, StockKeys.TYPE)
                .partitionKey("sku", AttributeValueType.S)
                .attribute("sku", Codecs.STRING)
                .attribute("onHand", Codecs.LONG)
                .attribute("weight", Codecs.DOUBLE)
                .build());
    }

    @Override
    protected void writeKey(Stock item, ItemWriter out) {
        out.partitionKey("sku", item.sku());
    }

    @Override
    protected void write(Stock item, ItemWriter out) {
        out.number("onHand", item.onHand());
        out.value("weight", item.weight(), Codecs.DOUBLE);
    }

    @Override
    protected Stock read(ItemReader in) {
        return new Stock(in.string("sku"), in.longValue("onHand"), in.optional("weight", Codecs.DOUBLE));
    }
}
