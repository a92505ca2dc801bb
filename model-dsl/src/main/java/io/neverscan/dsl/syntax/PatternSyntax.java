package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern.
 *
 * @param name its name
 * @param kind the key that says what kind of read it is
 * @param targets the item types it returns
 * @param description what it is for
 * @param conditions its conditions
 * @param order wished order
 * @param options what else it says
 */
public record PatternSyntax(
        SourceText name,
        SourceText kind,
        List<SourceText> targets,
        Optional<SourceText> description,
        Conditions conditions,
        List<SourceText> order,
        Options options)
        implements AccessSyntax {
    /**
     * Its conditions.
     *
     * @param names attribute names, if {@code where} is a list
     * @param where the condition as one text
     * @param filter the filter
     */
    public record Conditions(List<SourceText> names, Optional<SourceText> where, Optional<SourceText> filter) {}

    /**
     * What else it says.
     *
     * @param page page size
     * @param strong strongly consistent
     * @param returns attributes asked for
     * @param maxRequests most requests of one page
     * @param walkBack most time buckets
     * @param fetch the end of the edge whose items are read as well
     */
    public record Options(
            Optional<SourceText> page,
            boolean strong,
            List<SourceText> returns,
            Optional<SourceText> maxRequests,
            Optional<SourceText> walkBack,
            Optional<SourceText> fetch) {}
}
