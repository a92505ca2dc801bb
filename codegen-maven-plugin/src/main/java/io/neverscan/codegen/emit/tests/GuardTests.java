package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.neverscan.codegen.emit.java.AttributeNames;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.UniqueGuard;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Tests that no two items get one unique value, and that what an item no longer has is free again. */
final class GuardTests {
    private static final int SECOND = 7;
    private static final int THIRD = 11;

    private final TestScope scope;
    private final TestClass test;
    private final Entity item;
    private final Row full;
    private final Row unstamped;
    private final AttributeNames names;
    private final ClassName record;

    /** {@code unstamped}: the row {@code full} as an application makes it. */
    GuardTests(TestScope scope, TestClass test, Row full, Row unstamped) {
        this.scope = scope;
        this.test = test;
        this.item = (Entity) full.type();
        this.full = full;
        this.unstamped = unstamped;
        this.names = scope.api().attributes(item);
        this.record = scope.api().names().type(item);
    }

    void add() {
        deletion();
        for (UniqueGuard guard : item.guards()) {
            rival(guard).ifPresent(r -> compete(guard, r));
        }
    }

    private void deletion() {
        CodeBlock identity = scope.rows().identity(full);
        boolean versioned = item.traits().version().isPresent();
        CodeBlock.Builder twice = CodeBlock.builder()
                .addStatement("repository.create(full())")
                .addStatement("repository.delete(stored())");
        if (versioned) {
            twice.addStatement(
                    "assertThatThrownBy(() -> repository.delete(stored())).isInstanceOf($T.class)",
                    Names.STALE_VERSION);
        } else {
            twice.addStatement("repository.delete(stored())");
        }
        test.test(
                "whatWasDeletedIsGoneAndItsValuesAreFree",
                twice.addStatement("assertThat(repository.get($L)).isEmpty()", identity)
                        .addStatement("assertThat(repository.create(full())).isEqualTo(stored())")
                        .build());
        item.traits()
                .version()
                .ifPresent(v -> test.test(
                        "onlyTheVersionThatWasReadIsDeleted",
                        CodeBlock.builder()
                                .addStatement("repository.create(full())")
                                .addStatement("$T stale = stored().with$L(9)", record, names.suffix(v))
                                .addStatement(
                                        "assertThatThrownBy(() -> repository.delete(stale)).isInstanceOf($T.class)",
                                        Names.STALE_VERSION)
                                .addStatement("assertThat(repository.get($L)).contains(stored())", identity)
                                .build()));
    }

    /** Another item with the same values; empty if there is none, or if another group is the same as well. */
    private Optional<Row> rival(UniqueGuard guard) {
        Map<String, Object> same = new LinkedHashMap<>();
        guard.attributes().forEach(a -> same.put(a.name(), value(full, a)));
        return other(SECOND)
                .map(r -> SampleRows.with(r, same))
                .filter(SampleRows::isWritable)
                .filter(r -> item.identity().stream().anyMatch(a -> !value(r, a).equals(value(full, a))))
                .filter(r -> item.guards().stream().allMatch(g -> g.equals(guard) || differs(g, r, full)));
    }

    private Optional<Row> other(int number) {
        return SampleRows.whole(item, number).map(r -> {
            Map<String, Object> plain = new LinkedHashMap<>(r.values());
            r.values().keySet().stream()
                    .filter(n -> !unstamped.values().containsKey(n))
                    .forEach(plain::remove);
            scope.api().maintained(item).forEach(c -> plain.put(c, 0L));
            return new Row(item, plain);
        });
    }

    private static boolean differs(UniqueGuard guard, Row one, Row two) {
        return guard.attributes().stream().anyMatch(a -> !value(one, a).equals(value(two, a)));
    }

    private static Object value(Row row, Attribute attribute) {
        return Objects.requireNonNull(row.values().get(attribute.name()), attribute.name());
    }

    private void compete(UniqueGuard guard, Row second) {
        String title = String.join(
                "And", guard.attributes().stream().map(a -> names.suffix(a)).toList());
        String rival = test.value("rivalFor" + title, record, scope.rows().record(second));
        test.test(
                "noTwoItemsHaveOne" + title,
                CodeBlock.builder()
                        .addStatement("repository.create(full())")
                        .addStatement(
                                "assertThatThrownBy(() -> repository.create($N()))"
                                        + ".isInstanceOfSatisfying($T.class,\n"
                                        + "e -> assertThat(e.constraint()).isEqualTo($S))",
                                rival,
                                Names.UNIQUE_VIOLATION,
                                guard.name())
                        .addStatement("assertThat(repository.get($N().key())).isEmpty()", rival)
                        .addStatement("repository.delete(stored())")
                        .addStatement("repository.create($N())", rival)
                        .addStatement("assertThat(repository.get($N().key())).isPresent()", rival)
                        .build());
        test.test(
                "ofTwoAtOnceOneGets" + title,
                CodeBlock.builder()
                        .add(
                                "$T<$T> created = $T.of(full(), $N()).parallelStream().map(r -> {\n$>",
                                Names.LIST,
                                Boolean.class,
                                Names.LIST,
                                rival)
                        .beginControlFlow("try")
                        .addStatement("repository.create(r)")
                        .addStatement("return true")
                        .nextControlFlow("catch ($T e)", Names.UNIQUE_VIOLATION)
                        .addStatement("return false")
                        .endControlFlow()
                        .addStatement("$<}).toList()")
                        .addStatement("assertThat(created).containsExactlyInAnyOrder(true, false)")
                        .build());
        changed(guard).ifPresent(c -> changes(title, rival, c));
    }

    /** The first item with other values of the group. */
    private Optional<Row> changed(UniqueGuard guard) {
        Map<String, Object> values = new LinkedHashMap<>();
        guard.attributes().stream()
                .filter(a -> !item.identity().contains(a))
                .forEach(a -> values.put(a.name(), SampleValues.value(a.type(), a.name(), THIRD)));
        Row changed = SampleRows.with(unstamped, values);
        return differs(guard, changed, full) && SampleRows.isWritable(changed)
                ? Optional.of(changed)
                : Optional.empty();
    }

    private void changes(String title, String rival, Row changed) {
        ClassName stale = item.traits().version().isPresent() ? Names.STALE_VERSION : Names.STALE_VALUE;
        test.test(
                "another" + title + "FreesTheOldOne",
                CodeBlock.builder()
                        .addStatement("repository.create(full())")
                        .addStatement("$T changed = $L", record, scope.rows().record(changed))
                        .addStatement("repository.put(changed, stored())")
                        .addStatement("repository.create($N())", rival)
                        .addStatement(
                                "assertThatThrownBy(() -> repository.put(full(), stored())).isInstanceOf($T.class)",
                                stale)
                        .addStatement("$T now = repository.get(changed.key()).orElseThrow()", record)
                        .addStatement(
                                "assertThatThrownBy(() -> repository.put(full(), now)).isInstanceOf($T.class)",
                                Names.UNIQUE_VIOLATION)
                        .addStatement("assertThat(repository.get(changed.key())).contains(now)")
                        .build());
    }
}
