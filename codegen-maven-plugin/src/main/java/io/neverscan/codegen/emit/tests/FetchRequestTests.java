package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Request tests of what is read after the Query of a pattern. */
final class FetchRequestTests {
    private final TestScope scope;
    private final TestClass test;
    private final AccessPlan.Served plan;

    FetchRequestTests(TestScope scope, TestClass test, AccessPlan.Served plan) {
        this.scope = scope;
        this.test = test;
        this.plan = plan;
    }

    /** Rows that come twice point to one item, which is asked for once; it does not exist. */
    void add(Scenario scenario) {
        Optional<AccessPattern.Fetch> fetch = plan.pattern().options().fetch();
        List<Row> rows = scenario.expected().stream().limit(2).toList();
        boolean one = plan.pattern().kind() == AccessPattern.Kind.FIRST;
        if (fetch.isEmpty() || rows.isEmpty() || !(plan.read() instanceof ReadPlan.Query)) {
            return;
        }
        CodeBlock items = CodeBlock.join(
                (one ? rows.subList(0, 1) : List.of(rows.get(0), rows.get(0), rows.get(rows.size() - 1)))
                        .stream().map(this::item).toList(),
                ",\n");
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement(
                        "client.answer($T.builder().items($T.of(\n$L)).build())",
                        Names.QUERY_RESPONSE,
                        Names.LIST,
                        items);
        CodeBlock call = RequestTestEmitter.call(
                scope, plan, Arguments.of(scope.literals(), plan.pattern(), scenario.arguments()));
        if (one) {
            out.addStatement("assertThat($L).isPresent()", call);
        } else {
            out.addStatement("assertThat($L.page().items()).hasSize(3)", call);
        }
        out.addStatement("client.calls().hasOperations(\"Query\", \"BatchGetItem\")");
        requested(out, fetch.get(), one ? rows.subList(0, 1) : rows);
        test.test(scope.api().method(plan.pattern()) + "ReadsEachItemOnceThatItsRowsPointTo", out.build());
    }

    private CodeBlock item(Row row) {
        ReadPlan.Placed placed = plan.read().targets().get(0);
        return CodeBlock.of(
                "$T.INSTANCE.itemToMap(\n$L, true)",
                scope.api().schema(row.type(), placed.placement().form()),
                scope.rows().record(SampleRows.storable(row)));
    }

    private void requested(CodeBlock.Builder out, AccessPattern.Fetch fetch, List<Row> rows) {
        String table = fetch.node().table().name();
        Set<List<Object>> pointers = new LinkedHashSet<>();
        rows.forEach(r -> pointers.add(FetchRows.pointer(fetch, r)));
        pointers.remove(List.of());
        out.addStatement(
                "$T batch = (($T) client.calls().list().get(1).request()).requestItems().get($S)",
                Names.KEYS,
                Names.BATCH_GET,
                table);
        out.addStatement(
                "assertThat(batch.keys()).containsExactly(\n$L)",
                CodeBlock.join(pointers.stream().map(p -> key(fetch, p)).toList(), ",\n"));
        out.addStatement(
                plan.pattern().options().strong()
                        ? "assertThat(batch.consistentRead()).isTrue()"
                        : "assertThat(batch.consistentRead()).isNotEqualTo(true)");
    }

    private static CodeBlock key(AccessPattern.Fetch fetch, List<Object> pointer) {
        Map<String, Object> identity = new LinkedHashMap<>();
        List<Attribute> names = fetch.node().identity();
        for (int i = 0; i < pointer.size(); i++) {
            identity.put(names.get(i).name(), pointer.get(i));
        }
        CodeBlock entries = fetch.node().base().templates().stream()
                .map((KeyTemplate t) -> CodeBlock.of(
                        "$S, $L",
                        t.key().name(),
                        QueryRequestTests.value(new KeyWriter()
                                .write(t, new Row(fetch.node(), identity))
                                .orElseThrow())))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.of($L)", Names.MAP, entries);
    }
}
