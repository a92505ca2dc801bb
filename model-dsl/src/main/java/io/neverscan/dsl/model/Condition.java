package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;

/**
 * One comparison of a {@code where}.
 *
 * @param attribute what is compared
 * @param comparison how; never {@link Comparison#NE}
 * @param operands with what: two for between, for in several or one parameter that is a list, else one
 * @param span where it stands
 */
public record Condition(Attribute attribute, Comparison comparison, List<Operand> operands, Span span) {
    /** Copies the list. */
    public Condition {
        operands = List.copyOf(operands);
    }
}
