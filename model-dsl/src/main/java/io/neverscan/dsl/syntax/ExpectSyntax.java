package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The numbers that are written under {@code expect} beside an entry.
 *
 * @param owner name of the entry
 * @param isItem whether the entry is an entity or edge, and not an access pattern
 * @param numbers the numbers by their path, such as {@code rate} or {@code perFrom.mean}
 * @param values what is said of the values of single attributes
 */
public record ExpectSyntax(SourceText owner, boolean isItem, Map<String, SourceText> numbers, List<Values> values) {
    /** Copies the collections. */
    public ExpectSyntax {
        numbers = Map.copyOf(numbers);
        values = List.copyOf(values);
    }

    /**
     * What is said of the values of one attribute.
     *
     * @param attribute its name
     * @param distinct how many different values there are
     * @param hottest the share of calls and items of the most used value
     */
    public record Values(SourceText attribute, Optional<SourceText> distinct, Optional<SourceText> hottest) {}

    /**
     * One of the numbers.
     *
     * @param path its path
     * @return as it is written, empty if nothing is said
     */
    public Optional<SourceText> number(String path) {
        return Optional.ofNullable(numbers.get(path));
    }
}
