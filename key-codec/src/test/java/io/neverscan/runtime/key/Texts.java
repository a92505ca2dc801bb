package io.neverscan.runtime.key;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.quicktheories.core.Gen;
import org.quicktheories.generators.SourceDSL;

/** Texts that are close to each other and to the characters with a meaning, and the service's order. */
final class Texts {
    private static final List<String> PIECES = List.of(
            "a",
            "ab",
            "b",
            "#",
            "$",
            "%",
            "\"",
            "!",
            " ",
            "\u0000",
            "&",
            "%25",
            "~",
            "ü",
            "\uFFFD",
            "\uE000",
            "\uD7FF",
            new String(Character.toChars(0x10000)),
            new String(Character.toChars(0x10FFFF)),
            "0",
            "9",
            "-",
            ":");

    private Texts() {}

    static Gen<String> any() {
        return SourceDSL.lists()
                .of(SourceDSL.integers().between(0, PIECES.size() - 1))
                .ofSizeBetween(0, 4)
                .map(list -> {
                    StringBuilder text = new StringBuilder();
                    list.forEach(i -> text.append(PIECES.get(i)));
                    return text.toString();
                });
    }

    static int byteOrder(String left, String right) {
        return Arrays.compareUnsigned(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }

    /** Tells by brute force whether a text is in a language. */
    static boolean matches(KeyLanguage language, String text) {
        if (language instanceof KeyLanguage.Words words) {
            return words.words().contains(text);
        }
        return matches(
                ((KeyLanguage.Runs) language).runs(), 0, text.codePoints().toArray(), 0);
    }

    private static boolean matches(List<CharRun> runs, int run, int[] text, int at) {
        if (run == runs.size()) {
            return at == text.length;
        }
        CharRun current = runs.get(run);
        for (int n = 0; n <= current.max() && at + n <= text.length; n++) {
            if (n >= current.min() && matches(runs, run + 1, text, at + n)) {
                return true;
            }
            if (at + n == text.length || !current.contains(text[at + n])) {
                return false;
            }
        }
        return false;
    }
}
