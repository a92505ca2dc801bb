package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;

/** A part of a key template. */
public sealed interface Segment {
    /**
     * Where it stands.
     *
     * @return the span inside the template
     */
    Span span();

    /**
     * Fixed text.
     *
     * @param text the text, not empty
     * @param span where it stands
     */
    record Literal(String text, Span span) implements Segment {}

    /**
     * The value of an attribute.
     *
     * @param attribute the attribute
     * @param encoding how its value is written
     * @param span where it stands, braces included
     */
    record Component(Attribute attribute, KeyEncoding encoding, Span span) implements Segment {
        /**
         * Its name among the components of a key.
         *
         * @return the attribute's name; behind it the format if the component does not hold the whole value
         */
        public String name() {
            if (encoding instanceof KeyEncoding.Bucket bucket) {
                return attribute.name() + ":" + bucket.unit();
            }
            return encoding instanceof KeyEncoding.Shard shard
                    ? attribute.name() + ":shard(" + shard.count() + ")"
                    : attribute.name();
        }
    }
}
