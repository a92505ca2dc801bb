// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

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
 * How a {@link List} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class ListSchema extends ItemSchema<List> {
    static final ValueCodec<java.util.List<String>> LIST = Codecs.list(Codecs.STRING);

    static final ValueCodec<Set<Integer>> SET = Codecs.set(Codecs.INT);

    /**
     * The only instance.
     */
    public static final ListSchema INSTANCE = new ListSchema();

    private ListSchema() {
        super(entity());
    }

    private static EntityInfo<List> entity() {
        return EntityInfo.of(List.class, ListKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .attribute("id", Codecs.STRING)
                .attribute("list", LIST)
                .attribute("set", SET)
                .build();
    }

    @Override
    protected void writeKey(List item, ItemWriter out) {
        out.partitionKey("PK", ListKeys.pk(item.id()));
        out.sortKey("SK", ListKeys.sk());
    }

    @Override
    protected void write(List item, ItemWriter out) {
        out.string("id", item.id());
        out.value("list", item.list(), ListSchema.LIST);
        out.value("set", item.set(), ListSchema.SET);
    }

    @Override
    protected List read(ItemReader in) {
        return new List(
                in.string("id"),
                in.required("list", ListSchema.LIST),
                in.set("set", ListSchema.SET));
    }
}
