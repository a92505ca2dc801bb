package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.source.Span;

/** Text of a model inside Javadoc: it can neither end the comment nor become markup. */
public final class Docs {
    private Docs() {}

    /**
     * Escapes a text.
     *
     * @param text any text
     * @return the text for a Javadoc comment
     */
    public static String escape(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '@' -> out.append("&#64;");
                case '{' -> out.append("&#123;");
                case '}' -> out.append("&#125;");
                // A backslash before a u would be read as a character, wherever it stands.
                case '\\' -> out.append("&#92;");
                case '*' -> out.append(i + 1 < text.length() && text.charAt(i + 1) == '/' ? "&#42;" : "*");
                case '/' -> out.append(i == 0 || text.charAt(i - 1) == '*' ? "&#47;" : "/");
                default -> out.append(Character.isISOControl(c) || c == '\u2028' || c == '\u2029' ? ' ' : c);
            }
        }
        return out.toString().strip();
    }

    /**
     * A text as code.
     *
     * @param text any text
     * @return the escaped text in a code element
     */
    public static String code(String text) {
        return isPlain(text) ? "{@code " + text + "}" : "<code>" + escape(text) + "</code>";
    }

    /** Whether a text can stand in a code tag as it is: braces in pairs, no end of comment, no character escape. */
    private static boolean isPlain(String text) {
        int depth = 0;
        for (int i = 0; i < text.length() && depth >= 0; i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            boolean line = Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
            if (c == '\\' || line || text.startsWith("*/", i)) {
                return false;
            }
        }
        return depth == 0 && !text.isBlank() && text.strip().equals(text);
    }

    /**
     * A sentence that ends in a full stop.
     *
     * @param text any text
     * @return the escaped sentence
     */
    public static String sentence(String text) {
        String escaped = escape(text);
        boolean ended = escaped.endsWith(".") || escaped.endsWith("!") || escaped.endsWith("?");
        return ended || escaped.isEmpty() ? escaped : escaped + ".";
    }

    /**
     * The place in the model that something comes from.
     *
     * @param span the place
     * @return {@code file:line}
     */
    public static String place(Span span) {
        return span.file().path() + ":" + span.start().line();
    }

    /**
     * Makes a block of escaped text, in which a dollar sign means itself.
     *
     * @param escaped the text
     * @return the block
     */
    public static CodeBlock block(String escaped) {
        return CodeBlock.of("$L", escaped);
    }
}
