package io.neverscan.dsl.expression;

import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/** A parsed condition whose names and values have no meaning yet. */
public sealed interface Expression {
    /**
     * Where it stands.
     *
     * @return the span
     */
    Span span();

    /**
     * All of them.
     *
     * @param parts two or more
     * @param span where it stands
     */
    record And(List<Expression> parts, Span span) implements Expression {}

    /**
     * One of them.
     *
     * @param parts two or more
     * @param span where it stands
     */
    record Or(List<Expression> parts, Span span) implements Expression {}

    /**
     * The opposite.
     *
     * @param part what must not hold
     * @param span where it stands
     */
    record Not(Expression part, Span span) implements Expression {}

    /**
     * An attribute, or its size, compared with values.
     *
     * @param name the attribute
     * @param ofSize whether its size is compared
     * @param comparison how
     * @param values with what
     * @param span where it stands
     */
    record Compare(Name name, boolean ofSize, Comparison comparison, List<Value> values, Span span)
            implements Expression {}

    /**
     * An attribute equal to one of several values.
     *
     * @param name the attribute
     * @param values the values
     * @param span where it stands
     */
    record In(Name name, List<Value> values, Span span) implements Expression {}

    /**
     * An attribute that holds a value.
     *
     * @param name the attribute
     * @param value the value
     * @param span where it stands
     */
    record Contains(Name name, Value value, Span span) implements Expression {}

    /**
     * An attribute that is there.
     *
     * @param name the attribute
     * @param span where it stands
     */
    record Exists(Name name, Span span) implements Expression {}

    /**
     * The name of an attribute.
     *
     * @param type the item type before the dot, if any
     * @param attribute the attribute
     */
    record Name(Optional<Word> type, Word attribute) {}

    /**
     * A word with its place.
     *
     * @param text the word
     * @param span where it stands
     */
    record Word(String text, Span span) {}

    /**
     * A value.
     *
     * @param kind what it looks like
     * @param word its text without colon or quotes
     */
    record Value(Kind kind, Word word) {
        /** What a value looks like. */
        public enum Kind {
            /** {@code :name}. */
            PARAMETER,
            /** {@code 'text'} or {@code "text"}. */
            TEXT,
            /** Digits. */
            NUMBER,
            /** A bare word. */
            WORD
        }
    }
}
