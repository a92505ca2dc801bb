package io.neverscan.dsl.expression;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.Expression.Value;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Values of an expression, given the type they are compared with. */
final class Operands {
    private final Parameters parameters;
    private final List<Diagnostic> findings;

    Operands(Parameters parameters, List<Diagnostic> findings) {
        this.parameters = parameters;
        this.findings = findings;
    }

    /** All of them; empty if one does not fit. */
    Optional<List<Operand>> of(List<Value> values, AttributeType type) {
        List<Operand> operands = new ArrayList<>();
        for (Value value : values) {
            of(value, type).ifPresent(operands::add);
        }
        return operands.size() == values.size() ? Optional.of(operands) : Optional.empty();
    }

    Optional<Operand> parameter(String name, AttributeType type, Span span) {
        return parameters.use(name, type, span).map(Operand.Argument::new);
    }

    Optional<Operand> of(Value value, AttributeType type) {
        if (value.kind() == Value.Kind.PARAMETER) {
            return parameter(value.word().text(), type, value.word().span());
        }
        Optional<Object> constant = type instanceof EnumType enumType ? code(value, enumType) : constant(value, type);
        if (constant.isEmpty() && !(type instanceof EnumType && value.kind() != Value.Kind.NUMBER)) {
            mismatch(value, type);
        }
        return constant.map(c -> new Operand.Constant(c, type, value.word().span()));
    }

    private Optional<Object> code(Value value, EnumType type) {
        if (value.kind() == Value.Kind.NUMBER) {
            return Optional.empty();
        }
        String name = value.word().text();
        Optional<Object> code = type.values().stream()
                .filter(v -> v.name().equals(name))
                .<Object>map(EnumType.Value::code)
                .findFirst();
        if (code.isEmpty()) {
            List<String> names =
                    type.values().stream().map(EnumType.Value::name).toList();
            Diagnostic finding = Diagnostic.at(
                    Code.UNKNOWN_NAME, value.word().span(), "`" + name + "` is not a value of `" + type.name() + "`");
            findings.add(Help.nearest(name, value.word().span(), names)
                    .filter(h -> value.kind() == Value.Kind.WORD)
                    .map(finding::help)
                    .orElse(finding.note("its values are " + String.join(", ", names))));
        }
        return code;
    }

    private static Optional<Object> constant(Value value, AttributeType type) {
        String text = value.word().text();
        if (!(type instanceof Scalar scalar)) {
            return Optional.empty();
        }
        return switch (scalar) {
            case STRING -> value.kind() == Value.Kind.TEXT ? Optional.of(text) : Optional.empty();
            case INT, LONG, COUNTER -> value.kind() == Value.Kind.NUMBER ? whole(text, scalar) : Optional.empty();
            case DECIMAL, DOUBLE ->
                value.kind() == Value.Kind.NUMBER ? Optional.of(new BigDecimal(text)) : Optional.empty();
            case BOOLEAN -> value.kind() == Value.Kind.WORD ? truth(text) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Object> truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static Optional<Object> whole(String text, Scalar scalar) {
        try {
            long number = Long.parseLong(text);
            boolean tooWide = scalar == Scalar.INT && number != (int) number;
            return tooWide ? Optional.empty() : Optional.of(number);
        } catch (NumberFormatException notWhole) {
            return Optional.empty();
        }
    }

    private void mismatch(Value value, AttributeType type) {
        String written = value.kind() == Value.Kind.TEXT
                ? "'" + value.word().text() + "'"
                : "`" + value.word().text() + "`";
        Diagnostic finding =
                Diagnostic.at(Code.TYPE_MISMATCH, value.word().span(), written + " is not of type " + type.describe());
        boolean bare = value.kind() == Value.Kind.WORD;
        findings.add(
                bare
                        ? finding.note("a value that the caller passes is written `:"
                                + value.word().text() + "`")
                        : finding);
    }
}
