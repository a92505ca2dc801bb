// Generated from shop.yaml:24, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ValueCodec;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/** How an {@link Order} is stored; also a schema for {@code DynamoDbEnhancedClient.table(name, OrderSchema.INSTANCE)}. */
@Generated("neverscan")
public final class OrderSchema extends ItemSchema<Order> {
    static final ValueCodec<List<OrderLine>> LINES = Codecs.list(OrderLineCodec.INSTANCE);
    static final ValueCodec<Set<String>> TAGS = Codecs.set(Codecs.STRING);
    static final ValueCodec<Map<String, String>> LABELS = Codecs.map(Codecs.STRING);

    /** The only instance. */
    public static final OrderSchema INSTANCE = new OrderSchema();

    private OrderSchema() {
        super(EntityInfo.of(Order.class, OrderKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("GSI1", "GSI1PK", AttributeValueType.S)
                .indexSortKey("GSI1", "GSI1SK", AttributeValueType.S)
                .attribute("customerId", Codecs.STRING)
                .attribute("orderId", Codecs.STRING)
                .attribute("status", OrderStatus.CODEC)
                .attribute("placedAt", Codecs.INSTANT)
                .attribute("total", Codecs.DECIMAL)
                .attribute("shipTo", AddressCodec.INSTANCE)
                .attribute("lines", LINES)
                .attribute("tags", TAGS)
                .attribute("express", Codecs.BOOLEAN)
                .version("version")
                .attribute("labels", LABELS)
                .attribute("giftTo", AddressCodec.INSTANCE)
                .attribute("note", Codecs.STRING)
                .attribute("priority", Codecs.INT)
                .created("createdAt")
                .updated("updatedAt")
                .build());
    }

    @Override
    protected void writeKey(Order item, ItemWriter out) {
        out.partitionKey("PK", OrderKeys.pk(item.customerId()));
        out.sortKey("SK", OrderKeys.sk(item.orderId()));
    }

    @Override
    protected void write(Order item, ItemWriter out) {
        out.partitionKey("GSI1PK", OrderKeys.gsi1pk(item.status()));
        out.sortKey("GSI1SK", OrderKeys.gsi1sk(item.placedAt(), item.orderId()));
        out.string("customerId", item.customerId());
        out.string("orderId", item.orderId());
        out.value("status", item.status(), OrderStatus.CODEC);
        out.instant("placedAt", item.placedAt());
        out.number("total", item.total());
        out.value("shipTo", item.shipTo(), AddressCodec.INSTANCE);
        out.value("lines", item.lines(), LINES);
        out.value("tags", item.tags(), TAGS);
        out.bool("express", item.express());
        out.number("version", item.version());
        out.value("labels", item.labels(), LABELS);
        out.value("giftTo", item.giftTo(), AddressCodec.INSTANCE);
        out.string("note", item.note());
        out.value("priority", item.priority(), Codecs.INT);
        out.instant("createdAt", item.createdAt());
        out.instant("updatedAt", item.updatedAt());
    }

    @Override
    protected Order read(ItemReader in) {
        return new Order(
                in.string("customerId"),
                in.string("orderId"),
                in.required("status", OrderStatus.CODEC),
                in.instant("placedAt"),
                in.decimal("total"),
                in.required("shipTo", AddressCodec.INSTANCE),
                in.required("lines", LINES),
                in.set("tags", TAGS),
                in.bool("express"),
                in.longValue("version", 0),
                in.optional("labels", LABELS),
                in.optional("giftTo", AddressCodec.INSTANCE),
                in.optionalString("note"),
                in.optional("priority", Codecs.INT),
                in.optional("createdAt", Codecs.INSTANT),
                in.optional("updatedAt", Codecs.INSTANT));
    }
}
