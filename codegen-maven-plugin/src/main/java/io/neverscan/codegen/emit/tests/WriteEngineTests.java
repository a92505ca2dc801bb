package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tests of declared writes on an engine: what they change, what follows, and what they refuse. */
final class WriteEngineTests {
    private static final int WRONG = 6;

    private final TestScope scope;
    private final TestClass test;
    private final ItemType item;
    private final WriteCase one;
    private final String method;
    private final Row stored;
    private final CodeBlock record;

    private WriteEngineTests(TestScope scope, TestClass test, WriteCase one) {
        this.scope = scope;
        this.test = test;
        this.one = one;
        this.item = one.pattern().type();
        this.method = one.method();
        this.stored = one.scenario.stored();
        this.record = scope.rows().record(stored);
    }

    /** Adds the tests of the writes of an item type. */
    static void addTo(TestScope scope, TestClass test, ItemType item) {
        for (WritePlan plan : scope.api().writes(item)) {
            boolean plain = plan.pattern().kind().changes()
                    || plan.pattern().condition().isPresent()
                    || !(item instanceof Edge);
            if (plain) {
                WriteCase.of(scope, plan).ifPresent(c -> new WriteEngineTests(scope, test, c).add());
            }
        }
    }

    private void add() {
        switch (one.pattern().kind()) {
            case UPDATE, UPSERT -> changes();
            case CREATE -> creates();
            case PUT -> replaces();
            case DELETE -> deletes();
            case CHECK -> throw new IllegalStateException("a check is a step");
        }
        one.scenario.refused().ifPresent(this::refuses);
        absent();
        one.plan.witnesses().forEach(this::stale);
    }

    private CodeBlock key() {
        return scope.rows().identity(stored);
    }

    private CodeBlock call(Row about) {
        return one.call(about, CodeBlock.of("stored"));
    }

    private void changes() {
        Row after = one.after();
        MethodSpec.Builder method = test.test(this.method + "ChangesWhatItSays");
        CodeBlock.Builder out = CodeBlock.builder().addStatement("seed.put($L)", record);
        List<Followed> followed = followed(after);
        for (Followed pattern : followed) {
            EngineNeeds.reading(method, pattern.plan());
            out.addStatement("assertThat($L.count()).isEqualTo($L)", pattern.call(), pattern.before());
        }
        ClassName type = scope.api().names().type(item);
        if (one.plan.isMirrored()) {
            out.addStatement("$L", call(stored));
            out.addStatement("$T now = repository.get($L).orElseThrow()", type, key());
        } else {
            out.addStatement("$T now = $L", type, call(stored));
        }
        out.addStatement("assertThat(now).isEqualTo($L)", scope.rows().record(after))
                .addStatement("assertThat(repository.get($L)).contains(now)", key());
        followed.forEach(f -> out.addStatement("assertThat($L.count()).isEqualTo($L)", f.call(), f.after()));
        test.type.addMethod(method.addCode(out.build()).build());
    }

    /** A read with how many rows it finds before and after a write. */
    private record Followed(AccessPlan.Served plan, CodeBlock call, int before, int after) {}

    private List<Followed> followed(Row after) {
        List<Followed> followed = new java.util.ArrayList<>();
        for (AccessPlan.Served plan : scope.patterns(item)) {
            AccessPattern pattern = plan.pattern();
            if (pattern.kind() != AccessPattern.Kind.QUERY || pattern.isCollection()) {
                continue;
            }
            for (Row row : List.of(stored, after)) {
                Optional<Map<String, Object>> arguments = UpdateTests.arguments(pattern, row);
                if (arguments.isPresent() && Arguments.isWritable(plan, arguments.get())) {
                    int before = Meaning.of(pattern, arguments.get(), List.of(stored))
                            .size();
                    int then =
                            Meaning.of(pattern, arguments.get(), List.of(after)).size();
                    if (before != then) {
                        CodeBlock call = RequestTestEmitter.call(
                                scope, plan, Arguments.of(scope.literals(), pattern, arguments.get()));
                        followed.add(new Followed(plan, call, before, then));
                    }
                }
            }
        }
        return followed;
    }

    private void creates() {
        test.test(
                method + "StoresIt",
                CodeBlock.builder()
                        .addStatement("var stored = $L", unstamped())
                        .addStatement("var now = $L", call(stored))
                        .addStatement("assertThat(repository.get($L)).contains(now)", key())
                        .addStatement(
                                "assertThatThrownBy(() -> $L).isInstanceOf($T.class)",
                                call(stored),
                                Names.ALREADY_EXISTS)
                        .build());
    }

    private CodeBlock unstamped() {
        Row plain = stored;
        for (Optional<Attribute> set : List.of(
                item.traits().version(), item.traits().created(), item.traits().updated())) {
            if (set.isPresent()) {
                plain = SampleRows.without(plain, set.get());
            }
        }
        return scope.rows().record(plain);
    }

    private void replaces() {
        test.test(
                method + "Replaces",
                CodeBlock.builder()
                        .addStatement("var stored = $L", record)
                        .addStatement("seed.put(stored)")
                        .addStatement("var now = $L", call(stored))
                        .addStatement("assertThat(repository.get($L)).contains(now)", key())
                        .build());
    }

    private void deletes() {
        test.test(
                method + "DeletesIt",
                CodeBlock.builder()
                        .addStatement("seed.put($L)", record)
                        .addStatement("$L", call(stored))
                        .addStatement("assertThat(repository.get($L)).isEmpty()", key())
                        .build());
    }

    private void refuses(Row refused) {
        test.test(
                method + "IsRefusedWhereItsConditionDoesNotHold",
                CodeBlock.builder()
                        .addStatement("var stored = $L", scope.rows().record(refused))
                        .addStatement("seed.put(stored)")
                        .addStatement(
                                "assertThatThrownBy(() -> $L)\n.isInstanceOf($T.class)\n.hasMessageContaining($S)\n.hasCauseInstanceOf($T.class)",
                                call(refused),
                                Names.CONDITION_FAILED,
                                one.pattern().name(),
                                one.plan.isMirrored() ? Names.CANCELED : Names.CONDITION_CAUSE)
                        .addStatement("assertThat(repository.get($L)).contains(stored)", key())
                        .build());
    }

    private void absent() {
        Kind kind = one.pattern().kind();
        if (kind == Kind.UPSERT && one.scenario.refused().isEmpty()) {
            makes();
        }
        boolean refused = kind == Kind.UPDATE
                || (one.pattern().condition().isPresent()
                        && !kind.changes()
                        && !Meaning.holds(
                                one.pattern().condition().get().predicate(),
                                one.arguments(stored),
                                new Row(item, Collections.emptyMap())));
        if (refused && !(kind == Kind.PUT && item.traits().version().isPresent())) {
            test.test(
                    method + "OfWhatIsNotThereIsRefused",
                    CodeBlock.builder()
                            .add(kind == Kind.PUT ? CodeBlock.of("var stored = $L;\n", record) : CodeBlock.of(""))
                            .addStatement(
                                    "assertThatThrownBy(() -> $L).isInstanceOf($T.class)",
                                    call(stored),
                                    Names.NOT_FOUND)
                            .addStatement("assertThat(repository.get($L)).isEmpty()", key())
                            .build());
        }
    }

    /** An upsert makes the item of what it gives. */
    private void makes() {
        Map<String, Object> identity = new LinkedHashMap<>();
        item.identity().forEach(a -> stored.value(a).ifPresent(v -> identity.put(a.name(), v)));
        Row none = new Row(item, identity);
        Map<String, Object> arguments = one.arguments(none);
        Row made = WriteScenario.after(one.plan, arguments, none);
        Map<String, Object> stamps = new LinkedHashMap<>();
        item.traits().version().ifPresent(v -> stamps.put(v.name(), 1L));
        java.time.Instant now = java.time.Instant.parse(SeedEmitter.NOW);
        item.traits().created().ifPresent(a -> stamps.put(a.name(), now));
        item.traits().updated().ifPresent(a -> stamps.put(a.name(), now));
        Row whole = SampleRows.with(made, stamps);
        test.test(
                method + "MakesWhatIsNotThere",
                CodeBlock.builder()
                        .addStatement("var now = $L", one.call(none, CodeBlock.of(""), arguments))
                        .addStatement(
                                "assertThat(now).isEqualTo($L)", scope.rows().record(whole))
                        .addStatement("assertThat(repository.get($L)).contains(now)", key())
                        .build());
    }

    /** What the caller says of the stored item is a condition. */
    private void stale(WritePlan.Witness witness) {
        Attribute attribute = witness.attribute();
        Object value = SampleValues.value(attribute.type(), attribute.name(), WRONG);
        boolean number = attribute.type() == Scalar.COUNTER || attribute.type() instanceof AttributeType.SetOf;
        Map<String, Object> wrong = new LinkedHashMap<>(one.arguments(stored));
        Object told = SampleRows.with(stored, Collections.singletonMap(attribute.name(), value))
                .value(attribute)
                .orElse(value);
        if (number || told.equals(wrong.get(witness.parameter().name()))) {
            return;
        }
        wrong.put(witness.parameter().name(), told);
        boolean writable =
                SampleRows.isWritable(SampleRows.with(stored, Collections.singletonMap(attribute.name(), told)));
        if (!writable) {
            return;
        }
        ClassName refusal = one.pattern().kind().changes() ? Names.STALE_VALUE : Names.STALE_VERSION;
        test.test(
                method + "IsRefusedWhere" + scope.api().attributes(item).suffix(attribute) + "IsAnother",
                CodeBlock.builder()
                        .addStatement("var stored = $L", record)
                        .addStatement("seed.put(stored)")
                        .addStatement(
                                "assertThatThrownBy(() -> $L).isInstanceOf($T.class)",
                                one.call(stored, CodeBlock.of("stored"), wrong),
                                refusal)
                        .addStatement("assertThat(repository.get($L)).contains(stored)", key())
                        .build());
    }
}
