// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ScalarCodec;
import io.neverscan.runtime.codec.ValueCodec;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Order} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class OrderSchema extends ItemSchema<Order> {
    static final ScalarCodec<Status> STATUS = Codecs.coded("Status", List.of(Status.values()));

    static final ValueCodec<List<Address>> LINES = Codecs.list(AddressCodec.INSTANCE);

    static final ValueCodec<Map<String, String>> LABELS = Codecs.map(Codecs.STRING);

    /**
     * The only instance.
     */
    public static final OrderSchema INSTANCE = new OrderSchema();

    private OrderSchema() {
        super(entity());
    }

    private static EntityInfo<Order> entity() {
        return EntityInfo.of(Order.class, OrderKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("GSI1", "GSI1PK", AttributeValueType.S)
                .indexSortKey("GSI1", "GSI1SK", AttributeValueType.S)
                .attribute("customerId", Codecs.STRING)
                .attribute("orderId", Codecs.STRING)
                .attribute("placedAt", Codecs.INSTANT)
                .attribute("status", STATUS)
                .attribute("total", Codecs.DECIMAL)
                .attribute("note", Codecs.STRING)
                .attribute("lines", LINES)
                .attribute("labels", LABELS)
                .attribute("n", Codecs.INT)
                .attribute("paid", Codecs.BOOLEAN)
                .build();
    }

    @Override
    protected void writeKey(Order item, ItemWriter out) {
        out.partitionKey("PK", OrderKeys.pk(item.customerId()));
        out.sortKey("SK", OrderKeys.sk(item.placedAt(), item.orderId()));
    }

    @Override
    protected void write(Order item, ItemWriter out) {
        out.partitionKey("GSI1PK", OrderKeys.gsi1pk(item.status()));
        out.sortKey("GSI1SK", OrderKeys.gsi1sk(item.placedAt(), item.orderId()));
        out.string("customerId", item.customerId());
        out.string("orderId", item.orderId());
        out.instant("placedAt", item.placedAt());
        out.value("status", item.status(), OrderSchema.STATUS);
        out.number("total", item.total());
        out.string("note", item.note());
        out.value("lines", item.lines(), OrderSchema.LINES);
        out.value("labels", item.labels(), OrderSchema.LABELS);
        out.number("n", item.n());
        out.value("paid", item.paid(), Codecs.BOOLEAN);
    }

    @Override
    protected Order read(ItemReader in) {
        return new Order(
                in.string("customerId"),
                in.string("orderId"),
                in.instant("placedAt"),
                in.required("status", OrderSchema.STATUS),
                in.decimal("total"),
                in.optionalString("note"),
                in.required("lines", OrderSchema.LINES),
                in.optional("labels", OrderSchema.LABELS),
                in.intValue("n"),
                in.optional("paid", Codecs.BOOLEAN));
    }
}
