// Generated from shop.yaml:19, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.Coded;
import io.neverscan.runtime.codec.ScalarCodec;
import java.util.List;
import javax.annotation.processing.Generated;

/** Enum {@code OrderStatus}, stored as its code. */
@Generated("neverscan")
public enum OrderStatus implements Coded {
    /** Stored as {@code open}. */
    OPEN("open"),
    /** Stored as {@code paid}. */
    PAID("paid"),
    /** Stored as {@code shipped}. */
    SHIPPED("shipped");

    static final ScalarCodec<OrderStatus> CODEC = Codecs.coded("OrderStatus", List.of(values()));

    private final String code;

    OrderStatus(String code) {
        this.code = code;
    }

    /**
     * The stored form.
     *
     * @return the code of the model
     */
    @Override
    public String code() {
        return code;
    }

    /**
     * The constant of a code.
     *
     * @param code the stored form
     * @return the constant
     * @throws IllegalArgumentException if it is no code of the model
     */
    public static OrderStatus fromCode(String code) {
        return switch (code) {
            case "open" -> OPEN;
            case "paid" -> PAID;
            case "shipped" -> SHIPPED;
            default -> throw new IllegalArgumentException("`" + code + "` is no code of OrderStatus");
        };
    }
}
