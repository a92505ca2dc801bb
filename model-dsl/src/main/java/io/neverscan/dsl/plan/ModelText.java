package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.Span;
import java.util.Optional;

/**
 * Where in a file something can be written into a mapping, in block or flow style. What it does not understand, such as
 * an anchor before the mapping, it leaves alone: then there is no edit.
 */
final class ModelText {
    private ModelText() {}

    /** A mapping's first entry. */
    private record Body(SourceFile file, int first, boolean flow, int indent) {
        Edit insert(String entry) {
            String after = flow ? ", " : "\n" + " ".repeat(indent);
            return new Edit(new Span(file, first, first), entry + after);
        }
    }

    /** The edit that writes an entry before the first one below a key; empty if nothing stands below it. */
    static Optional<Edit> insert(Span key, String entry) {
        return body(key).map(b -> b.insert(entry));
    }

    /** A key in the mapping below another key. */
    static Optional<Span> key(Span owner, String name) {
        return body(owner).flatMap(b -> b.flow() ? inFlow(b, name) : inBlock(b, name));
    }

    /** The one word that stands behind a key; empty if anything else stands there. */
    static Optional<Span> word(Span key) {
        String text = key.file().text();
        int start = skipSpaces(text, afterColon(text, key.endOffset()));
        int end = start;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
            end++;
        }
        return start > 0 && end > start ? Optional.of(new Span(key.file(), start, end)) : Optional.empty();
    }

    private static Optional<Body> body(Span key) {
        String text = key.file().text();
        int at = skipSpaces(text, afterColon(text, key.endOffset()));
        if (at <= 0 || at >= text.length()) {
            return Optional.empty();
        }
        boolean flow = text.charAt(at) == '{';
        boolean lineEnds = text.charAt(at) == '\n' || text.charAt(at) == '\r' || text.charAt(at) == '#';
        if (!flow && !lineEnds) {
            return Optional.empty();
        }
        int first = content(text, flow ? at + 1 : at);
        int lineStart = text.lastIndexOf('\n', first - 1) + 1;
        int ownLine = text.lastIndexOf('\n', key.startOffset() - 1) + 1;
        int indent = first - lineStart;
        boolean word = first < text.length() && Character.isLetter(text.charAt(first));
        boolean deeper =
                flow || (text.substring(lineStart, first).isBlank() && indent > skipSpaces(text, ownLine) - ownLine);
        return word && deeper ? Optional.of(new Body(key.file(), first, flow, indent)) : Optional.empty();
    }

    /** Behind the colon after a key; negative if there is none. */
    private static int afterColon(String text, int end) {
        int at = end;
        if (at < text.length() && (text.charAt(at) == '"' || text.charAt(at) == '\'')) {
            at++;
        }
        at = skipSpaces(text, at);
        return at < text.length() && text.charAt(at) == ':' ? at + 1 : -1;
    }

    private static int skipSpaces(String text, int from) {
        int at = from;
        while (at >= 0 && at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    /** The next character that is neither white space nor part of a comment. */
    private static int content(String text, int from) {
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (Character.isWhitespace(c)) {
                at++;
            } else {
                break;
            }
        }
        return at;
    }

    private static Optional<Span> inBlock(Body body, String name) {
        String text = body.file().text();
        int line = body.first() - body.indent();
        while (line < text.length()) {
            int at = skipSpaces(text, line);
            int end = text.indexOf('\n', at);
            boolean blank = at >= text.length() || text.charAt(at) == '\n' || text.charAt(at) == '#';
            if (!blank && at - line < body.indent()) {
                break;
            }
            if (!blank && at - line == body.indent() && isKey(text, at, name)) {
                return Optional.of(new Span(body.file(), at, at + name.length()));
            }
            line = end < 0 ? text.length() : end + 1;
        }
        return Optional.empty();
    }

    private static Optional<Span> inFlow(Body body, String name) {
        String text = body.file().text();
        int depth = 0;
        boolean start = true;
        for (int at = body.first(); at < text.length() && depth >= 0; at++) {
            char c = text.charAt(at);
            if (start && depth == 0 && isKey(text, at, name)) {
                return Optional.of(new Span(body.file(), at, at + name.length()));
            }
            if (c == '"' || c == '\'') {
                int end = text.indexOf(c, at + 1);
                at = end < 0 ? text.length() : end;
            } else if (c == '{' || c == '[') {
                depth++;
            } else if (c == '}' || c == ']') {
                depth--;
            }
            start = c == ',' || (start && Character.isWhitespace(c));
        }
        return Optional.empty();
    }

    private static boolean isKey(String text, int at, String name) {
        return text.startsWith(name, at) && afterColon(text, at + name.length()) > 0;
    }
}
