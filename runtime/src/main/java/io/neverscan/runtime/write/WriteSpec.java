package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is the same for each call of a declared write: its name and its condition. Immutable and safe for use by many
 * threads.
 */
public final class WriteSpec {
    private final String name;
    private final @Nullable String meaning;
    private final @Nullable String text;
    private final List<String> attributes;
    private final boolean making;

    private WriteSpec(
            String name, @Nullable String meaning, @Nullable String text, List<String> attributes, boolean making) {
        this.name = name;
        this.meaning = meaning;
        this.text = text;
        this.attributes = attributes;
        this.making = making;
    }

    /**
     * A write without condition.
     *
     * @param name the access pattern's name
     * @return the write
     */
    public static WriteSpec named(String name) {
        return new WriteSpec(name, null, null, List.of(), false);
    }

    /**
     * The same with a condition on the stored item.
     *
     * @param condition the condition as the model writes it, for messages
     * @param expression the condition over {@code #c0..} and {@code :c0..}
     * @param names the stored names behind {@code #c0..}
     * @return a copy
     */
    public WriteSpec when(String condition, String expression, String... names) {
        return new WriteSpec(name, condition, expression, List.of(names), making);
    }

    /**
     * The same for an update that makes the item where there is none.
     *
     * @return a copy
     */
    public WriteSpec orCreate() {
        return new WriteSpec(name, meaning, text, attributes, true);
    }

    String name() {
        return name;
    }

    boolean isMaking() {
        return making;
    }

    /** A name for messages: of the condition, or of something that stands for it. */
    String meaning() {
        return meaning == null ? "its condition" : meaning;
    }

    /** Adds the condition, if there is one. */
    void addTo(Expressions expressions, ItemWriter values) {
        if (text == null) {
            return;
        }
        Map<String, String> names = new LinkedHashMap<>();
        for (String attribute : attributes) {
            names.put("#c" + names.size(), attribute);
        }
        expressions.when(text, names, values.toMap());
    }
}
