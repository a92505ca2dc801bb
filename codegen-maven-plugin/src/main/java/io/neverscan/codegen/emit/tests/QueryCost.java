package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.List;

/** Engine tests of what the Queries of a pattern are and cost. */
final class QueryCost {
    private final TestClass test;
    private final AccessPlan.Served plan;
    private final ReadPlan.Query query;
    private final PatternRows rows;

    QueryCost(TestClass test, AccessPlan.Served plan, PatternRows rows) {
        this.test = test;
        this.plan = plan;
        this.query = plan.read().query().orElseThrow();
        this.rows = rows;
    }

    /**
     * What is read.
     *
     * @param queries for each Query that is made the rows that it reads
     * @param whole whether each Query reads all of its rows, so that the price is known
     * @param pointers how many different items are read after them
     */
    record Asked(List<List<Row>> queries, boolean whole, int pointers) {
        private static final int MOST_KEYS = 100;

        CodeBlock operations() {
            CodeBlock batches = pointers == 0
                    ? CodeBlock.of("")
                    : CodeBlock.of(", \"BatchGetItem\", $L", (pointers + MOST_KEYS - 1) / MOST_KEYS);
            return CodeBlock.of("\"Query\", $L$L", queries.size(), batches);
        }
    }

    /**
     * Adds the test.
     *
     * @param name its name
     * @param call what is called, without semicolon
     * @param asked what is read
     */
    void add(String name, CodeBlock call, Asked asked) {
        MethodSpec.Builder method =
                test.test(name).addParameter(Names.REQUEST_LOG, "log").addStatement("$L", call);
        CodeBlock.Builder out = CodeBlock.builder().add("$T.assertThatRequestsOf(log)$>$>", Names.CAPACITY);
        out.add("\n.hasOperations($T.of($L))", Names.MAP, asked.operations());
        if (query.location() instanceof Location.Secondary secondary) {
            out.add(
                    "\n.hasCountOnIndex($S, $L)",
                    secondary.index().name(),
                    asked.queries().size());
        }
        if (asked.whole() && asked.pointers() == 0 && isPredictable(query.location())) {
            price(method, asked.queries());
            out.add("\n.consumedInTotal(halfUnits / 2.0)");
        }
        test.type.addMethod(method.addCode(out.add(";\n$<$<").build()).build());
    }

    private void price(MethodSpec.Builder method, List<List<Row>> asked) {
        String consistency = query.strong() ? "STRONG" : "EVENTUAL";
        if (plan.read() instanceof ReadPlan.FanOut) {
            CodeBlock units = asked.stream()
                    .map(r -> CodeBlock.of(
                            "$T.read($L, $T.Consistency.$L)", Names.UNITS, rows.bytes(r), Names.UNITS, consistency))
                    .collect(CodeBlock.joining("\n+ "));
            method.addStatement("long halfUnits = $L", units);
        } else {
            method.addStatement("long bytes = $L", rows.bytes(asked.get(0)));
            method.addStatement(
                    "long halfUnits = $T.read(bytes, $T.Consistency.$L)", Names.UNITS, Names.UNITS, consistency);
        }
    }

    /** What a local index does not hold is fetched from the table, at a price that engines do not agree on. */
    private static boolean isPredictable(Location location) {
        return !(location instanceof Location.Secondary secondary)
                || !secondary.index().local()
                || secondary.index().projection() instanceof Projection.All;
    }
}
