package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.dsl.plan.Spread;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The loops around a Query of which several are made: one for each part of its keys that takes several values. */
final class FanOutCode {
    private final Scope scope;
    private final Call call;
    private final ReadPlan.FanOut plan;
    private final Map<Spread, String> locals = new LinkedHashMap<>();

    FanOutCode(Scope scope, Call call, ReadPlan.FanOut plan) {
        this.scope = scope;
        this.call = call;
        this.plan = plan;
        plan.spreads().forEach(s -> locals.put(s, call.local(local(s), s.each())));
    }

    private static String local(Spread spread) {
        String name = JavaNames.variable(spread.attribute().name());
        return spread.source() instanceof Spread.Shards ? name + "Shard" : name;
    }

    /** The expression of a fan-out without queries yet. */
    CodeBlock begin(CodeBlock spec) {
        boolean async = scope.face() == Face.ASYNC;
        return plan.combination() == ReadPlan.Combination.MERGED
                ? CodeBlock.of("$L.$L($L, $L)", spec, async ? "asyncMerged" : "merged", plan.most(), mergeKeys())
                : CodeBlock.of("$L.$L($L)", spec, async ? "asyncInTurn" : "inTurn", plan.most());
    }

    /** The sort key attributes that have no exact value. */
    private CodeBlock mergeKeys() {
        return plan.location().sortKeys().stream()
                .skip(plan.each().key().front().size())
                .map(k -> CodeBlock.of("$S", k.name()))
                .collect(CodeBlock.joining(", "));
    }

    void open(CodeBlock.Builder method) {
        locals.forEach((spread, local) -> {
            if (spread.source() instanceof Spread.Shards shards) {
                method.beginControlFlow("for (long $N = 0; $N < $L; $N++)", local, local, shards.count(), local);
            } else {
                TypeName type = scope.types().plain(spread.each().type());
                method.beginControlFlow("for ($T $N : $L)", type, local, values(spread));
            }
        });
    }

    void close(CodeBlock.Builder method) {
        locals.forEach((spread, local) -> method.endControlFlow());
    }

    /** What the sort keys of one query begin with, if the queries do not share it. */
    CodeBlock front(QueryCode code) {
        boolean differs = plan.combination() == ReadPlan.Combination.MERGED
                && code.front().stream().anyMatch(p -> plan.spreads().stream().anyMatch(s -> p.equals(s.each())));
        return differs ? CodeBlock.of(",\n$L", code.frontText()) : CodeBlock.of("");
    }

    private CodeBlock values(Spread spread) {
        AttributeType type = spread.each().type();
        if (spread.source() instanceof Spread.Domain) {
            return type instanceof EnumType codes
                    ? CodeBlock.of("$T.values()", scope.names().type(codes))
                    : CodeBlock.of("$T.of(false, true)", Jdk.LIST);
        }
        if (spread.source() instanceof Spread.Buckets buckets) {
            CodeBlock from = call.value(buckets.lower().operand());
            return CodeBlock.of(
                    "$T.$L.between($L, $L)",
                    RuntimeTypes.TIME_BUCKET,
                    buckets.bucket(),
                    from,
                    last(buckets.upper(), type));
        }
        if (spread.source() instanceof Spread.Back back) {
            return CodeBlock.of(
                    "$T.$L.last($L, $L)",
                    RuntimeTypes.TIME_BUCKET,
                    back.bucket(),
                    back.most(),
                    last(back.upper(), type));
        }
        List<Operand> operands = ((Spread.Listed) spread.source()).operands();
        if (operands.get(0) instanceof Operand.Argument argument
                && argument.parameter().type() instanceof AttributeType.ListOf) {
            return call.argument(argument);
        }
        return CodeBlock.of(
                "$T.of($L)",
                Jdk.LIST,
                operands.stream().map(o -> value(o, type)).collect(CodeBlock.joining(", ")));
    }

    /** The bucket of an excluded bound is needed only if something of it lies before the bound. */
    private CodeBlock last(SortCondition.Bound upper, AttributeType type) {
        CodeBlock value = call.value(upper.operand());
        if (upper.inclusive()) {
            return value;
        }
        return CodeBlock.of(type == io.neverscan.dsl.model.Scalar.DATE ? "$L.minusDays(1)" : "$L.minusNanos(1)", value);
    }

    private CodeBlock value(Operand operand, AttributeType type) {
        if (operand instanceof Operand.Constant constant && type instanceof EnumType codes) {
            NameAllocator constants = EnumEmitter.constants(codes);
            String name = codes.values().stream()
                    .filter(v -> v.code().equals(constant.value()))
                    .map(EnumType.Value::name)
                    .collect(Collectors.joining());
            ClassName owner = scope.names().type(codes);
            return CodeBlock.of("$T.$N", owner, constants.get(name));
        }
        boolean small = operand instanceof Operand.Constant && type == io.neverscan.dsl.model.Scalar.INT;
        return small ? CodeBlock.of("$L", ((Operand.Constant) operand).value()) : call.value(operand);
    }
}
