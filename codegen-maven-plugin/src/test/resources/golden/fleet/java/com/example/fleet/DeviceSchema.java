// Generated from src/main/neverscan/fleet.yaml:25, do not edit
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
 * How a {@link Device} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class DeviceSchema extends ItemSchema<Device> {
    /**
     * The only instance.
     */
    public static final DeviceSchema INSTANCE = new DeviceSchema();

    private DeviceSchema() {
        super(entity());
    }

    private static EntityInfo<Device> entity() {
        return EntityInfo.of(Device.class, DeviceKeys.TYPE)
                .partitionKey("deviceId", AttributeValueType.N)
                .attribute("deviceId", Codecs.LONG)
                .attribute("name", Codecs.STRING)
                .counter("readingCount")
                .build();
    }

    @Override
    protected void writeKey(Device item, ItemWriter out) {
        out.number("deviceId", item.deviceId());
    }

    @Override
    protected void write(Device item, ItemWriter out) {
        out.string("name", item.name());
        out.number("readingCount", item.readingCount());
    }

    @Override
    protected Device read(ItemReader in) {
        return new Device(
                in.longValue("deviceId"),
                in.string("name"),
                in.longValue("readingCount", 0));
    }
}
