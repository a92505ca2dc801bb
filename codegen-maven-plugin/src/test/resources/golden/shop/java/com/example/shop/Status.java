// Generated from src/main/neverscan/shop.yaml:14, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Coded;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * One of 3 values, stored by its code.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.EnumEmitter")
public enum Status implements Coded {
    /**
     * Stored as {@code O}.
     */
    open("O"),

    /**
     * Stored as {@code P}.
     */
    paid("P"),

    /**
     * Stored as {@code C}.
     */
    class_("C");

    private final String code;

    Status(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /**
     * Finds the value of a code.
     *
     * @param stored what is stored
     * @return the value
     * @throws IllegalArgumentException if there is no such code
     */
    public static Status fromCode(String stored) {
        return switch (stored) {
            case "O" -> open;
            case "P" -> paid;
            case "C" -> class_;
            default -> throw new IllegalArgumentException("no Status has the code " + stored);
        };
    }
}
