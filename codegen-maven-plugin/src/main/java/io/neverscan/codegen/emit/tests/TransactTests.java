package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.plan.TransactPlan;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tests of transactions: one request with all actions; all of it or nothing. */
final class TransactTests {
    private final TestScope scope;
    private final TestClass test;
    private final TransactCase one;

    private TransactTests(TestScope scope, TestClass test, TransactCase one) {
        this.scope = scope;
        this.test = test;
        this.one = one;
    }

    /** Adds the tests without a server. */
    static void addRequests(TestScope scope, TestClass test, ItemType item) {
        for (TransactPlan plan : scope.api().transactions(item)) {
            TransactCase.of(scope, plan).ifPresent(c -> new TransactTests(scope, test, c).requests());
        }
    }

    /** Adds the tests on an engine. */
    static void addEngine(TestScope scope, TestClass test, ItemType item) {
        for (TransactPlan plan : scope.api().transactions(item)) {
            TransactCase.of(scope, plan).ifPresent(c -> new TransactTests(scope, test, c).engine());
        }
    }

    /** One action for each item: what counts on an item that a step is about is no action of its own. */
    private int actions() {
        Set<String> places = new LinkedHashSet<>();
        for (TransactCase.Step step : one.steps) {
            for (Row row : step.rows()) {
                places.add(place(row));
                boolean mirrored =
                        step.plan().isMirrored() && step.plan().pattern().kind() != Kind.CHECK;
                if (mirrored) {
                    places.add("mirror of " + place(row));
                }
            }
            nodes(step, 0).forEach(n -> places.add(place(n)));
        }
        return places.size();
    }

    private static String place(Row row) {
        return row.type().name()
                + row.type().identity().stream()
                        .map(a -> row.value(a).orElse(""))
                        .toList();
    }

    /** The nodes whose counters a step changes. */
    private List<Row> nodes(TransactCase.Step step, long count) {
        Kind kind = step.plan().pattern().kind();
        boolean counts = step.row().type() instanceof Edge && (kind == Kind.CREATE || kind == Kind.DELETE);
        return counts
                ? step.rows().stream()
                        .flatMap(r -> one.nodes(r, count).stream())
                        .toList()
                : List.of();
    }

    /** What is stored before. */
    private Map<String, Row> before() {
        Map<String, Row> before = new LinkedHashMap<>();
        one.steps.forEach(s -> nodes(s, 0).forEach(n -> before.put(place(n), n)));
        one.steps.stream().filter(s -> !s.creates()).forEach(s -> before.put(place(s.row()), s.row()));
        return before;
    }

    /** What is stored of it after, with counters that follow the edges. */
    private Map<String, Row> after() {
        Map<String, Row> after = before();
        for (TransactCase.Step step : one.steps) {
            step.write()
                    .filter(w -> w.pattern().kind() == Kind.UPDATE)
                    .ifPresent(w -> after.put(place(step.row()), w.after()));
        }
        for (TransactCase.Step step : one.steps) {
            for (Row edgeRow : nodes(step, 0).isEmpty() ? List.<Row>of() : step.rows()) {
                count((Edge) edgeRow.type(), edgeRow, step.creates() ? 1 : -1, after);
            }
        }
        one.steps.stream()
                .filter(s -> s.plan().pattern().kind() == Kind.DELETE)
                .forEach(s -> after.remove(place(s.row())));
        return after;
    }

    private void count(Edge edge, Row edgeRow, long delta, Map<String, Row> rows) {
        List<Row> nodes = one.nodes(edgeRow, 0);
        List<Edge.End> counted = Stream.of(edge.from(), edge.to())
                .filter(e -> e.counter().isPresent())
                .toList();
        for (int i = 0; i < counted.size(); i++) {
            Attribute counter = counted.get(i).counter().orElseThrow();
            rows.computeIfPresent(
                    place(nodes.get(i)),
                    (p, r) -> SampleRows.with(
                            r,
                            Collections.singletonMap(
                                    counter.name(), (Long) r.value(counter).orElse(0L) + delta)));
        }
    }

    private void requests() {
        test.test(
                one.method() + "IsOneTransaction",
                CodeBlock.builder()
                        .addStatement("$L", one.call(Optional.empty(), CodeBlock.of("$S", "token-1")))
                        .addStatement("$T sent = client.calls().only($T.class)", Names.TRANSACT, Names.TRANSACT)
                        .addStatement("assertThat(sent.clientRequestToken()).isEqualTo($S)", "token-1")
                        .addStatement("assertThat(sent.transactItems()).hasSize($L)", actions())
                        .build());
        for (int i = 0; i < one.steps.size(); i++) {
            TransactCase.Step step = one.steps.get(i);
            if (step.many()) {
                int most = one.plan.pattern().steps().get(i).many().orElse(1);
                refusal("TakesNoLongerList", step, most + 1);
                if (most > 1) {
                    refusal("WritesNoItemTwice", step, 2);
                }
            }
        }
    }

    private void refusal(String name, TransactCase.Step step, int copies) {
        CodeBlock list = CodeBlock.of("$T.nCopies($L, $L)", Names.COLLECTIONS, copies, one.unstamped(step.row()));
        test.test(
                one.method() + name,
                CodeBlock.builder()
                        .addStatement(
                                "assertThatThrownBy(() -> $L).isInstanceOf($T.class)",
                                one.call(Optional.of(list), CodeBlock.of("")),
                                IllegalArgumentException.class)
                        .addStatement("client.calls().isEmpty()")
                        .build());
    }

    private CodeBlock found(Row row) {
        return CodeBlock.of(
                "assertThat(seed.repositories().$N().get($L))",
                scope.api().accessor(row.type()),
                scope.rows().key(row));
    }

    private void seed(CodeBlock.Builder out) {
        before().values()
                .forEach(r -> out.addStatement("seed.put($L)", scope.rows().record(r)));
    }

    private void engine() {
        CodeBlock.Builder out = CodeBlock.builder();
        seed(out);
        out.addStatement("$L", one.call(Optional.empty(), CodeBlock.of("")));
        after().values()
                .forEach(r -> out.addStatement(
                        "$L.contains($L)", found(r), scope.rows().record(r)));
        for (TransactCase.Step step : one.steps) {
            Kind kind = step.plan().pattern().kind();
            if (kind == Kind.CREATE) {
                step.rows().forEach(r -> out.addStatement("$L.isPresent()", found(r)));
            } else if (kind == Kind.DELETE) {
                out.addStatement("$L.isEmpty()", found(step.row()));
            }
        }
        test.test(one.method() + "WritesAll", out.build());
        one.steps.stream().filter(TransactCase.Step::creates).findFirst().ifPresentOrElse(this::taken, this::missing);
    }

    /** One of the new items is there already: nothing else happens. */
    private void taken(TransactCase.Step taken) {
        CodeBlock.Builder out = CodeBlock.builder();
        seed(out);
        Row last = taken.rows().get(taken.rows().size() - 1);
        out.addStatement("seed.put($L)", scope.rows().record(last));
        refused(out, Names.ALREADY_EXISTS);
        test.test(one.method() + "WritesNothingWhereANewItemIsThere", out.build());
    }

    /** What the first step is about is not there: nothing else happens. */
    private void missing() {
        CodeBlock.Builder out = CodeBlock.builder();
        for (TransactCase.Step step : one.steps.subList(1, one.steps.size())) {
            out.addStatement("seed.put($L)", scope.rows().record(step.row()));
        }
        refused(out, Names.NOT_FOUND);
        test.test(one.method() + "WritesNothingWhereAnItemIsMissing", out.build());
    }

    private void refused(CodeBlock.Builder out, com.palantir.javapoet.ClassName refusal) {
        out.addStatement(
                "assertThatThrownBy(() -> $L).isInstanceOf($T.class)",
                one.call(Optional.empty(), CodeBlock.of("")),
                refusal);
        boolean first = refusal.equals(Names.NOT_FOUND);
        for (TransactCase.Step step : first ? one.steps.subList(1, one.steps.size()) : one.steps) {
            if (!step.creates()) {
                out.addStatement(
                        "$L.contains($L)", found(step.row()), scope.rows().record(step.row()));
            } else if (step.rows().size() > 1) {
                out.addStatement("$L.isEmpty()", found(step.row()));
            }
        }
    }
}
