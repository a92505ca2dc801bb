package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;

/** What a pattern's method says about the items that are read after those of its Query. */
final class FetchCode {
    private final Scope scope;
    private final AccessPlan.Served plan;
    private final AccessPattern.Fetch fetch;

    FetchCode(Scope scope, AccessPlan.Served plan, AccessPattern.Fetch fetch) {
        this.scope = scope;
        this.plan = plan;
        this.fetch = fetch;
    }

    /** The constant that both faces share, and the table of these items. */
    CodeBlock arguments(Constants shared, NameAllocator constants) {
        ItemType owner = plan.pattern().owner();
        String name = constants.newName(JavaNames.constant(plan.pattern().name()) + "_FETCH");
        CodeBlock constant = shared.add(
                owner,
                name,
                ParameterizedTypeName.get(
                        RuntimeTypes.FETCH,
                        Rows.element(scope, plan, 0),
                        scope.names().type(fetch.node()),
                        Rows.row(scope, plan)),
                JavaSource.continued(value()));
        return CodeBlock.of("$L, this.$N", constant, EdgeOperations.table(scope, (Edge) owner, fetch.node()));
    }

    private CodeBlock value() {
        CodeBlock spec = CodeBlock.of(
                "$T.named($S)$L",
                RuntimeTypes.GET_SPEC,
                plan.pattern().name(),
                plan.pattern().options().strong() ? ".consistent()" : "");
        return CodeBlock.of(
                "$T.of(\n$L,\nrow -> $L,\n$T.INSTANCE,\n$T::new)",
                RuntimeTypes.FETCH,
                spec,
                key(),
                scope.names().of(fetch.node(), ModelNames.Role.SCHEMA),
                Rows.row(scope, plan));
    }

    /** The key of what a row points to; null if an attribute that may be absent is. */
    private CodeBlock key() {
        AttributeNames names = scope.names().attributes(plan.pattern().owner());
        CodeBlock parts = fetch.by().stream()
                .map(a -> CodeBlock.of("row.$N()", names.component(a)))
                .collect(CodeBlock.joining(", "));
        CodeBlock key = CodeBlock.of("$T.item($L)", scope.names().of(fetch.node(), ModelNames.Role.KEYS), parts);
        CodeBlock absent = fetch.by().stream()
                .filter(Types::isNullable)
                .map(a -> CodeBlock.of("row.$N() == null", names.component(a)))
                .collect(CodeBlock.joining(" || "));
        return absent.isEmpty() ? key : CodeBlock.of("$L ? null : $L", absent, key);
    }
}
