package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.CorruptItemException;
import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyLanguage;

/**
 * Takes key text apart along its template, from left to right. For one thread.
 *
 * <p>Every method throws {@link CorruptItemException} where the text does not follow the template.
 */
public final class KeyReader {
    private final String entity;
    private final String attribute;
    private final String text;
    private int at;

    /**
     * Reads a key.
     *
     * @param entity the entity's name, for messages
     * @param attribute the key attribute
     * @param text its text
     */
    public KeyReader(String entity, String attribute, String text) {
        this.entity = entity;
        this.attribute = attribute;
        this.text = text;
    }

    /**
     * Passes over a literal.
     *
     * @param literal the template's literal
     * @return this
     */
    public KeyReader literal(String literal) {
        if (!text.startsWith(literal, at)) {
            throw mismatch("`" + literal + "`");
        }
        at += literal.length();
        return this;
    }

    /**
     * Reads a component and passes over the literal that ends it.
     *
     * @param part the component
     * @param literal the literal that follows it, not empty
     * @param <V> type of its values
     * @return the value
     */
    public <V> V upTo(KeyPart<V> part, String literal) {
        int end = end(part, literal);
        if (end < 0) {
            throw mismatch("`" + literal + "`");
        }
        V value = part.decode(text.substring(at, end));
        at = end + literal.length();
        return value;
    }

    /**
     * Reads the component that ends the key.
     *
     * @param part the component
     * @param <V> type of its values
     * @return the value
     */
    public <V> V last(KeyPart<V> part) {
        V value = part.decode(text.substring(at));
        at = text.length();
        return value;
    }

    /** Checks that nothing is left. */
    public void end() {
        if (at != text.length()) {
            throw mismatch("its end");
        }
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    /** Passes over a literal if it is there. */
    boolean tryLiteral(String literal) {
        boolean there = text.startsWith(literal, at);
        at += there ? literal.length() : 0;
        return there;
    }

    private int end(KeyPart<?> part, String literal) {
        int width = width(part.format().language());
        if (width < 0) {
            return text.indexOf(literal, at);
        }
        return text.startsWith(literal, at + width) ? at + width : -1;
    }

    /** Characters of a component of fixed width, whose text may contain the literal after it; or -1. */
    private static int width(KeyLanguage language) {
        if (!(language instanceof KeyLanguage.Runs runs)) {
            return -1;
        }
        int width = 0;
        for (CharRun run : runs.runs()) {
            if (run.min() != run.max()) {
                return -1;
            }
            width += run.min();
        }
        return width;
    }

    private CorruptItemException mismatch(String expected) {
        return new CorruptItemException(
                entity, attribute, "`" + text + "`", "expected " + expected + " at index " + at, null);
    }
}
