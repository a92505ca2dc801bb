package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.codegen.emit.java.AttributeNames;
import io.neverscan.codegen.emit.java.GeneratedApi;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rows as Java expressions. */
final class RowCode {
    private final GeneratedApi api;
    private final Literals literals;

    RowCode(GeneratedApi api, Literals literals) {
        this.api = api;
        this.literals = literals;
    }

    /** The record, by its builder. */
    CodeBlock record(Row row) {
        ItemType item = row.type();
        AttributeNames names = api.attributes(item);
        CodeBlock.Builder out =
                CodeBlock.builder().add("$T.builder()", api.names().type(item));
        for (Attribute component : api.components(item)) {
            Object value = row.values().get(component.name());
            if (value != null) {
                out.add("\n.$N($L)", names.component(component), literals.of(component.type(), value));
            }
        }
        return out.add("\n.build()").build();
    }

    /** A copy of another record in a call of a method, if the two differ in one attribute that both have. */
    Optional<CodeBlock> variation(Row row, Row of, String call) {
        List<Attribute> different = new ArrayList<>();
        for (Attribute component : api.components(row.type())) {
            @Nullable Object mine = row.values().get(component.name());
            if (!Objects.equals(mine, of.values().get(component.name()))) {
                different.add(component);
            }
        }
        if (!row.type().name().equals(of.type().name()) || different.size() != 1) {
            return Optional.empty();
        }
        Attribute one = different.get(0);
        return Optional.ofNullable(row.values().get(one.name()))
                .map(v -> CodeBlock.of(
                        "$L().with$L($L)", call, api.attributes(row.type()).suffix(one), literals.of(one.type(), v)));
    }

    /** The parts of its identity, as arguments. */
    CodeBlock identity(Row row) {
        return row.type().identity().stream()
                .map(a -> literals.of(
                        a.type(), Objects.requireNonNull(row.values().get(a.name()), a.name())))
                .collect(CodeBlock.joining(", "));
    }

    /** Its key record. */
    CodeBlock key(Row row) {
        return CodeBlock.of("new $T($L)", api.key(row.type()), identity(row));
    }

    /** What a pattern returns of a row: the record in a call of a method, or a projection record. */
    CodeBlock returned(AccessPlan.Served plan, int target, Row row, String call) {
        AccessPlan.Result result = plan.results().get(target);
        if (result.full()) {
            return CodeBlock.of("$L()", call);
        }
        CodeBlock parts = api.components(row.type()).stream()
                .filter(c -> result.attributes().stream().anyMatch(a -> a.name().equals(c.name())))
                .map(c -> part(c, row.values().get(c.name())))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("new $T($L)", api.element(plan, target), parts);
    }

    private CodeBlock part(Attribute component, @Nullable Object value) {
        if (value != null) {
            return literals.of(component.type(), value);
        }
        if (component.type() instanceof AttributeType.SetOf) {
            return CodeBlock.of("$T.of()", Names.SET);
        }
        return CodeBlock.of(GeneratedApi.isNullable(component) ? "null" : "0L");
    }
}
