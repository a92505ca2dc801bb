package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.Branches;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Request tests of a pattern that is several Queries. */
final class FanOutRequestTests {
    private static final int PAGE = 7;
    /** Longer lists of arguments would make the test longer, not better. */
    private static final int MOST_VALUES = 20;

    private final TestScope scope;
    private final TestClass test;
    private final AccessPlan.Served plan;
    private final ReadPlan.FanOut several;
    private final String method;

    FanOutRequestTests(TestScope scope, TestClass test, AccessPlan.Served plan, ReadPlan.FanOut several) {
        this.scope = scope;
        this.test = test;
        this.plan = plan;
        this.several = several;
        this.method = scope.api().method(plan.pattern());
    }

    void add(Scenario scenario) {
        Map<String, Object> arguments = scenario.arguments();
        test.test(method + "IsOneQueryForEachValue", planned(arguments));
        Arguments.awkward(plan, arguments).ifPresent(a -> test.test(method + "EscapesItsArguments", planned(a)));
        if (plan.pattern().kind() == AccessPattern.Kind.QUERY) {
            test.test(method + "ReadsPagesOfTheWantedSize", sized(arguments));
            test.test(method + "CountsWithoutReadingItems", counted(arguments));
        }
        for (Parameter parameter : plan.pattern().parameters()) {
            tooMany(parameter, arguments);
        }
    }

    private boolean isMany() {
        return plan.pattern().kind() == AccessPattern.Kind.QUERY;
    }

    private CodeBlock call(Map<String, Object> arguments) {
        return RequestTestEmitter.call(scope, plan, Arguments.of(scope.literals(), plan.pattern(), arguments));
    }

    private CodeBlock planned(Map<String, Object> arguments) {
        CodeBlock.Builder out = CodeBlock.builder().addStatement("$L$L", call(arguments), isMany() ? ".page()" : "");
        List<Branches.Branch> branches = queries(out, arguments);
        for (int i = 0; i < branches.size(); i++) {
            out.add("sent.get($L)$>$>", i);
            QueryRequestTests.shared(out, plan, several.each(), branches.get(i).arguments());
            QueryRequestTests.projection(out, plan, branches.get(i).arguments());
            out.add("\n.startsAtTheBeginning();\n$<$<");
        }
        return out.build();
    }

    /** The queries that were sent, of which each found nothing. */
    private List<Branches.Branch> queries(CodeBlock.Builder out, Map<String, Object> arguments) {
        List<Branches.Branch> branches = Branches.list(several, arguments);
        out.addStatement(
                "$T sent = client.calls().onlyQueries($L)",
                ParameterizedTypeName.get(Names.LIST, Names.QUERY_ASSERT),
                branches.size());
        return branches;
    }

    private CodeBlock sized(Map<String, Object> arguments) {
        CodeBlock.Builder out = CodeBlock.builder().addStatement("$L.pageSize($L).page()", call(arguments), PAGE);
        queries(out, arguments);
        return out.addStatement("sent.forEach(query -> query.hasLimit($L))", PAGE)
                .build();
    }

    private CodeBlock counted(Map<String, Object> arguments) {
        int count = Branches.list(several, arguments).size();
        CodeBlock.Builder out = CodeBlock.builder();
        for (int i = 0; i < count; i++) {
            out.addStatement("client.answer($T.builder().count($L).build())", Names.QUERY_RESPONSE, PAGE + i);
        }
        out.addStatement(
                "assertThat($L.count()).isEqualTo($L)", call(arguments), count * PAGE + count * (count - 1) / 2);
        queries(out, arguments);
        return out.addStatement("sent.forEach(query -> query.hasSelect($T.COUNT).hasNoProjection())", Names.SELECT)
                .build();
    }

    /** One value more than the plan allows. */
    private void tooMany(Parameter parameter, Map<String, Object> arguments) {
        if (several.isFixed()
                || several.most() >= MOST_VALUES
                || !(parameter.type() instanceof AttributeType.ListOf list)) {
            return;
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < MOST_VALUES && values.size() <= several.most(); i++) {
            Object value = SampleValues.value(list.element(), parameter.name(), i);
            if (!values.contains(value)) {
                values.add(value);
            }
        }
        Map<String, Object> many = new LinkedHashMap<>(arguments);
        many.put(parameter.name(), values);
        if (values.size() > several.most() && Arguments.isWritable(plan, many)) {
            test.test(
                    method + "RefusesMoreValuesThanItsPlanAllows",
                    CodeBlock.builder()
                            .addStatement(
                                    "assertThatThrownBy(() -> $L$L).isInstanceOf($T.class)",
                                    call(many),
                                    isMany() ? ".page()" : "",
                                    Names.REQUEST_BUDGET)
                            .addStatement("client.calls().isEmpty()")
                            .build());
        }
    }
}
