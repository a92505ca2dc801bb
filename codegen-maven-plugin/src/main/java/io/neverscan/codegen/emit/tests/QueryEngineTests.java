package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.List;

/** Engine tests of a pattern with many results. */
final class QueryEngineTests {
    private static final int MORE_THAN_ALL = 10_000;

    private final TestScope scope;
    private final TestClass test;
    private final PatternCase testCase;
    private final PatternRows rows;
    private final AccessPlan.Served plan;
    private final ReadPlan.Query query;
    private final CodeBlock call;
    private final ParameterizedTypeName list;

    QueryEngineTests(TestScope scope, TestClass test, PatternCase testCase, PatternRows rows) {
        this.scope = scope;
        this.test = test;
        this.testCase = testCase;
        this.rows = rows;
        this.plan = testCase.plan();
        this.query = plan.read().query().orElseThrow();
        this.call = rows.call(scope, testCase.arguments());
        this.list = ParameterizedTypeName.get(Names.LIST, scope.api().row(plan));
    }

    void add() {
        if (!scope.api().isAsync()) {
            rows.addRanks();
        }
        test("findsWhatIsMeant", body("assertThat($L.toList($L)).containsExactlyInAnyOrderElementsOf(expected())"));
        if (rows.hasOthers()) {
            test("leavesNeighboursOut", body("assertThat($L.toList($L)).doesNotContainAnyElementsOf(others())"));
        }
        testCase.absent().ifPresent(a -> test("findsNothingForUnknownArguments", nothing(rows.call(scope, a))));
        test(
                plan.pattern().order().isEmpty() ? "comesInTheOrderOfTheSortKey" : "comesInTheDeclaredOrder",
                CodeBlock.builder()
                        .addStatement("$T.assertRanks($L.toList($L), ranks())", Names.ROW_ORDER, call, MORE_THAN_ALL)
                        .build());
        test("pagesGiveEachRowOnce", pages());
        test("pagesLeadBack", CodeBlock.of("$T.assertLeadsBack($L);\n", Names.BACK_WALK, call));
        test("streamsAllRows", CodeBlock.of("$T.assertRanks($L.stream().toList(), ranks());\n", Names.ROW_ORDER, call));
        test(
                "countsWithoutReading",
                CodeBlock.of(
                        "assertThat($L.count()).isEqualTo($L);\n",
                        call,
                        testCase.expected().size()));
        firstAndMost();
        if (!scope.api().isAsync()) {
            leadsToWholeItems();
            keepsTheRequestBudget();
        }
        requests();
    }

    private void test(String name, CodeBlock body) {
        test.test(scope.test(name), body);
    }

    private CodeBlock body(String format) {
        return CodeBlock.builder().addStatement(format, call, MORE_THAN_ALL).build();
    }

    private static CodeBlock nothing(CodeBlock absent) {
        return CodeBlock.builder()
                .addStatement("assertThat($L.page().items()).isEmpty()", absent)
                .addStatement("assertThat($L.first()).isEmpty()", absent)
                .addStatement("assertThat($L.count()).isZero()", absent)
                .build();
    }

    private CodeBlock pages() {
        return CodeBlock.builder()
                .addStatement(
                        "$T read = $T.standard().collect($T.of($L))", list, Names.PAGE_WALK, Names.RESULT_PAGES, call)
                .addStatement("$T.assertRanks(read, ranks())", Names.ROW_ORDER)
                .addStatement(
                        "$T backAgain = $T.seeded(7).withLargestPage(2).collect($T.of($L))",
                        list,
                        Names.PAGE_WALK,
                        Names.RESULT_PAGES,
                        call)
                .addStatement("assertThat(backAgain).isEqualTo(read)")
                .build();
    }

    private void firstAndMost() {
        int size = testCase.expected().size();
        if (size == 0) {
            return;
        }
        test(
                "firstIsOneOfTheFirstRank",
                CodeBlock.of("assertThat($L.first()).isPresent().get().isIn(ranks().get(0));\n", call));
        int most = (size + 1) / 2;
        test(
                "toListStopsAtTheWantedNumber",
                CodeBlock.builder()
                        .addStatement("$T all = $L.toList($L)", list, call, MORE_THAN_ALL)
                        .addStatement("assertThat($L.toList($L)).isEqualTo(all.subList(0, $L))", call, most, most)
                        .addStatement(
                                "assertThat($L.pageSize(1).toList($L)).isEqualTo(all.subList(0, $L))", call, most, most)
                        .build());
    }

    /** A part of an item leads to all of it. */
    private void leadsToWholeItems() {
        AccessPlan.Result result = plan.results().get(0);
        boolean keyed = result.attributes().containsAll(plan.pattern().owner().identity());
        if (plan.pattern().isCollection()
                || plan.pattern().options().fetch().isPresent()
                || result.full()
                || !keyed
                || testCase.expected().isEmpty()) {
            return;
        }
        CodeBlock whole = CodeBlock.join(
                testCase.expected().stream()
                        .map(r -> CodeBlock.of("$L()", rows.call(r)))
                        .toList(),
                ", ");
        test.test(
                "eachRowLeadsToItsWholeItem",
                CodeBlock.of(
                        "assertThat($L.stream().map(part -> repository.fetch(part).orElseThrow()).toList())"
                                + ".containsExactlyInAnyOrder($L);\n",
                        call,
                        whole));
    }

    /** What a filter throws away is read too, so the wanted number alone would not bound the requests. */
    private void keepsTheRequestBudget() {
        long read = testCase.read().stream().mapToLong(List::size).sum();
        if (query.reading().filter().isEmpty() || !(plan.read() instanceof ReadPlan.Query) || read < 2) {
            return;
        }
        test.test(
                "keepsTheRequestBudget",
                CodeBlock.builder()
                        .addStatement(
                                "assertThatThrownBy(() -> $L.pageSize(1).maxRequests(1).toList($L))"
                                        + ".isInstanceOf($T.class)",
                                call,
                                MORE_THAN_ALL,
                                Names.REQUEST_BUDGET)
                        .addStatement(
                                "assertThat($L.pageSize(1).maxRequests(1).take($L).next()).isPresent()",
                                call,
                                MORE_THAN_ALL)
                        .build());
    }

    private void requests() {
        int page = query.reading().page().orElse(Integer.MAX_VALUE);
        List<List<Row>> asked = testCase.asked(page);
        boolean several = plan.read() instanceof ReadPlan.FanOut;
        String name = several ? "onePageIsAsManyQueriesAsThePlanSays" : "onePageIsOneQueryOfThePredictedCost";
        int read = asked.stream().mapToInt(List::size).sum();
        int pointers = testCase.pointers(
                testCase.ranks().stream().flatMap(List::stream).limit(page).toList());
        new QueryCost(test, plan, rows)
                .add(
                        scope.test(name),
                        CodeBlock.of("$L.page()", call),
                        new QueryCost.Asked(asked, read <= page, pointers));
    }
}
