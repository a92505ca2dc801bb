package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.runtime.key.KeyRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Key condition and filter of one Query: texts over positional names and values, and the calls that give the values in
 * the order of their positions.
 */
final class QueryCode {
    private final Call call;
    private final ReadPlan.Query plan;
    private final KeyText text;
    private final CodecConstants codecs;
    private final List<String> names = new ArrayList<>();
    private final CodeBlock.Builder values = CodeBlock.builder();
    private int next;
    private String keyCondition;
    private String filter = "";

    QueryCode(Scope scope, ItemType owner, ReadPlan.Query plan, Call call) {
        this.call = call;
        this.plan = plan;
        this.text = new KeyText(
                scope, plan.targets().stream().map(ReadPlan.Placed::type).toList());
        this.codecs = SchemaEmitter.codecs(scope, owner);
        this.keyCondition = plan.key().equal().stream()
                .map(k -> name(k.key().name()) + " = " + value(key(k)))
                .collect(Collectors.joining(" AND "));
        plan.sortKey().ifPresent(k -> sort(name(k.name(), plan.sort()), plan.sort()));
        plan.reading().filter().ifPresent(f -> filter = new PredicateText(codecs, this::name, this::filterValue).of(f));
    }

    /** The attributes behind the positional names. */
    List<String> names() {
        return names;
    }

    String keyCondition() {
        return keyCondition;
    }

    /** The filter's text, empty if there is none. */
    String filter() {
        return filter;
    }

    /** Chained calls that give the values. */
    CodeBlock values() {
        return values.build();
    }

    /** What the sort keys that are read begin with: the parameters in it. */
    List<Parameter> front() {
        return plan.sort().front().stream()
                .flatMap(f -> f.parts().stream())
                .filter(BoundKey.Value.class::isInstance)
                .map(p -> ((BoundKey.Value) p).operand())
                .filter(Operand.Argument.class::isInstance)
                .map(o -> ((Operand.Argument) o).parameter())
                .toList();
    }

    /** What the sort keys that are read begin with, as an expression. */
    CodeBlock frontText() {
        return text.of(plan.sort().front().orElseThrow(), call::argument);
    }

    private String name(String attribute) {
        if (!names.contains(attribute)) {
            names.add(attribute);
        }
        return "#n" + names.indexOf(attribute);
    }

    /** No name for a sort key that no condition speaks of: the service refuses unused names. */
    private String name(String attribute, SortCondition sort) {
        return sort instanceof SortCondition.None ? "" : name(attribute);
    }

    private String value(CodeBlock argument) {
        values.add("\n.value($L)", argument);
        return ":v" + next++;
    }

    private String range(CodeBlock lower, CodeBlock upper) {
        values.add("\n.range($L, $L)", lower, upper);
        next += 2;
        return ":v" + (next - 2) + " AND :v" + (next - 1);
    }

    private CodeBlock key(BoundKey key) {
        if (key.key().type() == KeyAttribute.Type.S) {
            return text.of(key, call::argument);
        }
        return call.value(((BoundKey.Value) key.parts().get(0)).operand());
    }

    private void sort(String name, SortCondition sort) {
        if (sort instanceof SortCondition.Equal equal) {
            and(name + " = " + value(key(equal.key())));
        } else if (sort instanceof SortCondition.Prefix prefix) {
            and("begins_with(" + name + ", " + value(key(prefix.prefix())) + ")");
        } else if (sort instanceof SortCondition.TextPrefix start) {
            CodeBlock front = text.of(start.prefix(), call::argument);
            CodeBlock rest = text.operand(start.component(), start.start(), call::argument);
            and("begins_with(" + name + ", " + value(front.isEmpty() ? rest : CodeBlock.of("$L + $L", front, rest))
                    + ")");
        } else if (sort instanceof SortCondition.Range range) {
            range(name, range);
        } else if (sort instanceof SortCondition.Native plain) {
            comparison(name, plain);
        }
    }

    private void and(String condition) {
        keyCondition = keyCondition + " AND " + condition;
    }

    private void range(String name, SortCondition.Range range) {
        boolean open = range.prefix().isEmpty();
        CodeBlock prefix = open ? CodeBlock.of("$S", "") : text.of(range.prefix(), call::argument);
        if (open && range.upper().isEmpty() && range.limits().beyond().isEmpty()) {
            and(name + " >= " + value(lower(range, prefix)));
        } else if (open && range.lower().isEmpty() && range.limits().least().isEmpty()) {
            upTo(name, range);
        } else {
            and(name + " BETWEEN " + range(lower(range, prefix), upper(range, prefix)));
        }
    }

    /** Text below the value's own is the text of a smaller value, so an excluded bound needs no predecessor here. */
    private void upTo(String name, SortCondition.Range range) {
        CodeBlock prefix = CodeBlock.of("$S", "");
        Optional<SortCondition.Bound> below = range.upper().filter(b -> !b.inclusive());
        and(
                below.isEmpty()
                        ? name + " <= " + value(upper(range, prefix))
                        : name + " < " + value(encoded(range.component(), below.get())));
    }

    private CodeBlock lower(SortCondition.Range range, CodeBlock prefix) {
        if (range.lower().isEmpty()) {
            return CodeBlock.of(
                    "$T.fromStart($L)",
                    RuntimeTypes.KEY_RANGE,
                    behind(range, prefix, range.limits().least()));
        }
        SortCondition.Bound bound = range.lower().get();
        CodeBlock encoded = encoded(range.component(), bound);
        return bound.inclusive()
                ? CodeBlock.of("$T.atLeast($L, $L)", RuntimeTypes.KEY_RANGE, prefix, encoded)
                : CodeBlock.of("$T.above($L, $L, $L)", RuntimeTypes.KEY_RANGE, prefix, encoded, terminator(range));
    }

    private CodeBlock upper(SortCondition.Range range, CodeBlock prefix) {
        if (range.upper().isEmpty()) {
            String beyond = range.limits().beyond();
            return beyond.isEmpty()
                    ? CodeBlock.of("$T.toEnd($L)", RuntimeTypes.KEY_RANGE, prefix)
                    : behind(range, prefix, beyond);
        }
        SortCondition.Bound bound = range.upper().get();
        CodeBlock encoded = encoded(range.component(), bound);
        return bound.inclusive()
                ? CodeBlock.of("$T.atMost($L, $L, $L)", RuntimeTypes.KEY_RANGE, prefix, encoded, terminator(range))
                : CodeBlock.of(
                        "$T.below($L, $L.format(), $L, $L)",
                        RuntimeTypes.KEY_RANGE,
                        prefix,
                        text.part(range.component()),
                        encoded,
                        terminator(range));
    }

    private static CodeBlock behind(SortCondition.Range range, CodeBlock prefix, String limit) {
        return limit.isEmpty()
                ? prefix
                : range.prefix().isEmpty() ? CodeBlock.of("$S", limit) : CodeBlock.of("$L + $S", prefix, limit);
    }

    private CodeBlock encoded(Segment.Component component, SortCondition.Bound bound) {
        return text.operand(component, bound.operand(), call::argument);
    }

    private static CodeBlock terminator(SortCondition.Range range) {
        return range.terminator() == KeyRange.END
                ? CodeBlock.of("$T.END", RuntimeTypes.KEY_RANGE)
                : CodeBlock.of("'$L'", escaped(range.terminator()));
    }

    private static String escaped(char c) {
        return switch (c) {
            case '\'' -> "\\'";
            case '\\' -> "\\\\";
            default -> Character.toString(c);
        };
    }

    private void comparison(String name, SortCondition.Native plain) {
        List<CodeBlock> operands = plain.operands().stream()
                .map(o -> nativeValue(plain.component(), o))
                .toList();
        switch (plain.comparison()) {
            case BETWEEN -> and(name + " BETWEEN " + range(operands.get(0), operands.get(1)));
            case BEGINS_WITH -> and("begins_with(" + name + ", " + value(operands.get(0)) + ")");
            default -> and(name + " " + plain.comparison().symbol() + " " + value(operands.get(0)));
        }
    }

    private CodeBlock nativeValue(Segment.Component component, Operand operand) {
        return component.encoding().format().isPresent()
                ? text.operand(component, operand, call::argument)
                : call.value(operand);
    }

    private String filterValue(AttributeType type, CodeBlock codec, Operand operand) {
        boolean constant = operand instanceof Operand.Constant;
        boolean direct = type == Scalar.STRING
                || type == Scalar.ULID
                || type == Scalar.INT
                || type == Scalar.LONG
                || type == Scalar.COUNTER
                || type == Scalar.DECIMAL;
        if (constant && ((Operand.Constant) operand).value() instanceof Boolean) {
            return value(CodeBlock.of("$L, $T.BOOLEAN", call.value(operand), RuntimeTypes.CODECS));
        }
        // A constant is stored text or a number already: a code, a date as it is written.
        return value(direct || constant ? call.value(operand) : CodeBlock.of("$L, $L", call.value(operand), codec));
    }
}
