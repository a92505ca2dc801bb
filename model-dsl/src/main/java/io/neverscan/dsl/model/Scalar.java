package io.neverscan.dsl.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The scalar types of the language. */
public enum Scalar implements AttributeType {
    /** Text. */
    STRING,
    /** 32-bit whole number. */
    INT,
    /** 64-bit whole number. */
    LONG,
    /** Exact decimal number of up to 38 digits. */
    DECIMAL,
    /** 64-bit binary floating point number, finite. */
    DOUBLE,
    /** Truth value. */
    BOOLEAN,
    /** Binary. */
    BYTES,
    /** Moment in UTC. */
    INSTANT,
    /** Calendar date. */
    DATE,
    /** Month of a year. */
    YEAR_MONTH,
    /** Time of day. */
    TIME,
    /** Length of time. */
    DURATION,
    /** 128-bit identifier. */
    UUID,
    /** Identifier that sorts by time. */
    ULID,
    /** 64-bit number that only atomic additions change. */
    COUNTER;

    /**
     * The name in YAML.
     *
     * @return such as {@code yearMonth}
     */
    public String yamlName() {
        String lower = name().toLowerCase(Locale.ROOT);
        int dash = lower.indexOf('_');
        return dash < 0
                ? lower
                : lower.substring(0, dash) + Character.toUpperCase(lower.charAt(dash + 1)) + lower.substring(dash + 2);
    }

    /**
     * Finds a scalar by its YAML name.
     *
     * @param name the name
     * @return the scalar, empty if there is none
     */
    public static Optional<Scalar> find(String name) {
        return Arrays.stream(values()).filter(s -> s.yamlName().equals(name)).findFirst();
    }

    /**
     * Tells whether DynamoDB stores it as a number.
     *
     * @return true for numbers and counters
     */
    public boolean isNumeric() {
        return switch (this) {
            case INT, LONG, DECIMAL, DOUBLE, COUNTER -> true;
            default -> false;
        };
    }

    @Override
    public String describe() {
        return yamlName();
    }
}
