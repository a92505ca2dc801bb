// Generated from src/main/neverscan/scalars.yaml:5, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Coded;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * One of 2 values, stored by its code.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.EnumEmitter")
public enum Colour implements Coded {
    /**
     * Stored as {@code RED}.
     */
    RED("RED"),

    /**
     * Stored as {@code GREEN}.
     */
    GREEN("GREEN");

    private final String code;

    Colour(String code) {
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
    public static Colour fromCode(String stored) {
        return switch (stored) {
            case "RED" -> RED;
            case "GREEN" -> GREEN;
            default -> throw new IllegalArgumentException("no Colour has the code " + stored);
        };
    }
}
