package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;

/**
 * Finds for each character of a decoded scalar the place where it is written.
 *
 * <p>Both texts are walked side by side. Where they differ, the written one has an escape, or white space that YAML
 * folds; so every character that is not white space meets itself again.
 */
final class ScalarPlaces {
    private final String raw;
    private final String value;
    private final char style;
    private final int end;
    private final int[] starts;
    private final int[] ends;
    private int at;

    private ScalarPlaces(String value, Span span, int begin, char style) {
        this.raw = span.file().text();
        this.value = value;
        this.style = style;
        this.at = begin;
        this.end = span.endOffset();
        this.starts = new int[value.length()];
        this.ends = new int[value.length()];
    }

    /** Pairs a decoded value with the places of its characters; {@code style} is the indicator, or 0 for plain. */
    static SourceText of(String value, Span span, char style) {
        String written = span.text();
        if (style == 0 && written.equals(value)) {
            return SourceText.verbatim(value, span);
        }
        int skip = style == '"' || style == '\'' ? 1 : 0;
        if (style == '|' || style == '>') {
            skip = written.indexOf('\n') + 1;
        }
        ScalarPlaces places = new ScalarPlaces(value, span, span.startOffset() + skip, style);
        places.walk();
        return SourceText.decoded(value, span, places.starts, places.ends);
    }

    private void walk() {
        int index = 0;
        while (index < value.length()) {
            char wanted = value.charAt(index);
            if (at >= end) {
                put(index++, end, end);
            } else if (style == '"' && raw.charAt(at) == '\\') {
                index = escape(index);
            } else if (style == '\'' && raw.startsWith("''", at)) {
                put(index++, at, at + 2);
                at += 2;
            } else if (raw.charAt(at) == wanted) {
                put(index++, at, at + 1);
                at++;
            } else if (isBlank(raw.charAt(at))) {
                at++;
            } else {
                put(index++, at, at);
            }
        }
    }

    private int escape(int index) {
        char kind = at + 1 < end ? raw.charAt(at + 1) : '\\';
        if (kind == '\n' || kind == '\r') {
            at += 2;
            while (at < end && isBlank(raw.charAt(at))) {
                at++;
            }
            return index;
        }
        int length = switch (kind) {
            case 'x' -> 4;
            case 'u' -> 6;
            case 'U' -> 10;
            default -> 2;
        };
        int stop = Math.min(at + length, end);
        int units = kind == 'U' ? Character.charCount(value.codePointAt(index)) : 1;
        int next = index;
        while (next < index + units) {
            put(next++, at, stop);
        }
        at = stop;
        return next;
    }

    private void put(int index, int start, int stop) {
        starts[index] = start;
        ends[index] = stop;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }
}
