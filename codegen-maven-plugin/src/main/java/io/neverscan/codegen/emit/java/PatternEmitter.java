package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The method of one access pattern, and the constant that holds what is the same for each call. */
final class PatternEmitter {
    private final Scope scope;
    private final TypeSpec.Builder repository;
    private final NameAllocator constants;
    private final NameAllocator methods;
    private final Readers readers;

    PatternEmitter(Scope scope, TypeSpec.Builder repository, NameAllocator constants, NameAllocator methods) {
        this.scope = scope;
        this.repository = repository;
        this.constants = constants;
        this.methods = methods;
        this.readers = new Readers(scope, repository, constants);
    }

    void emit(AccessPlan.Served plan) {
        AccessPattern pattern = plan.pattern();
        Call call = new Call(scope, pattern);
        String spec = constants.newName(JavaNames.constant(pattern.name()));
        MethodSpec.Builder method = MethodSpec.methodBuilder(methods.newName(JavaNames.variable(pattern.name())))
                .addModifiers(Modifier.PUBLIC)
                .returns(scope.face().returned(returned(plan)));
        if (plan.read() instanceof ReadPlan.BatchGet batch) {
            new PatternDocs(plan, call).addTo(method, "keys");
            batch(plan, batch, spec, method);
        } else {
            new PatternDocs(plan, call).addTo(method, "");
            call.parameters(method);
            if (plan.read() instanceof ReadPlan.GetItem get) {
                get(plan, get, spec, method, call);
            } else if (plan.read() instanceof ReadPlan.FanOut several) {
                fanOut(plan, several, spec, method, call);
            } else {
                query(plan, (ReadPlan.Query) plan.read(), spec, method, call);
            }
        }
        repository.addMethod(method.build());
    }

    private TypeName returned(AccessPlan.Served plan) {
        return switch (plan.pattern().kind()) {
            case EXISTS -> TypeName.BOOLEAN;
            case COUNT -> TypeName.LONG;
            case GET, FIRST -> ParameterizedTypeName.get(Jdk.OPTIONAL, Rows.row(scope, plan));
            case GET_MANY -> ParameterizedTypeName.get(Jdk.LIST, Rows.row(scope, plan));
            case QUERY -> ParameterizedTypeName.get(RuntimeTypes.RESULTS, Rows.row(scope, plan));
        };
    }

    /** Adds a constant, which both faces share; returns its reference. */
    private CodeBlock constant(String name, ClassName type, CodeBlock value, AccessPattern of) {
        return new Constants(scope, repository).add(of.owner(), name, type, JavaSource.continued(value));
    }

    private CodeBlock getSpec(AccessPlan.Served plan, boolean keysToo) {
        CodeBlock.Builder spec = CodeBlock.builder()
                .add("$T.named($S)", RuntimeTypes.GET_SPEC, plan.pattern().name());
        if (plan.read().strong()) {
            spec.add(".consistent()");
        }
        boolean exists = plan.pattern().kind() == AccessPattern.Kind.EXISTS;
        if (!exists && !plan.pattern().options().returns().isEmpty()) {
            Set<String> wanted = new LinkedHashSet<>();
            plan.results().get(0).attributes().forEach(a -> wanted.add(a.storedName()));
            if (keysToo) {
                plan.read().location().keys().forEach(k -> wanted.add(k.name()));
            }
            spec.add(".project($L)", strings(wanted));
        }
        return spec.build();
    }

    private void get(AccessPlan.Served plan, ReadPlan.GetItem get, String spec, MethodSpec.Builder method, Call call) {
        CodeBlock constant = constant(spec, RuntimeTypes.GET_SPEC, getSpec(plan, false), plan.pattern());
        ItemType item = get.target().type();
        KeyText text = new KeyText(scope, item);
        CodeBlock.Builder key = CodeBlock.builder()
                .add(
                        "$T.of($S, $S, $L)",
                        RuntimeTypes.ITEM_KEY,
                        item.name(),
                        get.partition().key().name(),
                        key(get.partition(), text, call));
        get.sort().ifPresent(s -> key.add(".sort($S, $L)", s.key().name(), key(s, text, call)));
        if (plan.pattern().kind() == AccessPattern.Kind.EXISTS) {
            body(method, plan, CodeBlock.of("$L.exists(this.table, $L)", constant, key.build()));
        } else {
            body(method, plan, CodeBlock.of("$L.one(this.table, $L, $L)", constant, key.build(), readers.of(plan)));
        }
    }

    private void body(MethodSpec.Builder method, AccessPlan.Served plan, CodeBlock expression) {
        method.addCode(scope.face().body(returned(plan), expression));
    }

    private static CodeBlock key(BoundKey key, KeyText text, Call call) {
        return key.key().type() == KeyAttribute.Type.S
                ? text.of(key, call::argument)
                : call.value(((BoundKey.Value) key.parts().get(0)).operand());
    }

    private void batch(AccessPlan.Served plan, ReadPlan.BatchGet batch, String spec, MethodSpec.Builder method) {
        CodeBlock constant = constant(spec, RuntimeTypes.GET_SPEC, getSpec(plan, true), plan.pattern());
        ItemType item = batch.target().type();
        AttributeNames names = scope.names().attributes(item);
        ClassName key = scope.names().of(item, ModelNames.Role.KEY);
        CodeBlock parts = item.identity().stream()
                .map(a -> CodeBlock.of("key.$N()", names.component(a)))
                .collect(CodeBlock.joining(", "));
        method.addParameter(ParameterizedTypeName.get(Jdk.COLLECTION, key), "keys");
        CodeBlock collected = CodeBlock.builder()
                .addStatement(
                        "$T all = new $T<>(keys.size())",
                        ParameterizedTypeName.get(Jdk.LIST, RuntimeTypes.ITEM_KEY),
                        Jdk.ARRAY_LIST)
                .beginControlFlow("for ($T key : keys)", key)
                .addStatement("all.add($T.item($L))", scope.names().of(item, ModelNames.Role.KEYS), parts)
                .endControlFlow()
                .build();
        CodeBlock read = CodeBlock.of("$L.many(this.table, all, $L)", constant, readers.of(plan));
        method.addCode(scope.face().body(returned(plan), collected, read));
    }

    private void query(
            AccessPlan.Served plan, ReadPlan.Query query, String spec, MethodSpec.Builder method, Call call) {
        QueryCode code = new QueryCode(scope, plan.pattern().owner(), query, call);
        CodeBlock constant = constant(spec, RuntimeTypes.QUERY_SPEC, querySpec(plan, query, code), plan.pattern());
        body(
                method,
                plan,
                CodeBlock.of("$L.on(this.table)$L\n.$L($L)", constant, code.values(), terminal(plan), reader(plan)));
    }

    /** What makes rows of the items; nothing where the service only counts them. */
    private CodeBlock reader(AccessPlan.Served plan) {
        if (plan.pattern().kind() == AccessPattern.Kind.COUNT) {
            return CodeBlock.of("");
        }
        CodeBlock reader = readers.of(plan);
        return plan.pattern()
                .options()
                .fetch()
                .map(f -> CodeBlock.of(
                        "$L, $L",
                        reader,
                        new FetchCode(scope, plan, f).arguments(new Constants(scope, repository), constants)))
                .orElse(reader);
    }

    private static String terminal(AccessPlan.Served plan) {
        return switch (plan.pattern().kind()) {
            case EXISTS -> "exists";
            case COUNT -> "count";
            case FIRST -> "first";
            case GET, GET_MANY -> "unique";
            case QUERY -> "results";
        };
    }

    private void fanOut(
            AccessPlan.Served plan, ReadPlan.FanOut several, String spec, MethodSpec.Builder method, Call call) {
        FanOutCode loops = new FanOutCode(scope, call, several);
        QueryCode code = new QueryCode(scope, plan.pattern().owner(), several.each(), call);
        CodeBlock constant =
                constant(spec, RuntimeTypes.QUERY_SPEC, querySpec(plan, several.each(), code), plan.pattern());
        String branches = call.local("branches");
        CodeBlock.Builder asked = CodeBlock.builder()
                .addStatement("$T $N = $L", scope.face().of(RuntimeTypes.FAN_OUT), branches, loops.begin(constant));
        loops.open(asked);
        asked.addStatement("$N.add($L.on(this.table)$L$L)", branches, constant, code.values(), loops.front(code));
        loops.close(asked);
        CodeBlock read = CodeBlock.of("$N.$L($L)", branches, terminal(plan), reader(plan));
        method.addCode(scope.face().body(returned(plan), asked.build(), read));
    }

    private static CodeBlock querySpec(AccessPlan.Served plan, ReadPlan.Query query, QueryCode code) {
        CodeBlock.Builder spec = CodeBlock.builder()
                .add("$T.named($S)", RuntimeTypes.QUERY_SPEC, plan.pattern().name());
        if (query.location() instanceof Location.Secondary secondary) {
            spec.add("\n.index($S)", secondary.index().name());
        }
        spec.add("\n.names($L)", strings(code.names()));
        spec.add("\n.keyCondition($S)", code.keyCondition());
        if (query.partition().size() > 1) {
            spec.add("\n.partitionKeys($L)", query.partition().size());
        }
        if (!code.filter().isEmpty()) {
            spec.add("\n.filter($S)", code.filter());
        }
        if (!plan.pattern().options().returns().isEmpty()) {
            spec.add("\n.project($L)", strings(projected(plan)));
        }
        if (query.reading().backward()) {
            spec.add("\n.descending()");
        }
        if (query.strong()) {
            spec.add("\n.consistent()");
        }
        query.reading().page().ifPresent(p -> spec.add("\n.pageSize($L)", p));
        if (query.reading().wanted() instanceof ReadPlan.Count count) {
            count.most().ifPresent(m -> spec.add("\n.maxRequests($L)", m));
        }
        return spec.add("\n.cursorKeys($L)", strings(cursorKeys(query.location())))
                .add("\n.build()")
                .build();
    }

    private static Set<String> projected(AccessPlan.Served plan) {
        Set<String> stored = new LinkedHashSet<>();
        for (AccessPlan.Result result : plan.results()) {
            List<Attribute> held = result.attributes().stream()
                    .filter(a -> !result.fromKeys().contains(a))
                    .toList();
            held.forEach(a -> stored.add(a.storedName()));
        }
        return stored;
    }

    private static Set<String> cursorKeys(Location location) {
        Set<String> keys = new LinkedHashSet<>();
        keys.add(location.table().partitionKey().name());
        location.table().sortKey().ifPresent(k -> keys.add(k.name()));
        location.keys().forEach(k -> keys.add(k.name()));
        return keys;
    }

    private static CodeBlock strings(Iterable<String> texts) {
        CodeBlock.Builder out = CodeBlock.builder();
        String separator = "";
        for (String text : texts) {
            out.add("$L$S", separator, text);
            separator = ", ";
        }
        return out.build();
    }
}
