package io.neverscan.dsl.diagnostic;

import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.Span;
import java.util.Optional;

/**
 * Where in a file something can be written into a mapping, in block or flow style. What it does not understand, such as
 * an anchor before the mapping, it leaves alone: then there is no edit.
 *
 * @param key the key that the mapping stands below
 */
public record ModelText(Span key) {
    /** A mapping's first entry. */
    private record Body(SourceFile file, int first, boolean flow, int indent) {
        Edit insert(String entry) {
            String after = flow ? ", " : "\n" + " ".repeat(indent);
            return new Edit(new Span(file, first, first), entry + after);
        }
    }

    /**
     * The edit that writes an entry before the first one below a key.
     *
     * @param entry the entry
     * @return the edit; empty if nothing stands below it
     */
    public Optional<Edit> insert(String entry) {
        return body(key).map(b -> b.insert(entry));
    }

    /**
     * The edit that writes an entry before another one of a block.
     *
     * @param entry the entry
     * @return the edit; empty if the key does not begin its line
     */
    public Optional<Edit> before(String entry) {
        String text = key.file().text();
        int line = text.lastIndexOf('\n', key.startOffset() - 1) + 1;
        String indent = text.substring(line, key.startOffset());
        Span here = new Span(key.file(), key.startOffset(), key.startOffset());
        return indent.isBlank() ? Optional.of(new Edit(here, entry + "\n" + indent)) : Optional.empty();
    }

    /**
     * The value of an entry below a key, on one line.
     *
     * @param name key of the entry
     * @return where it stands, quotes and brackets included; empty if it is not there or goes over several lines
     */
    public Optional<Span> value(String name) {
        boolean flow = body(key).filter(Body::flow).isPresent();
        return entry(name).flatMap(k -> value(k, flow));
    }

    private static Optional<Span> value(Span key, boolean flow) {
        String text = key.file().text();
        int start = skipSpaces(text, afterColon(text, key.endOffset()));
        int end = start;
        int depth = 0;
        for (; end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r'; end++) {
            char c = text.charAt(end);
            boolean closing = c == '}' || c == ']';
            boolean comment = c == '#' && end > 0 && text.charAt(end - 1) == ' ';
            if (comment || (flow && depth == 0 && (c == ',' || closing))) {
                break;
            }
            depth += c == '{' || c == '[' ? 1 : closing ? -1 : 0;
            if ((c == '"' || c == '\'') && (end == start || depth > 0)) {
                int close = text.indexOf(c, end + 1);
                if (close < 0) {
                    return Optional.empty();
                }
                end = close;
            }
        }
        boolean whole = depth == 0 && start > 0 && (flow ? isEnded(text, end) : !isContinued(text, key, end));
        while (end > start && text.charAt(end - 1) == ' ') {
            end--;
        }
        boolean plain = end > start && "|>&*!".indexOf(text.charAt(start)) < 0;
        return whole && plain ? Optional.of(new Span(key.file(), start, end)) : Optional.empty();
    }

    private static boolean isEnded(String text, int end) {
        int next = content(text, end);
        return next < text.length() && ",}]".indexOf(text.charAt(next)) >= 0;
    }

    /** Whether a line goes on in the next one, which then is deeper than the key. */
    private static boolean isContinued(String text, Span key, int end) {
        int next = content(text, end);
        int indent = next - text.lastIndexOf('\n', next - 1) - 1;
        int own = key.startOffset() - text.lastIndexOf('\n', key.startOffset() - 1) - 1;
        return next < text.length() && indent > own;
    }

    /**
     * The edit that removes an entry below a key.
     *
     * @param name key of the entry
     * @return the edit; empty if it is not there, the only one, or goes over several lines
     */
    public Optional<Edit> remove(String name) {
        Optional<Body> body = body(key);
        Optional<Span> entry = entry(name);
        Optional<Span> value = value(name);
        if (body.isEmpty() || entry.isEmpty() || value.isEmpty()) {
            return Optional.empty();
        }
        String text = key.file().text();
        int start = entry.get().startOffset();
        int end = value.get().endOffset();
        if (!body.get().flow()) {
            int line = text.lastIndexOf('\n', start - 1) + 1;
            int next = text.indexOf('\n', end);
            boolean first = start == body.get().first();
            return next < 0 || first ? Optional.empty() : Optional.of(removal(line, next + 1));
        }
        int comma = start - 1;
        while (comma > 0 && Character.isWhitespace(text.charAt(comma))) {
            comma--;
        }
        if (text.charAt(comma) == ',') {
            return Optional.of(removal(comma, end));
        }
        int behind = content(text, end);
        return behind < text.length() && text.charAt(behind) == ','
                ? Optional.of(removal(start, skipSpaces(text, behind + 1)))
                : Optional.empty();
    }

    private Edit removal(int start, int end) {
        return new Edit(new Span(key.file(), start, end), "");
    }

    /**
     * A key in the mapping below another key.
     *
     * @param name the key
     * @return where it stands; empty if it is not there
     */
    public Optional<Span> entry(String name) {
        return body(key).flatMap(b -> b.flow() ? inFlow(b, name) : inBlock(b, name));
    }

    /**
     * The one word that stands behind a key.
     *
     * @return where it stands; empty if anything else stands there
     */
    public Optional<Span> word() {
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
