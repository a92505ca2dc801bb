package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;

/** A value in an expression. */
public sealed interface Operand {
    /**
     * A value that the caller passes.
     *
     * @param parameter the parameter
     */
    record Argument(Parameter parameter) implements Operand {}

    /**
     * A value that stands in the model.
     *
     * @param value String (also an enum's code), Long, BigDecimal or Boolean
     * @param type type of the attribute it is compared with
     * @param span where it stands
     */
    record Constant(Object value, AttributeType type, Span span) implements Operand {}
}
