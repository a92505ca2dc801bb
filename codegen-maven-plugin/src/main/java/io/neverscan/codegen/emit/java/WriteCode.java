package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.plan.IndexKeys;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The body of a declared update: its changes, the index keys that follow, and its condition. */
final class WriteCode {
    /**
     * Expressions of the stores of an item and of its mirror item.
     *
     * @param store the store
     * @param mirror the store of the mirror item
     */
    record Stores(CodeBlock store, CodeBlock mirror) {
        /** Those of the repository itself. */
        static final Stores OWN = new Stores(CodeBlock.of("this.store"), CodeBlock.of("this.mirrorStore"));
    }

    private final Scope scope;
    private final Stores stores;
    private final WritePlan plan;
    private final ItemType item;
    private final Call call;
    private final CodeBlock spec;
    private final CodecConstants codecs;
    private final OperandCode operands;
    private final String key;
    private final List<String> targets = new ArrayList<>();
    private final Map<String, CodeBlock> values = new LinkedHashMap<>();
    private String time = "";

    WriteCode(Scope scope, WritePlan plan, Call call, CodeBlock spec, Stores stores) {
        this.scope = scope;
        this.stores = stores;
        this.plan = plan;
        this.item = plan.pattern().type();
        this.call = call;
        this.spec = spec;
        this.codecs = SchemaEmitter.codecs(scope, item);
        this.operands = new OperandCode(scope, call);
        this.key = call.local("key");
        targets.add(call.local("update"));
        if (plan.isMirrored()) {
            targets.add(call.local("mirror"));
        }
    }

    /** Writes the time in a variable as that of the write. */
    void at(String variable) {
        this.time = variable;
    }

    /** The statements before the request. */
    CodeBlock statements(Optional<GuardCode> guard) {
        CodeBlock.Builder out = CodeBlock.builder();
        ClassName keyType = scope.names().of(item, ModelNames.Role.KEY);
        out.addStatement("$T $N = $L", keyType, key, WriteEmitter.newKey(scope, plan.pattern(), call));
        TypeName update = ParameterizedTypeName.get(
                scope.face().of(RuntimeTypes.ITEM_UPDATE), scope.names().type(item));
        BaseOperations base = new BaseOperations(scope, item);
        for (int i = 0; i < targets.size(); i++) {
            out.addStatement(
                    "$T $N = $L.update($L, $L, $N)",
                    update,
                    targets.get(i),
                    i == 0 ? stores.store() : stores.mirror(),
                    spec,
                    base.itemKey(i == 0 ? "item" : "mirrorItem", key),
                    key);
        }
        if (!time.isEmpty()) {
            each(out, CodeBlock.of("at($N)", time));
        }
        List<CodeBlock> blocks =
                targets.stream().map(t -> CodeBlock.of("$N", t)).toList();
        collect(out);
        UpdateKeys keys = new UpdateKeys(scope, item, blocks, this::value);
        if (plan.pattern().kind() == WritePattern.Kind.UPSERT) {
            made(out, keys);
        }
        plan.pattern().changes().forEach(c -> change(out, c, keys));
        for (WritePlan.Witness witness : plan.witnesses()) {
            Attribute effective = scope.items().effective(item, witness.attribute());
            CodeBlock value = CodeBlock.of("$N", call.name(witness.parameter()));
            each(
                    out,
                    CodeBlock.of(
                            "expect().$L",
                            Values.writing(effective, value, codecs.of(effective), codecs.isTtl(effective))));
        }
        plan.recomputed().forEach(r -> out.add(plan.isLeft(r) ? keys.removal(r) : keys.recompute(r, plan::condition)));
        out.add(keys.stamped());
        guard.ifPresent(g -> g.values().forEach(v -> each(out, CodeBlock.of("values().$L", v))));
        return out.build();
    }

    /** The request. */
    CodeBlock execution() {
        if (!plan.isMirrored()) {
            return CodeBlock.of("$N.execute()", targets.get(0));
        }
        return CodeBlock.of(
                "$T.named(this.table, $S)\n.update($N)\n.update($N)\n.execute($T.random())",
                scope.face().of(RuntimeTypes.TRANSACTION),
                plan.pattern().name(),
                targets.get(0),
                targets.get(1),
                RuntimeTypes.TOKEN);
    }

    private void each(CodeBlock.Builder out, CodeBlock called) {
        targets.forEach(t -> out.addStatement("$N.$L", t, called));
    }

    /** The value that an attribute has after the write. */
    private CodeBlock value(Attribute attribute) {
        if (Items.isIdentity(item, attribute)) {
            return CodeBlock.of("$N", call.name(identity(attribute)));
        }
        CodeBlock value = values.get(attribute.name());
        if (value == null) {
            throw new IllegalStateException("nothing tells " + item.name() + "." + attribute.name());
        }
        return value;
    }

    private Parameter identity(Attribute attribute) {
        for (int i = 0; i < item.identity().size(); i++) {
            if (item.identity().get(i).name().equals(attribute.name())) {
                return plan.pattern().key().get(i);
            }
        }
        throw new IllegalArgumentException(attribute.name());
    }

    /** Names of the updates: of the item, then of its mirror item. */
    List<String> targets() {
        return List.copyOf(targets);
    }

    /** Finds the value of each attribute; what the keys compare with null gets a variable that can be null. */
    private void collect(CodeBlock.Builder out) {
        List<Attribute> needed = plan.needed();
        for (WritePlan.Witness witness : plan.witnesses()) {
            values.put(witness.attribute().name(), CodeBlock.of("$N", call.name(witness.parameter())));
        }
        for (Change change : plan.pattern().changes()) {
            if (change.action() == Action.SET) {
                keep(out, change.attribute(), change.value().orElseThrow(), needed);
            } else if (change.action() == Action.REMOVE && isNeeded(needed, change.attribute())) {
                variable(out, change.attribute(), CodeBlock.of("null"));
            }
        }
        for (Attribute attribute : needed) {
            Operand known = plan.known().get(attribute.name());
            if (known != null && plan.pattern().change(attribute).isEmpty()) {
                keep(out, attribute, known, needed);
            }
        }
    }

    private static boolean isNeeded(List<Attribute> needed, Attribute attribute) {
        return needed.stream().anyMatch(a -> a.name().equals(attribute.name()));
    }

    private void keep(CodeBlock.Builder out, Attribute attribute, Operand operand, List<Attribute> needed) {
        CodeBlock value = operands.of(operand);
        boolean nullable = operand instanceof Operand.Argument argument && isNullable(argument.parameter());
        boolean compared = isNeeded(needed, attribute) && IndexKeys.mayBeAbsent(item, attribute) && !nullable;
        if (compared) {
            variable(out, attribute, value);
        } else {
            values.put(attribute.name(), value);
        }
    }

    private boolean isNullable(Parameter parameter) {
        return plan.isNullable(parameter);
    }

    private void variable(CodeBlock.Builder out, Attribute attribute, CodeBlock value) {
        String local = call.local(scope.names().attributes(item).component(attribute));
        TypeName type = scope.types().boxed(attribute.type());
        out.addStatement("$T $N = $L", value.toString().equals("null") ? Types.nullable(type) : type, local, value);
        values.put(attribute.name(), CodeBlock.of("$N", local));
    }

    /** What a new item has beside its changes. */
    private void made(CodeBlock.Builder out, UpdateKeys keys) {
        item.table()
                .typeAttribute()
                .ifPresent(t -> out.addStatement("$N.set().string($S, $S)", targets.get(0), t, item.name()));
        for (Attribute attribute : item.identity()) {
            Optional<KeyTemplate> natural = Items.natural(item, attribute);
            boolean key = natural.isPresent()
                    && item.base().templates().stream()
                            .anyMatch(t ->
                                    t.key().name().equals(natural.get().key().name()));
            if (!key) {
                out.add(keys.value(attribute, codecs));
            }
        }
        item.traits().created().ifPresent(c -> {
            Attribute effective = scope.items().effective(item, c);
            CodeBlock now = CodeBlock.of("$N.now()", targets.get(0));
            out.addStatement(
                    "$N.initially().$L",
                    targets.get(0),
                    Values.writing(effective, now, codecs.of(effective), codecs.isTtl(effective)));
        });
    }

    private void change(CodeBlock.Builder out, Change change, UpdateKeys keys) {
        Attribute attribute = change.attribute();
        String stored = attribute.storedName();
        switch (change.action()) {
            case SET -> set(out, change, keys);
            case REMOVE -> each(out, CodeBlock.of("remove($S)", stored));
            case APPEND -> each(out, CodeBlock.of("append($S, $L, $L)", stored, operand(change), codecs.of(attribute)));
            case TAKE ->
                each(out, CodeBlock.of("removeElements($S, $L, $L)", stored, operand(change), codecs.of(attribute)));
            case ADD ->
                each(
                        out,
                        attribute.type() instanceof AttributeType.SetOf
                                ? CodeBlock.of("addElements($S, $L, $L)", stored, operand(change), codecs.of(attribute))
                                : CodeBlock.of("add($S, $L)", stored, operand(change)));
        }
    }

    private CodeBlock operand(Change change) {
        return operands.of(change.value().orElseThrow());
    }

    private void set(CodeBlock.Builder out, Change change, UpdateKeys keys) {
        Operand operand = change.value().orElseThrow();
        if (operand instanceof Operand.Argument argument
                && !isNullable(argument.parameter())
                && !scope.types().plain(argument.parameter().type()).isPrimitive()) {
            out.addStatement(
                    "$T.requireNonNull($N, $S)",
                    Jdk.OBJECTS,
                    call.name(argument.parameter()),
                    item.name() + "." + change.attribute().name() + " is required");
        }
        if (change.attribute().immutable()) {
            CodeBlock value = value(change.attribute());
            out.addStatement(
                    "$N.unchanged().$L",
                    targets.get(0),
                    Values.writing(
                            change.attribute(),
                            value,
                            codecs.of(change.attribute()),
                            codecs.isTtl(change.attribute())));
        } else {
            out.add(keys.value(change.attribute(), codecs));
        }
    }
}
