package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.neverscan.codegen.emit.java.AttributeNames;
import io.neverscan.codegen.emit.java.GeneratedApi;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tests of updates: what is set and removed, and whether the indexes follow. */
final class UpdateTests {
    private final TestScope scope;
    private final TestClass test;
    private final Row full;
    private final Row stored;
    private final ItemType item;
    private final AttributeNames names;
    private final ClassName record;

    /** Tests that begin with a stored row, to be had from a method {@code stored}. */
    UpdateTests(TestScope scope, TestClass test, Row full, Row stored) {
        this.scope = scope;
        this.test = test;
        this.full = full;
        this.stored = stored;
        this.item = full.type();
        this.names = scope.api().attributes(item);
        this.record = scope.api().names().type(item);
    }

    void add() {
        List<Attribute> changeable = Changes.attributes(scope, full);
        if (changeable.isEmpty()) {
            return;
        }
        for (Attribute attribute : changeable) {
            set(attribute);
            if (GeneratedApi.isNullable(attribute)) {
                remove(attribute);
            }
            follow(attribute);
            passing(attribute);
        }
        missing(changeable.get(0));
        item.traits().version().ifPresent(v -> versions(changeable.get(0)));
    }

    private String title(Attribute attribute) {
        return names.suffix(attribute);
    }

    private List<String> methods(Attribute attribute) {
        return scope.api().updateMethods(item, attribute);
    }

    private Row changed(Attribute attribute) {
        return Changes.of(stored, attribute).orElseThrow();
    }

    /** The row as an update leaves it. */
    private CodeBlock after(CodeBlock changed) {
        return item.traits()
                .version()
                .map(v -> CodeBlock.of("$L.with$L(2)", changed, names.suffix(v)))
                .orElse(changed);
    }

    private CodeBlock value(Row row, Attribute attribute) {
        @Nullable Object value = row.values().get(attribute.name());
        return value == null ? CodeBlock.of("null") : scope.literals().of(attribute.type(), value);
    }

    /** A call of the setter: the new value, then what else the keys of indexes are made of. */
    private CodeBlock setter(Attribute attribute, Row to) {
        CodeBlock.Builder out =
                CodeBlock.builder().add(".$N($L", methods(attribute).get(0), value(to, attribute));
        for (Attribute witness : scope.api().witnesses(item, attribute)) {
            out.add(", $L", value(to, witness));
        }
        return out.add(")").build();
    }

    private void set(Attribute attribute) {
        Row to = changed(attribute);
        test.test(
                "updateSets" + title(attribute),
                CodeBlock.builder()
                        .addStatement("seed.put(stored())")
                        .add(executed(CodeBlock.of(
                                "repository.update($L)$L", scope.rows().identity(full), setter(attribute, to))))
                        .addStatement(
                                "assertThat(now).isEqualTo($L)",
                                after(CodeBlock.of(
                                        "stored().with$L($L)", names.suffix(attribute), value(to, attribute))))
                        .addStatement("assertThat(repository.get(now.key())).contains(now)")
                        .build());
    }

    private void remove(Attribute attribute) {
        test.test(
                "updateRemoves" + title(attribute),
                CodeBlock.builder()
                        .addStatement("seed.put(stored())")
                        .add(executed(CodeBlock.of(
                                "repository.update($L).$N($L)",
                                scope.rows().key(full),
                                methods(attribute).get(1),
                                remaining(attribute, stored))))
                        .addStatement(
                                "assertThat(now).isEqualTo($L)",
                                after(CodeBlock.of("stored().with$L(null)", names.suffix(attribute))))
                        .addStatement("assertThat(repository.get(now.key())).contains(now)")
                        .build());
    }

    /** Makes an update and has the item in {@code now}: a transaction with a mirror item does not give it back. */
    private CodeBlock executed(CodeBlock update) {
        boolean mirrored = item instanceof Edge edge && edge.inverse() == Edge.Inverse.MIRROR;
        if (!mirrored) {
            return CodeBlock.builder()
                    .addStatement("$T now = $L\n.execute()", record, update)
                    .build();
        }
        return CodeBlock.builder()
                .addStatement("$L\n.execute()", update)
                .addStatement(
                        "$T now = repository.get($L).orElseThrow()",
                        record,
                        scope.rows().key(full))
                .build();
    }

    private void missing(Attribute attribute) {
        test.test(
                "updateOfWhatIsNotThereIsRefused",
                CodeBlock.builder()
                        .addStatement(
                                "assertThatThrownBy(() -> repository.update($L)$L.execute())\n.isInstanceOf($T.class)",
                                scope.rows().identity(full),
                                setter(attribute, changed(attribute)),
                                Names.NOT_FOUND)
                        .addStatement(
                                "assertThat(repository.get($L)).isEmpty()",
                                scope.rows().identity(full))
                        .build());
    }

    private void versions(Attribute attribute) {
        test.test(
                "updateOfAnotherVersionIsRefused",
                CodeBlock.builder()
                        .addStatement("seed.put(stored())")
                        .addStatement(
                                "assertThatThrownBy(() -> repository.update($L)$L.expectVersion(9).execute())\n.isInstanceOf($T.class)",
                                scope.rows().identity(full),
                                setter(attribute, changed(attribute)),
                                Names.STALE_VERSION)
                        .addStatement(
                                "assertThat(repository.get($L)).contains(stored())",
                                scope.rows().identity(full))
                        .build());
    }

    /** A pattern that asks for the attribute finds the row by its new value, and no more by the old one. */
    private void follow(Attribute attribute) {
        Row to = changed(attribute);
        for (AccessPlan.Served plan : scope.patterns(item)) {
            AccessPattern pattern = plan.pattern();
            Optional<Map<String, Object>> before = arguments(pattern, stored);
            Optional<Map<String, Object>> after = arguments(pattern, to);
            boolean single = pattern.kind() == AccessPattern.Kind.QUERY && !pattern.isCollection();
            if (!single || before.isEmpty() || before.equals(after)) {
                continue;
            }
            boolean found = Meaning.of(pattern, after.orElseThrow(), List.of(to))
                                    .size()
                            == 1
                    && Meaning.of(pattern, before.get(), List.of(stored)).size() == 1
                    && Arguments.isWritable(plan, before.get())
                    && Arguments.isWritable(plan, after.get());
            if (found) {
                int still = Meaning.of(pattern, before.get(), List.of(to)).size();
                follow(new Asked(plan, before.get(), after.get(), still), attribute);
                return;
            }
        }
    }

    /** A pattern asked before and after an update, and how often the arguments of before find the row after it. */
    private record Asked(AccessPlan.Served plan, Map<String, Object> before, Map<String, Object> after, int still) {}

    /** A pattern whose arguments stay the same finds the row after an update and not before, or the other way. */
    private void passing(Attribute attribute) {
        Row to = changed(attribute);
        for (AccessPlan.Served plan : scope.patterns(item)) {
            AccessPattern pattern = plan.pattern();
            Optional<Map<String, Object>> before = arguments(pattern, stored);
            boolean single = pattern.kind() == AccessPattern.Kind.QUERY && !pattern.isCollection();
            if (!single || before.isEmpty() || !before.equals(arguments(pattern, to))) {
                continue;
            }
            Map<String, Object> arguments = before.get();
            int then = Meaning.of(pattern, arguments, List.of(stored)).size();
            int now = Meaning.of(pattern, arguments, List.of(to)).size();
            if (then != now && Arguments.isWritable(plan, arguments)) {
                passing(plan, attribute, now);
                return;
            }
        }
    }

    private void passing(AccessPlan.Served plan, Attribute attribute, int now) {
        CodeBlock asked = call(plan, arguments(plan.pattern(), stored).orElseThrow());
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement("seed.put(stored())")
                .addStatement("assertThat($L.count()).isEqualTo($L)", asked, 1 - now)
                .addStatement(
                        "repository.update($L)$L.execute()",
                        scope.rows().identity(full),
                        setter(attribute, changed(attribute)))
                .addStatement("assertThat($L.count()).isEqualTo($L)", asked, now);
        Row to = changed(attribute);
        // The way back, by the same builder.
        out.addStatement("repository.update($L)$L.execute()", scope.rows().identity(full), back(attribute, to));
        out.addStatement("assertThat($L.count()).isEqualTo($L)", asked, 1 - now);
        asking(plan, (now == 1 ? "entersAnIndexBy" : "leavesAnIndexBy") + title(attribute), out.build());
    }

    /** Adds a test that reads what a pattern reads. */
    private void asking(AccessPlan.Served plan, String name, CodeBlock body) {
        MethodSpec.Builder method = test.test(name);
        EngineNeeds.reading(method, plan);
        test.type.addMethod(method.addCode(body).build());
    }

    private CodeBlock back(Attribute attribute, Row from) {
        return stored.values().containsKey(attribute.name())
                ? setter(attribute, stored)
                : CodeBlock.of(".$N($L)", methods(attribute).get(1), remaining(attribute, from));
    }

    /** What a remover must be told. */
    private CodeBlock remaining(Attribute attribute, Row row) {
        if (!scope.api().removerAsks(item, attribute)) {
            return CodeBlock.of("");
        }
        return scope.api().witnesses(item, attribute).stream()
                .map(w -> value(row, w))
                .collect(CodeBlock.joining(", "));
    }

    private void follow(Asked asked, Attribute attribute) {
        CodeBlock old = call(asked.plan(), asked.before());
        asking(
                asked.plan(),
                "theIndexFollows" + title(attribute),
                CodeBlock.builder()
                        .addStatement("seed.put(stored())")
                        .addStatement("assertThat($L.count()).isEqualTo(1)", old)
                        .addStatement(
                                "repository.update($L)$L.execute()",
                                scope.rows().identity(full),
                                setter(attribute, changed(attribute)))
                        .addStatement("assertThat($L.count()).isEqualTo($L)", old, asked.still())
                        .addStatement("assertThat($L.count()).isEqualTo(1)", call(asked.plan(), asked.after()))
                        .build());
    }

    private CodeBlock call(AccessPlan.Served plan, Map<String, Object> arguments) {
        return RequestTestEmitter.call(scope, plan, Arguments.of(scope.literals(), plan.pattern(), arguments));
    }

    /** Arguments that ask for exactly this row, where the pattern asks by equality alone. */
    static Optional<Map<String, Object>> arguments(AccessPattern pattern, Row row) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        for (Condition condition : pattern.targets().get(0).where()) {
            Object value = row.values().get(condition.attribute().name());
            for (Operand operand : condition.operands()) {
                if (operand instanceof Operand.Argument argument && value != null) {
                    boolean strict = condition.comparison() == Comparison.LT || condition.comparison() == Comparison.GT;
                    if (strict) {
                        return Optional.empty();
                    }
                    boolean list = argument.parameter().type() instanceof AttributeType.ListOf;
                    arguments.put(argument.parameter().name(), list ? List.of(value) : value);
                }
            }
        }
        boolean whole = arguments
                .keySet()
                .containsAll(pattern.parameters().stream().map(p -> p.name()).toList());
        return whole ? Optional.of(arguments) : Optional.empty();
    }
}
