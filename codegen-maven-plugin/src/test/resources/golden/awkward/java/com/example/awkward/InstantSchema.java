// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ScalarCodec;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Instant} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class InstantSchema extends ItemSchema<Instant> {
    static final ScalarCodec<Text> VALUE = Codecs.coded("Text", List.of(Text.values()));

    /**
     * The only instance.
     */
    public static final InstantSchema INSTANCE = new InstantSchema();

    private InstantSchema() {
        super(entity());
    }

    private static EntityInfo<Instant> entity() {
        return EntityInfo.of(Instant.class, InstantKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .attribute("id", Codecs.STRING)
                .version("expectedVersion")
                .attribute("value", VALUE)
                .build();
    }

    @Override
    protected void writeKey(Instant item, ItemWriter out) {
        out.partitionKey("PK", InstantKeys.pk(item.id()));
        out.sortKey("SK", InstantKeys.sk());
    }

    @Override
    protected void write(Instant item, ItemWriter out) {
        out.string("id", item.id());
        out.number("expectedVersion", item.expectedVersion());
        out.value("value", item.value(), InstantSchema.VALUE);
    }

    @Override
    protected Instant read(ItemReader in) {
        return new Instant(
                in.string("id"),
                in.longValue("expectedVersion", 0),
                in.optional("value", InstantSchema.VALUE));
    }
}
