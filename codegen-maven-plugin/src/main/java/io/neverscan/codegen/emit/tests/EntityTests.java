package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.neverscan.codegen.emit.java.AttributeNames;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.Traits;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tests of create, put, get and delete of an entity. */
final class EntityTests {
    private static final int FULL = 3;
    private static final int OTHER = 7;

    private final TestScope scope;
    private final TestClass test;
    private final Entity item;
    private final AttributeNames names;
    private final ClassName record;
    private final Row full;

    EntityTests(TestScope scope, TestClass test, Entity item) {
        this.scope = scope;
        this.test = test;
        this.item = item;
        this.names = scope.api().attributes(item);
        this.record = scope.api().names().type(item);
        this.full = maintainedAtZero(SampleRows.whole(item, FULL).orElseThrow());
    }

    void add() {
        Row minimal = maintainedAtZero(SampleRows.required(item, OTHER)
                .or(() -> SampleRows.required(item, FULL))
                .orElseThrow());
        test.value("full", record, scope.rows().record(unstamped(full)));
        test.value("minimal", record, scope.rows().record(unstamped(minimal)));
        test.value("stored", record, scope.rows().record(stamped(full)));
        roundTrips(minimal);
        creation();
        replacing();
        deletion();
        new UpdateTests(scope, test, full, stamped(full)).add();
    }

    /** Counters of edges start at 0. */
    private Row maintainedAtZero(Row row) {
        Row zero = row;
        for (String counter : scope.api().maintained(item)) {
            zero = SampleRows.with(zero, Collections.singletonMap(counter, 0L));
        }
        return zero;
    }

    /** The row as an application makes it: without what the repository sets. */
    private Row unstamped(Row row) {
        Row plain = row;
        Traits traits = item.traits();
        for (Optional<Attribute> set : List.of(traits.version(), traits.created(), traits.updated())) {
            if (set.isPresent()) {
                plain = SampleRows.without(plain, set.get());
            }
        }
        return plain;
    }

    /** The row as the repository stores it first. */
    private Row stamped(Row row) {
        Row stamped = unstamped(row);
        Traits traits = item.traits();
        if (traits.version().isPresent()) {
            stamped = SampleRows.with(
                    stamped, Collections.singletonMap(traits.version().get().name(), 1L));
        }
        java.time.Instant now = java.time.Instant.parse(SeedEmitter.NOW);
        for (Optional<Attribute> time : List.of(traits.created(), traits.updated())) {
            if (time.isPresent()) {
                stamped = SampleRows.with(
                        stamped, Collections.singletonMap(time.get().name(), now));
            }
        }
        return stamped;
    }

    private void roundTrips(Row minimal) {
        String get = "repository.get($L)";
        test.test(
                "whatWasCreatedIsReadWithAllAttributes",
                CodeBlock.builder()
                        .addStatement("assertThat(repository.create(full())).isEqualTo(stored())")
                        .addStatement(
                                "assertThat(" + get + ").contains(stored())",
                                scope.rows().identity(full))
                        .addStatement(
                                "assertThat(" + get + ").contains(stored())",
                                scope.rows().key(full))
                        .build());
        test.test(
                "whatWasCreatedIsReadWithRequiredAttributesOnly",
                CodeBlock.builder()
                        .addStatement("$T created = repository.create(minimal())", record)
                        .addStatement(
                                "assertThat(created.key()).isEqualTo($L)",
                                scope.rows().key(minimal))
                        .addStatement("assertThat(repository.get(created.key())).contains(created)")
                        .build());
        test.test(
                "whatIsNotThereIsNotFound",
                CodeBlock.of(
                        "assertThat(" + get + ").isEmpty();\n", scope.rows().identity(full)));
    }

    private void creation() {
        Optional<Row> changed = Changes.ofAny(scope, full);
        CodeBlock second = changed.map(c -> scope.rows().variation(unstamped(c), unstamped(full), "full"))
                .flatMap(v -> v)
                .orElse(CodeBlock.of("full()"));
        test.test(
                "creatingTwiceIsRefusedAndChangesNothing",
                CodeBlock.builder()
                        .addStatement("repository.create(full())")
                        .addStatement("$T again = $L", record, second)
                        .addStatement(
                                "assertThatThrownBy(() -> repository.create(again)).isInstanceOf($T.class)",
                                Names.ALREADY_EXISTS)
                        .addStatement("assertThat(repository.get(again.key())).contains(stored())")
                        .build());
    }

    private void replacing() {
        Set<String> maintained = scope.api().maintained(item);
        Optional<Attribute> version = item.traits().version();
        CodeBlock.Builder out = CodeBlock.builder();
        // Only the attributes that an item must have, under the same key: the others must go.
        Row reduced = full;
        for (Attribute attribute : item.attributes()) {
            if (attribute.optional()) {
                reduced = SampleRows.without(reduced, attribute);
            }
        }
        if (maintained.isEmpty()) {
            out.addStatement("repository.create(full())");
        } else {
            Row counted = stamped(full);
            for (String counter : maintained) {
                counted = SampleRows.with(counted, Collections.singletonMap(counter, 5L));
            }
            out.addStatement("seed.put($L)", scope.rows().record(counted));
        }
        boolean guarded = !item.guards().isEmpty();
        CodeBlock identity = scope.rows().identity(full);
        if (guarded) {
            out.addStatement("$T before = repository.get($L).orElseThrow()", record, identity);
        }
        out.addStatement("$T replacement = $L", record, scope.rows().record(unstamped(reduced)));
        CodeBlock put = version.map(v -> CodeBlock.of("replacement.with$L(1)", names.suffix(v)))
                .orElse(CodeBlock.of("replacement"));
        if (guarded) {
            out.addStatement("repository.put(replacement, before)");
            out.addStatement("$T now = repository.get(replacement.key()).orElseThrow()", record);
        } else {
            out.addStatement("$T now = repository.put($L)", record, put);
            out.addStatement("assertThat(repository.get(replacement.key())).contains(now)");
        }
        Row expected = stamped(reduced);
        if (version.isPresent()) {
            expected = SampleRows.with(
                    expected, Collections.singletonMap(version.get().name(), 2L));
        }
        for (String counter : maintained) {
            expected = SampleRows.with(expected, Collections.singletonMap(counter, 5L));
        }
        out.addStatement("assertThat(now).isEqualTo($L)", scope.rows().record(expected));
        test.test(maintained.isEmpty() ? "putReplaces" : "putReplacesAllButCountersOfEdges", out.build());
        version.ifPresent(v -> test.test(
                "putOfAnotherVersionIsRefused",
                CodeBlock.builder()
                        .addStatement("repository.create(full())")
                        .addStatement("$T stale = full().with$L(9)", record, names.suffix(v))
                        .addStatement(
                                "assertThatThrownBy(() -> repository.put($L)).isInstanceOf($T.class)",
                                guarded ? "stale, stale" : "stale",
                                Names.STALE_VERSION)
                        .addStatement("assertThat(repository.get(stale.key())).contains(stored())")
                        .build()));
    }

    private void deletion() {
        CodeBlock identity = scope.rows().identity(full);
        boolean versioned = item.traits().version().isPresent();
        if (!item.guards().isEmpty()) {
            new GuardTests(scope, test, full, unstamped(full)).add();
            return;
        }
        String delete = versioned ? "deleteUnconditionally" : "delete";
        test.test(
                "whatWasDeletedIsGone",
                CodeBlock.builder()
                        .addStatement("repository.create(full())")
                        .addStatement("repository.$L($L)", delete, identity)
                        .addStatement("assertThat(repository.get($L)).isEmpty()", identity)
                        .build());
        test.test(
                "deletingTwiceDoesNoHarm",
                CodeBlock.builder()
                        .addStatement("repository.create(full())")
                        .addStatement("repository.$L($L)", delete, scope.rows().key(full))
                        .addStatement("repository.$L($L)", delete, scope.rows().key(full))
                        .addStatement("assertThat(repository.get($L)).isEmpty()", identity)
                        .build());
        if (versioned) {
            // A singleton has no identity to pass.
            CodeBlock before = identity.isEmpty() ? identity : CodeBlock.of("$L, ", identity);
            test.test(
                    "onlyTheVersionThatWasReadIsDeleted",
                    CodeBlock.builder()
                            .addStatement("repository.create(full())")
                            .addStatement(
                                    "assertThatThrownBy(() -> repository.delete($L9)).isInstanceOf($T.class)",
                                    before,
                                    Names.STALE_VERSION)
                            .addStatement("assertThat(repository.get($L)).contains(stored())", identity)
                            .addStatement("repository.delete($L1)", before)
                            .addStatement("assertThat(repository.get($L)).isEmpty()", identity)
                            .build());
        }
    }
}
