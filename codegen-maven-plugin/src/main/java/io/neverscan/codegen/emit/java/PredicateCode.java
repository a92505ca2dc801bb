package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The {@code when} of index keys as a Java expression over the values of an item. As in DynamoDB, a comparison with an
 * absent value is false.
 */
final class PredicateCode {
    private final Scope scope;
    private final ItemType item;
    private final Function<Attribute, CodeBlock> value;

    /**
     * Predicates of one item type.
     *
     * @param scope the model
     * @param item the item type
     * @param value the expression of an attribute's value; it is used several times, so it must have no effects
     */
    PredicateCode(Scope scope, ItemType item, Function<Attribute, CodeBlock> value) {
        this.scope = scope;
        this.item = item;
        this.value = value;
    }

    /**
     * When an item has the keys of a placement.
     *
     * @param placement the placement
     * @param needed attributes of the keys that an item may lack
     * @return the condition, empty if every item has them
     */
    Optional<CodeBlock> presence(Placement placement, List<Attribute> needed) {
        return presence(placement, needed, false);
    }

    /** As above; what is sure is not asked for. */
    Optional<CodeBlock> presence(Placement placement, List<Attribute> needed, boolean sure) {
        List<CodeBlock> parts = new ArrayList<>();
        placement
                .when()
                .filter(w -> !sure)
                .ifPresent(w -> parts.add(w instanceof Predicate.Or ? CodeBlock.of("($L)", of(w)) : of(w)));
        needed.stream()
                .filter(a -> placement.when().filter(w -> Facts.of(w).has(a)).isEmpty())
                .forEach(a -> parts.add(CodeBlock.of("$L != null", value.apply(a))));
        return parts.isEmpty() ? Optional.empty() : Optional.of(CodeBlock.join(parts, " && "));
    }

    CodeBlock of(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return joined(and.parts(), " && ");
        }
        if (predicate instanceof Predicate.Or or) {
            return joined(or.parts(), " || ");
        }
        if (predicate instanceof Predicate.Not not && not.part() instanceof Predicate.Exists exists) {
            return isNullable(exists.attribute())
                    ? CodeBlock.of("$L == null", value.apply(exists.attribute()))
                    : CodeBlock.of("false");
        }
        if (predicate instanceof Predicate.Not not) {
            return CodeBlock.of("!($L)", of(not.part()));
        }
        if (predicate instanceof Predicate.Exists exists) {
            return isNullable(exists.attribute())
                    ? CodeBlock.of("$L != null", value.apply(exists.attribute()))
                    : CodeBlock.of("true");
        }
        if (predicate instanceof Predicate.In in) {
            CodeBlock any = in.operands().stream()
                    .map(o -> plain(in.attribute(), Comparison.EQ, List.of(o)))
                    .collect(CodeBlock.joining(" || "));
            return guarded(in.attribute(), in.operands().size() == 1 ? any : CodeBlock.of("($L)", any));
        }
        if (predicate instanceof Predicate.Compare compare
                && compare.comparison().holdsForAbsent()
                && isNullable(compare.attribute())) {
            return CodeBlock.of(
                    "($L == null || $L)",
                    value.apply(compare.attribute()),
                    plain(compare.attribute(), compare.comparison(), compare.operands()));
        }
        if (predicate instanceof Predicate.Compare compare) {
            return guarded(compare.attribute(), plain(compare.attribute(), compare.comparison(), compare.operands()));
        }
        throw new IllegalStateException("no `when` holds " + predicate);
    }

    private CodeBlock joined(List<Predicate> parts, String word) {
        return parts.stream()
                .map(p -> p instanceof Predicate.And || p instanceof Predicate.Or ? CodeBlock.of("($L)", of(p)) : of(p))
                .collect(CodeBlock.joining(word));
    }

    private boolean isNullable(Attribute attribute) {
        return Types.isNullable(scope.items().effective(item, attribute));
    }

    private CodeBlock guarded(Attribute attribute, CodeBlock comparison) {
        return isNullable(attribute)
                ? CodeBlock.of("$L != null && $L", value.apply(attribute), comparison)
                : comparison;
    }

    private CodeBlock plain(Attribute attribute, Comparison comparison, List<Operand> operands) {
        if (comparison == Comparison.BETWEEN) {
            return CodeBlock.of(
                    "$L && $L",
                    plain(attribute, Comparison.GE, operands.subList(0, 1)),
                    plain(attribute, Comparison.LE, operands.subList(1, 2)));
        }
        CodeBlock left = value.apply(attribute);
        Object constant = ((Operand.Constant) operands.get(0)).value();
        if (comparison == Comparison.BEGINS_WITH) {
            return CodeBlock.of("$L.startsWith($S)", left, constant);
        }
        boolean equality = comparison == Comparison.EQ || comparison == Comparison.NE;
        String symbol = comparison == Comparison.EQ ? "==" : comparison == Comparison.NE ? "!=" : comparison.symbol();
        if (attribute.type() instanceof EnumType type) {
            return equality
                    ? CodeBlock.of("$L $L $L", left, symbol, constant(type, (String) constant))
                    : ordered(CodeBlock.of("$L.code()", left), symbol, constant);
        }
        if (attribute.type() == Scalar.STRING) {
            return equality
                    ? CodeBlock.of("$L$L.equals($S)", comparison == Comparison.NE ? "!" : "", left, constant)
                    : ordered(left, symbol, constant);
        }
        if (attribute.type() == Scalar.BOOLEAN) {
            boolean wished = comparison == Comparison.EQ == (Boolean) constant;
            return CodeBlock.of("$L$L", wished ? "" : "!", left);
        }
        return attribute.type() == Scalar.DECIMAL
                ? CodeBlock.of("$L.compareTo(new $T($S)) $L 0", left, BigDecimal.class, constant.toString(), symbol)
                : CodeBlock.of("$L $L $LL", left, symbol, constant);
    }

    /** Text is compared as DynamoDB does, by UTF-8 bytes. */
    private static CodeBlock ordered(CodeBlock left, String symbol, Object constant) {
        return CodeBlock.of("$T.INSTANCE.compare($L, $S) $L 0", RuntimeTypes.UTF8_ORDER, left, constant, symbol);
    }

    private CodeBlock constant(EnumType type, String code) {
        NameAllocator constants = EnumEmitter.constants(type);
        EnumType.Value named = type.values().stream()
                .filter(v -> v.code().equals(code))
                .findFirst()
                .orElseThrow();
        return CodeBlock.of("$T.$N", scope.names().type(type), constants.get(named.name()));
    }
}
