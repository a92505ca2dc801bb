// Generated from src/main/neverscan/awkward.yaml:13, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.Coded;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * One of 4 values, stored by its code.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.EnumEmitter")
public enum Text implements Coded {
    /**
     * Stored as {@code a"b}.
     */
    class_("a\"b"),

    /**
     * Stored as <code>x&#42;&#47;y</code>.
     */
    default_("x*/y"),

    /**
     * Stored as <code>&#92;u0041</code>.
     */
    __("\\u0041"),

    /**
     * Stored as {@code ä}.
     */
    yield_("ä");

    private final String code;

    Text(String code) {
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
    public static Text fromCode(String stored) {
        return switch (stored) {
            case "a\"b" -> class_;
            case "x*/y" -> default_;
            case "\\u0041" -> __;
            case "ä" -> yield_;
            default -> throw new IllegalArgumentException("no Text has the code " + stored);
        };
    }
}
