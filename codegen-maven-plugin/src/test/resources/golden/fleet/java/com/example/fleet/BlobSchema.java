// Generated from src/main/neverscan/fleet.yaml:33, do not edit
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
 * How a {@link Blob} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class BlobSchema extends ItemSchema<Blob> {
    /**
     * The only instance.
     */
    public static final BlobSchema INSTANCE = new BlobSchema();

    private BlobSchema() {
        super(entity());
    }

    private static EntityInfo<Blob> entity() {
        return EntityInfo.of(Blob.class, BlobKeys.TYPE)
                .partitionKey("digest", AttributeValueType.B)
                .attribute("digest", Codecs.BYTES)
                .attribute("size", Codecs.INT)
                .build();
    }

    @Override
    protected void writeKey(Blob item, ItemWriter out) {
        out.partitionKey("digest", item.digest());
    }

    @Override
    protected void write(Blob item, ItemWriter out) {
        out.number("size", item.size());
    }

    @Override
    protected Blob read(ItemReader in) {
        return new Blob(
                in.required("digest", Codecs.BYTES),
                in.intValue("size"));
    }
}
