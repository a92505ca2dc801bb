package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** The statements of a transaction: its steps one after the other. */
final class TransactCode {
    private final Scope scope;
    private final TransactPlan plan;
    private final Call call;
    private final String transaction;
    private final String now;
    private final CodeBlock.Builder out = CodeBlock.builder();

    TransactCode(Scope scope, TransactPlan plan, Call call, String transaction) {
        this.scope = scope;
        this.plan = plan;
        this.call = call;
        this.transaction = transaction;
        this.now = call.local("now");
    }

    /** All steps; constants are added by a function, in their order. */
    CodeBlock statements(List<String> records, BiFunction<TransactPattern, CodeBlock, CodeBlock> constants) {
        TypeName type = scope.face().of(RuntimeTypes.TRANSACTION);
        out.addStatement(
                "$T $N = $T.named(this.table, $S)",
                type,
                transaction,
                type,
                plan.pattern().name());
        boolean timed = plan.steps().stream().anyMatch(s -> isTimed(s.pattern()));
        if (timed) {
            out.addStatement("$T $N = this.table.now()", Jdk.INSTANT, now);
        }
        for (int i = 0; i < plan.steps().size(); i++) {
            step(plan.steps().get(i), plan.pattern().steps().get(i).many(), records.get(i), constants);
        }
        return out.build();
    }

    private static boolean isTimed(WritePattern write) {
        boolean updated = write.type().traits().updated().isPresent();
        return (write.kind() == Kind.CREATE
                        && (updated || write.type().traits().created().isPresent()))
                || (write.kind() == Kind.UPDATE && updated);
    }

    private void step(
            WritePlan step,
            OptionalInt many,
            String record,
            BiFunction<TransactPattern, CodeBlock, CodeBlock> constants) {
        WritePattern write = step.pattern();
        if (write.kind() == Kind.CREATE) {
            creation(write.type(), many, record);
            return;
        }
        Optional<GuardCode> guard = write.condition().map(g -> new GuardCode(scope, write, g, call));
        if (write.kind() == Kind.UPDATE) {
            CodeBlock spec = constants.apply(plan.pattern(), spec(guard));
            update(step, guard, spec);
            return;
        }
        String key = call.local("key");
        out.addStatement("$T $N = $L", key(write.type()), key, WriteEmitter.newKey(scope, write, call));
        CodeBlock node = node(write.type(), "item", key);
        Optional<Attribute> version = version(step);
        if (guard.isPresent() || version.isPresent()) {
            CodeBlock condition = guard.map(g -> spec(guard)).orElseGet(() -> spec(version.orElseThrow()));
            CodeBlock spec = constants.apply(plan.pattern(), condition);
            String values = call.local("values");
            out.addStatement(
                    "$T $N = $N.values($S)",
                    RuntimeTypes.ITEM_WRITER,
                    values,
                    transaction,
                    write.type().name());
            guard.ifPresent(g -> g.values().forEach(v -> out.addStatement("$N.$L", values, v)));
            version.ifPresent(v -> out.addStatement(
                    "$N.number($S, $N)",
                    values,
                    ":c0",
                    call.name(step.witnesses().get(0).parameter())));
            String verb = write.kind() == Kind.CHECK ? "check" : "delete";
            out.addStatement("$N.$L($L, $L, $N)", transaction, verb, node, spec, values);
        } else {
            String verb = write.kind() == Kind.CHECK ? "exists" : "delete";
            out.addStatement("$N.$L($L)", transaction, verb, node);
        }
        if (write.kind() == Kind.DELETE && write.type() instanceof Edge edge) {
            if (EdgeOperations.isMirrored(edge)) {
                out.addStatement("$N.delete($L)", transaction, node(edge, "mirrorItem", key));
            }
            counts(edge, key, -1);
        }
    }

    /** The version that a deletion expects, where it has no condition of its own. */
    private static Optional<Attribute> version(WritePlan step) {
        return step.pattern().kind() == Kind.DELETE && !step.witnesses().isEmpty()
                ? Optional.of(step.witnesses().get(0).attribute())
                : Optional.empty();
    }

    private CodeBlock spec(Optional<GuardCode> guard) {
        CodeBlock.Builder spec = CodeBlock.builder()
                .add("$T.named($S)", RuntimeTypes.WRITE_SPEC, plan.pattern().name());
        guard.ifPresent(g -> spec.add(g.specification()));
        return spec.build();
    }

    private CodeBlock spec(Attribute version) {
        return CodeBlock.of(
                "$T.named($S)\n.when($S, $S, $S)",
                RuntimeTypes.WRITE_SPEC,
                plan.pattern().name(),
                version.name() + " = :expectedVersion",
                "#c0 = :c0",
                version.storedName());
    }

    private ClassName key(ItemType item) {
        return scope.names().of(item, ModelNames.Role.KEY);
    }

    private CodeBlock table(ItemType item) {
        return CodeBlock.of(
                "this.$N", EdgeOperations.table(scope, plan.pattern().owner(), item));
    }

    private CodeBlock node(ItemType item, String form, String key) {
        return CodeBlock.of(
                "new $T($L, $L, $N)",
                RuntimeTypes.NODE,
                table(item),
                new BaseOperations(scope, item).itemKey(form, key),
                key);
    }

    private void creation(ItemType item, OptionalInt many, String record) {
        if (many.isEmpty()) {
            stored(item, record);
            return;
        }
        String one = call.local(JavaNames.variable(item.name()));
        out.addStatement("$N.atMost($N, $L)", transaction, record, many.getAsInt());
        out.beginControlFlow("for ($T $N : $N)", scope.names().type(item), one, record);
        stored(item, one);
        out.endControlFlow();
    }

    private void stored(ItemType item, String record) {
        CodeBlock stamped = Stamps.of(scope, item, record, CodeBlock.of("1"), now);
        out.addStatement(
                "$N.create($L, $T.INSTANCE, $L, $N.key())",
                transaction,
                table(item),
                scope.names().of(item, ModelNames.Role.SCHEMA),
                stamped,
                record);
        if (item instanceof Edge edge) {
            if (EdgeOperations.isMirrored(edge)) {
                out.addStatement(
                        "$N.create($L, $T.INSTANCE, $L, $N.key())",
                        transaction,
                        table(item),
                        scope.names().of(item, ModelNames.Role.MIRROR_SCHEMA),
                        stamped,
                        record);
            }
            counts(edge, record, 1);
        }
    }

    private void counts(Edge edge, String variable, int delta) {
        AttributeNames names = scope.names().attributes(edge);
        EdgeOperations.counted(edge).forEach(end -> {
            Entity node = end.entity();
            CodeBlock identity = end.attributes().stream()
                    .map(a -> CodeBlock.of("$N.$N()", variable, names.component(a)))
                    .collect(CodeBlock.joining(", "));
            out.addStatement(
                    "$N.count(new $T($L, $T.item($L), new $T($L)), $S, $L)",
                    transaction,
                    RuntimeTypes.NODE,
                    table(node),
                    scope.names().of(node, ModelNames.Role.KEYS),
                    identity,
                    key(node),
                    identity,
                    end.counter().orElseThrow().storedName(),
                    delta);
        });
    }

    private void update(WritePlan step, Optional<GuardCode> guard, CodeBlock spec) {
        ItemType item = step.pattern().type();
        WriteCode code = new WriteCode(
                scope,
                step,
                call,
                spec,
                new WriteCode.Stores(store(item, ModelNames.Role.SCHEMA), store(item, ModelNames.Role.MIRROR_SCHEMA)));
        if (item.traits().updated().isPresent()) {
            code.at(now);
        }
        out.add(code.statements(guard));
        code.targets().forEach(t -> out.addStatement("$N.update($N)", transaction, t));
    }

    private CodeBlock store(ItemType item, ModelNames.Role schema) {
        boolean mirror = schema == ModelNames.Role.MIRROR_SCHEMA;
        return mirror && !UpdateEmitter.isMirrored(item)
                ? CodeBlock.of("")
                : CodeBlock.of(
                        "new $T<>($L, $T.INSTANCE)",
                        scope.face().of(RuntimeTypes.ENTITY_STORE),
                        table(item),
                        scope.names().of(item, schema));
    }
}
