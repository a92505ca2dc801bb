// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Customer}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class CustomerKeys {
    static final KeyPart<String> CUSTOMER_ID = KeyPart.of("Customer", "customerId", KeyFormat.text());

    static final KeyPart<String> EMAIL = KeyPart.of("Customer", "email", KeyFormat.rawText(""));

    static final TypeTest TYPE = TypeTest.of("Customer", "_type", "Customer", List.of(KeyShape.on("PK").literal("CUSTOMER#").part(CUSTOMER_ID),
            KeyShape.on("SK").literal("CUSTOMER")));

    private CustomerKeys() {
    }

    /**
     * {@code PK} is {@code CUSTOMER#{customerId}}.
     */
    static String pk(String customerId) {
        return "CUSTOMER#" + CustomerKeys.CUSTOMER_ID.encode(customerId);
    }

    /**
     * {@code SK} is {@code CUSTOMER}.
     */
    static String sk() {
        return "CUSTOMER";
    }

    /**
     * {@code email} is {@code {email}}.
     */
    static String email(String email) {
        return CustomerKeys.EMAIL.encode(email);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String customerId) {
        return ItemKey.of("Customer", "PK", pk(customerId)).sort("SK", sk());
    }
}
