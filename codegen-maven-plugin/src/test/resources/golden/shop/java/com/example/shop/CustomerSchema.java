// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Customer} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class CustomerSchema extends ItemSchema<Customer> {
    /**
     * The only instance.
     */
    public static final CustomerSchema INSTANCE = new CustomerSchema();

    private CustomerSchema() {
        super(entity());
    }

    private static EntityInfo<Customer> entity() {
        return EntityInfo.of(Customer.class, CustomerKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("GSI2", "email", AttributeValueType.S)
                .attribute("customerId", Codecs.STRING)
                .attribute("email", Codecs.STRING)
                .attribute("address", AddressCodec.INSTANCE)
                .attribute("visits", Codecs.LONG)
                .version("version")
                .created("createdAt")
                .updated("updatedAt")
                .attribute("expiresAt", Codecs.EPOCH_SECONDS)
                .build();
    }

    @Override
    protected void writeKey(Customer item, ItemWriter out) {
        out.partitionKey("PK", CustomerKeys.pk(item.customerId()));
        out.sortKey("SK", CustomerKeys.sk());
    }

    @Override
    protected void write(Customer item, ItemWriter out) {
        String email = item.email();
        if (email == null) {
            out.string("email", null);
        } else {
            out.partitionKey("email", CustomerKeys.email(email));
        }
        out.string("customerId", item.customerId());
        out.value("address", item.address(), AddressCodec.INSTANCE);
        out.number("visits", item.visits());
        out.number("version", item.version());
        out.instant("createdAt", item.createdAt());
        out.instant("updatedAt", item.updatedAt());
        out.value("expiresAt", item.expiresAt(), Codecs.EPOCH_SECONDS);
    }

    @Override
    protected Customer read(ItemReader in) {
        return new Customer(
                in.string("customerId"),
                in.optionalString("email"),
                in.optional("address", AddressCodec.INSTANCE),
                in.longValue("visits", 0),
                in.longValue("version", 0),
                in.optional("createdAt", Codecs.INSTANT),
                in.optional("updatedAt", Codecs.INSTANT),
                in.optional("expiresAt", Codecs.EPOCH_SECONDS));
    }
}
