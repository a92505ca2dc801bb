package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A set of key texts: fixed text and holes, one after the other, and what may follow.
 *
 * @param parts fixed text and holes in order
 * @param rest what may follow the parts
 */
public record KeySet(List<Part> parts, Rest rest) {
    /** Stands for a native number; which numbers there are does not matter, as any two keys can be the same one. */
    private static final KeyLanguage NUMBER = new KeyLanguage.Runs(List.of(new CharRun("19", 1, 1)));

    private static final KeyLanguage BINARY = new KeyLanguage.Runs(List.of(new CharRun("af", 2, 2)));

    /** A part of the keys. */
    public sealed interface Part {}

    /**
     * Fixed text.
     *
     * @param text the text
     */
    public record Text(String text) implements Part {}

    /**
     * A value that is not fixed. Holes with one name hold one value.
     *
     * @param name what fills it: an attribute or a parameter
     * @param language the texts it can hold
     * @param format turns the text into a value; empty for native numbers and binary
     */
    public record Hole(String name, KeyLanguage language, Optional<KeyFormat<?>> format) implements Part {}

    /** What may follow the parts. */
    public sealed interface Rest {
        /** Nothing: the keys are complete. */
        record Nothing() implements Rest {}

        /** Any text, or none. */
        record Anything() implements Rest {}

        /**
         * Text whose first character lies in an interval.
         *
         * @param first lowest code point
         * @param last highest code point
         * @param orNothing the parts alone belong to the set as well
         * @param alone a code point that may follow if nothing follows it; -1 for none
         */
        record Starting(int first, int last, boolean orNothing, int alone) implements Rest {
            /** Stands for no code point. */
            public static final int NONE = -1;
        }
    }

    /** Copies the list. */
    public KeySet {
        parts = List.copyOf(parts);
    }

    /**
     * Every key that a template can give; its holes are named after the attributes.
     *
     * @param template the template
     * @return the keys
     */
    public static KeySet of(KeyTemplate template) {
        List<Part> parts = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Component component) {
                parts.add(hole(component.name(), component.encoding()));
            } else {
                parts.add(new Text(((Segment.Literal) segment).text()));
            }
        }
        return new KeySet(parts, new Rest.Nothing());
    }

    /**
     * Every key of a sort key or partition key attribute.
     *
     * @return the set without a limit
     */
    public static KeySet everything() {
        return new KeySet(List.of(), new Rest.Anything());
    }

    /**
     * A hole for values of an encoding.
     *
     * @param name what fills it
     * @param encoding how its values are written
     * @return the hole
     */
    public static Hole hole(String name, KeyEncoding encoding) {
        KeyLanguage language = encoding.format()
                .<KeyLanguage>map(KeyFormat::language)
                .orElse(encoding instanceof KeyEncoding.NativeNumber ? NUMBER : BINARY);
        return new Hole(name, language, encoding.format());
    }
}
