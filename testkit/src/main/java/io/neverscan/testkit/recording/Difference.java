package io.neverscan.testkit.recording;

import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/** The failure that shows what was expected and what was sent; editors offer a comparison of the two. */
final class Difference {

    private Difference() {}

    static AssertionFailedError of(String operation, String what, @Nullable Object expected, @Nullable Object sent) {
        return new AssertionFailedError(
                operation + ": " + what + "\n expected: " + shown(expected) + "\n but sent: " + shown(sent),
                expected,
                sent);
    }

    private static String shown(@Nullable Object value) {
        return value == null ? "(none)" : value.toString();
    }
}
