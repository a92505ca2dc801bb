// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ValueCodec;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Product} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class ProductSchema extends ItemSchema<Product> {
    static final ValueCodec<Set<String>> TAGS = Codecs.set(Codecs.STRING);

    /**
     * The only instance.
     */
    public static final ProductSchema INSTANCE = new ProductSchema();

    private ProductSchema() {
        super(entity());
    }

    private static EntityInfo<Product> entity() {
        return EntityInfo.of(Product.class, ProductKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("GSI1", "GSI1PK", AttributeValueType.S)
                .indexSortKey("GSI1", "GSI1SK", AttributeValueType.S)
                .attribute("productId", Codecs.STRING)
                .attribute("rank", Codecs.INT)
                .attribute("shelf", Codecs.STRING)
                .attribute("price", Codecs.DECIMAL)
                .attribute("tags", TAGS)
                .build();
    }

    @Override
    protected void writeKey(Product item, ItemWriter out) {
        out.partitionKey("PK", ProductKeys.pk(item.productId()));
        out.sortKey("SK", ProductKeys.sk());
    }

    @Override
    protected void write(Product item, ItemWriter out) {
        String shelf = item.shelf();
        Integer rank = item.rank();
        if (shelf != null && rank != null) {
            out.partitionKey("GSI1PK", ProductKeys.gsi1pk(shelf));
            out.sortKey("GSI1SK", ProductKeys.gsi1sk(rank, item.productId()));
        } else {
            out.string("GSI1PK", null);
            out.string("GSI1SK", null);
        }
        out.string("productId", item.productId());
        out.value("rank", item.rank(), Codecs.INT);
        out.string("shelf", item.shelf());
        out.number("price", item.price());
        out.value("tags", item.tags(), ProductSchema.TAGS);
    }

    @Override
    protected Product read(ItemReader in) {
        return new Product(
                in.string("productId"),
                in.optional("rank", Codecs.INT),
                in.optionalString("shelf"),
                in.decimal("price"),
                in.set("tags", ProductSchema.TAGS));
    }
}
