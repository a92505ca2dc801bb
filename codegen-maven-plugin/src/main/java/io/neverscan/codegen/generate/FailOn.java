package io.neverscan.codegen.generate;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which findings stop a build. */
public enum FailOn {
    /** Errors only. */
    ERROR,
    /** Errors and warnings. */
    WARNING;

    /**
     * Finds a value as users write it.
     *
     * @param text the text
     * @return the value, empty if there is none of that name
     */
    public static Optional<FailOn> find(String text) {
        return Arrays.stream(values())
                .filter(f -> f.text().equals(text.strip()))
                .findFirst();
    }

    /**
     * What may be written.
     *
     * @return the allowed texts
     */
    public static String allowed() {
        return Arrays.stream(values()).map(FailOn::text).collect(Collectors.joining(", "));
    }

    private String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
