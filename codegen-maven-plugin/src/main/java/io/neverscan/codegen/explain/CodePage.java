package io.neverscan.codegen.explain;

import io.neverscan.dsl.diagnostic.Code;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** The page about a code: its sentence, then what {@code docs/errors} says. */
public final class CodePage {
    private CodePage() {}

    /**
     * Renders the page.
     *
     * @param code the code
     * @return text of several lines
     * @throws IOException if the jar cannot be read
     */
    public static String of(Code code) throws IOException {
        String head = code.id() + " " + code.slug() + " ("
                + code.severity().name().toLowerCase(Locale.ROOT) + "): " + code.summary() + "\n";
        try (InputStream page = CodePage.class.getResourceAsStream("errors/" + code.id() + ".md")) {
            return page == null
                    ? head
                    : head + "\n" + new String(page.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        }
    }

    /**
     * What to say of a code that does not exist.
     *
     * @param text what was asked for
     * @return a sentence with the codes that there are
     */
    public static String unknown(String text) {
        StringBuilder out = new StringBuilder("there is no code `" + text + "`; there are:");
        Arrays.stream(Code.values())
                .forEach(c -> out.append("\n  ").append(c.id()).append(' ').append(c.slug()));
        return out.toString();
    }
}
