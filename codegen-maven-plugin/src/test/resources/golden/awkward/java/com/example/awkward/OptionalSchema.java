// Generated from src/main/neverscan/awkward.yaml:15, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ScalarCodec;
import io.neverscan.runtime.codec.ValueCodec;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Optional} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class OptionalSchema extends ItemSchema<Optional> {
    static final ValueCodec<List<String>> PUT = Codecs.list(Codecs.STRING);

    static final ValueCodec<Set<String>> DELETE = Codecs.set(Codecs.STRING);

    static final ScalarCodec<Text> KIND = Codecs.coded("Text", List.of(Text.values()));

    static final ValueCodec<Set<String>> TAGS = Codecs.set(Codecs.STRING);

    /**
     * The only instance.
     */
    public static final OptionalSchema INSTANCE = new OptionalSchema();

    private OptionalSchema() {
        super(entity());
    }

    private static EntityInfo<Optional> entity() {
        return EntityInfo.of(Optional.class, OptionalKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("by-class", "gsi-pk", AttributeValueType.S)
                .indexSortKey("by-class", "gsi-sk", AttributeValueType.S)
                .attribute("class", Codecs.STRING)
                .attribute("key", Codecs.STRING)
                .attribute("detail-type", Codecs.STRING)
                .attribute("default", Codecs.STRING)
                .attribute("new", Codecs.STRING)
                .attribute("_", Codecs.STRING)
                .attribute("goto", Codecs.STRING)
                .attribute("enum", Codecs.INT)
                .attribute("record", Codecs.LONG)
                .attribute("yield", Codecs.BOOLEAN)
                .attribute("wait", Codecs.STRING)
                .attribute("hashCode", Codecs.INT)
                .attribute("toString", Codecs.STRING)
                .attribute("clone", Codecs.STRING)
                .attribute("notify", Codecs.STRING)
                .attribute("finalize", Codecs.STRING)
                .attribute("getClass", Codecs.STRING)
                .attribute("build", Codecs.STRING)
                .attribute("builder", BuilderCodec.INSTANCE)
                .attribute("toBuilder", Codecs.STRING)
                .attribute("of", Codecs.STRING)
                .attribute("schema", Codecs.STRING)
                .attribute("get", Codecs.STRING)
                .attribute("put", PUT)
                .attribute("delete", DELETE)
                .attribute("isActive", Codecs.BOOLEAN)
                .attribute("is", Codecs.BOOLEAN)
                .attribute("getName", Codecs.STRING)
                .attribute("setId", Codecs.STRING)
                .attribute("item", Codecs.STRING)
                .attribute("out", Codecs.STRING)
                .attribute("in", Codecs.STRING)
                .attribute("table", Codecs.STRING)
                .attribute("store", Codecs.STRING)
                .attribute("update", Codecs.STRING)
                .attribute("this", Codecs.STRING)
                .attribute("größe", Codecs.DOUBLE)
                .attribute("名前", Codecs.STRING)
                .attribute("kind", KIND)
                .attribute("with.space", Codecs.STRING)
                .attribute("x-1st", Codecs.STRING)
                .attribute("execute", Codecs.STRING)
                .attribute("tags", TAGS)
                .attribute("addTags", Codecs.STRING)
                .attribute("removeTags", Codecs.STRING)
                .build();
    }

    @Override
    protected void writeKey(Optional item, ItemWriter out) {
        out.partitionKey("PK", OptionalKeys.pk(item.class_()));
        out.sortKey("SK", OptionalKeys.sk(item.key_(), item.detailType()));
    }

    @Override
    protected void write(Optional item, ItemWriter out) {
        out.partitionKey("gsi-pk", OptionalKeys.gsiPk(item.default_()));
        out.sortKey("gsi-sk", OptionalKeys.gsiSk(item.__(), item.key_()));
        out.string("class", item.class_());
        out.string("key", item.key_());
        out.string("detail-type", item.detailType());
        out.string("default", item.default_());
        out.string("new", item.new_());
        out.string("_", item.__());
        out.string("goto", item.goto_());
        out.number("enum", item.enum_());
        out.value("record", item.record_(), Codecs.LONG);
        out.bool("yield", item.yield_());
        out.string("wait", item.wait_());
        out.number("hashCode", item.hashCode_());
        out.string("toString", item.toString_());
        out.string("clone", item.clone_());
        out.string("notify", item.notify_());
        out.string("finalize", item.finalize_());
        out.string("getClass", item.getClass_());
        out.string("build", item.build());
        out.value("builder", item.builder_(), BuilderCodec.INSTANCE);
        out.string("toBuilder", item.toBuilder_());
        out.string("of", item.of());
        out.string("schema", item.schema());
        out.string("get", item.get());
        out.value("put", item.put(), OptionalSchema.PUT);
        out.value("delete", item.delete(), OptionalSchema.DELETE);
        out.bool("isActive", item.isActive());
        out.bool("is", item.is());
        out.string("getName", item.getName());
        out.string("setId", item.setId());
        out.string("item", item.item());
        out.string("out", item.out());
        out.string("in", item.in());
        out.string("table", item.table());
        out.string("store", item.store());
        out.string("update", item.update());
        out.string("this", item.this_());
        out.number("größe", item.größe());
        out.string("名前", item.名前());
        out.value("kind", item.kind(), OptionalSchema.KIND);
        out.string("with.space", item.spaced());
        out.string("x-1st", item.first());
        out.string("execute", item.execute());
        out.value("tags", item.tags(), OptionalSchema.TAGS);
        out.string("addTags", item.addTags());
        out.string("removeTags", item.removeTags());
    }

    @Override
    protected Optional read(ItemReader in) {
        return new Optional(
                in.string("class"),
                in.string("key"),
                in.string("detail-type"),
                in.string("default"),
                in.string("new"),
                in.string("_"),
                in.optionalString("goto"),
                in.intValue("enum"),
                in.optional("record", Codecs.LONG),
                in.bool("yield"),
                in.string("wait"),
                in.intValue("hashCode"),
                in.string("toString"),
                in.string("clone"),
                in.string("notify"),
                in.string("finalize"),
                in.string("getClass"),
                in.string("build"),
                in.required("builder", BuilderCodec.INSTANCE),
                in.string("toBuilder"),
                in.string("of"),
                in.string("schema"),
                in.string("get"),
                in.required("put", OptionalSchema.PUT),
                in.set("delete", OptionalSchema.DELETE),
                in.bool("isActive"),
                in.bool("is"),
                in.string("getName"),
                in.string("setId"),
                in.string("item"),
                in.string("out"),
                in.string("in"),
                in.string("table"),
                in.string("store"),
                in.string("update"),
                in.string("this"),
                in.doubleValue("größe"),
                in.string("名前"),
                in.required("kind", OptionalSchema.KIND),
                in.optionalString("with.space"),
                in.string("x-1st"),
                in.string("execute"),
                in.set("tags", OptionalSchema.TAGS),
                in.string("addTags"),
                in.optionalString("removeTags"));
    }
}
