package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Request tests of a pattern that is a Query. */
final class QueryRequestTests {
    private static final int PAGE = 7;
    private static final int WANTED = 3;

    private final TestScope scope;
    private final TestClass test;
    private final AccessPlan.Served plan;
    private final ReadPlan.Query query;
    private final String method;

    QueryRequestTests(TestScope scope, TestClass test, AccessPlan.Served plan, ReadPlan.Query query) {
        this.scope = scope;
        this.test = test;
        this.plan = plan;
        this.query = query;
        this.method = scope.api().method(plan.pattern());
    }

    void add(Scenario scenario) {
        Map<String, Object> arguments = scenario.arguments();
        boolean many = plan.pattern().kind() == AccessPattern.Kind.QUERY;
        test.test(method + "IsOneQuery", planned(arguments));
        Arguments.awkward(plan, arguments).ifPresent(a -> test.test(method + "EscapesItsArguments", planned(a)));
        if (many) {
            test.test(method + "ReadsPagesOfTheWantedSize", sized(arguments));
            test.test(method + "ReadsNoMoreThanIsWanted", wanted(arguments));
            test.test(method + "CountsWithoutReadingItems", counted(arguments));
            if (!scenario.expected().isEmpty()) {
                test.test(method + "GoesOnBehindTheLastItem", secondPage(scenario));
                foreignCursor(scenario);
            }
        }
    }

    private CodeBlock call(Map<String, Object> arguments) {
        return RequestTestEmitter.call(scope, plan, Arguments.of(scope.literals(), plan.pattern(), arguments));
    }

    private CodeBlock planned(Map<String, Object> arguments) {
        boolean many = plan.pattern().kind() == AccessPattern.Kind.QUERY;
        CodeBlock.Builder out = CodeBlock.builder().addStatement("$L$L", call(arguments), many ? ".page()" : "");
        out.add("client.calls()$>$>\n.onlyQuery()");
        shared(out, arguments);
        projection(out, plan, arguments);
        limit(out);
        return out.add("\n.startsAtTheBeginning();\n$<$<").build();
    }

    /** What all requests of the pattern have in common. */
    private void shared(CodeBlock.Builder out, Map<String, Object> arguments) {
        shared(out, plan, query, arguments);
    }

    /** What all requests of one query have in common. */
    static void shared(
            CodeBlock.Builder out, AccessPlan.Served plan, ReadPlan.Query query, Map<String, Object> arguments) {
        out.add("\n.onTable($S)", query.location().table().name());
        if (query.location() instanceof Location.Secondary secondary) {
            out.add("\n.onIndex($S)", secondary.index().name());
        } else {
            out.add("\n.onNoIndex()");
        }
        RequestText text = new RequestText(plan, arguments);
        out.add("\n.hasKeyCondition($S)", text.keyCondition(query).orElseThrow());
        query.reading()
                .filter()
                .ifPresentOrElse(
                        f -> out.add("\n.hasFilter($S)", new FilterText(arguments).of(f)),
                        () -> out.add("\n.hasNoFilter()"));
        out.add(query.reading().backward() ? "\n.isDescending()" : "\n.isAscending()");
        out.add(query.strong() ? "\n.isConsistent()" : "\n.isEventuallyConsistent()");
    }

    static void projection(CodeBlock.Builder out, AccessPlan.Served plan, Map<String, Object> arguments) {
        Set<String> projection = new RequestText(plan, arguments).projection();
        if (projection.isEmpty()) {
            out.add("\n.hasNoProjection()");
        } else {
            out.add("\n.hasProjection($S)", names(projection));
        }
    }

    static String names(Set<String> attributes) {
        return String.join(", ", attributes.stream().map(StoredText::name).toList());
    }

    private void limit(CodeBlock.Builder out) {
        boolean filtered = query.reading().filter().isPresent();
        if (plan.pattern().kind() != AccessPattern.Kind.QUERY && !filtered) {
            out.add("\n.hasLimit($L)", plan.pattern().kind() == AccessPattern.Kind.GET ? 2 : 1);
        } else if (query.reading().page().isPresent()) {
            out.add("\n.hasLimit($L)", query.reading().page().getAsInt());
        } else {
            out.add("\n.hasNoLimit()");
        }
    }

    private CodeBlock sized(Map<String, Object> arguments) {
        return CodeBlock.builder()
                .addStatement("$L.pageSize($L).page()", call(arguments), PAGE)
                .addStatement("client.calls().onlyQuery().hasLimit($L)", PAGE)
                .build();
    }

    private CodeBlock wanted(Map<String, Object> arguments) {
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement("$L.toList($L)", call(arguments), WANTED)
                .add("client.calls().onlyQuery()");
        if (query.reading().filter().isEmpty()) {
            return out.add(
                            ".hasLimit($L);\n",
                            Math.min(WANTED, query.reading().page().orElse(WANTED)))
                    .build();
        }
        // What a filter throws away counts, so the wanted number is no limit.
        limit(out.add("$>$>"));
        return out.add(";\n$<$<").build();
    }

    private CodeBlock counted(Map<String, Object> arguments) {
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement("client.answer($T.builder().count($L).build())", Names.QUERY_RESPONSE, PAGE)
                .addStatement("assertThat($L.count()).isEqualTo($L)", call(arguments), PAGE)
                .add("client.calls()$>$>\n.onlyQuery()");
        shared(out, arguments);
        return out.add("\n.hasSelect($T.COUNT)\n.hasNoProjection();\n$<$<", Names.SELECT)
                .build();
    }

    private CodeBlock secondPage(Scenario scenario) {
        Map<String, Object> arguments = scenario.arguments();
        CodeBlock.Builder out = CodeBlock.builder();
        lastKey(out, scenario.expected().get(0));
        out.addStatement("client.answer($T.builder().lastEvaluatedKey(last).build())", Names.QUERY_RESPONSE);
        out.addStatement("$T results = $L", scope.results(plan), call(arguments));
        out.addStatement("$T cursor = results.page().next().orElseThrow()", Names.CURSOR);
        out.addStatement("results.page($T.parse(cursor.toString()))", Names.CURSOR);
        out.addStatement("$T second = client.calls().onlyQueries(2).get(1)", Names.QUERY_ASSERT);
        out.add("second$>$>");
        shared(out, arguments);
        return out.add("\n.startsAfter(last);\n$<$<").build();
    }

    private void foreignCursor(Scenario scenario) {
        Map<String, Object> other = scenario.absent();
        if (other.isEmpty() || other.equals(scenario.arguments()) || !Arguments.isWritable(plan, other)) {
            return;
        }
        CodeBlock.Builder out = CodeBlock.builder();
        lastKey(out, scenario.expected().get(0));
        out.addStatement("client.answer($T.builder().lastEvaluatedKey(last).build())", Names.QUERY_RESPONSE);
        out.addStatement("$T cursor = $L.page().next().orElseThrow()", Names.CURSOR, call(scenario.arguments()));
        out.addStatement("client.forgetCalls()");
        out.addStatement("$T others = $L", scope.results(plan), call(other));
        out.addStatement("assertThatThrownBy(() -> others.page(cursor)).isInstanceOf($T.class)", Names.INVALID_CURSOR);
        out.addStatement("client.calls().isEmpty()");
        test.test(method + "RefusesTheCursorOfOtherArguments", out.build());
    }

    private void lastKey(CodeBlock.Builder out, Row row) {
        CodeBlock entries = CodeBlock.join(
                RequestText.keys(query.location()).stream()
                        .map(k -> CodeBlock.of("$S, $L", k.name(), value(key(row, k))))
                        .toList(),
                ",\n");
        out.addStatement(
                "$T last = $T.of(\n$L)",
                ParameterizedTypeName.get(Names.MAP, com.palantir.javapoet.ClassName.get(String.class), Names.VALUE),
                Names.MAP,
                entries);
    }

    private KeyValue key(Row row, KeyAttribute key) {
        ItemType type = row.type();
        Placement.Form form = query.targets().stream()
                .filter(p -> p.type().name().equals(type.name()))
                .map(p -> p.placement().form())
                .findFirst()
                .orElseThrow();
        List<KeyTemplate> templates = new ArrayList<>();
        query.targets().stream()
                .filter(p -> p.type().name().equals(type.name()))
                .forEach(p -> templates.addAll(p.placement().templates()));
        templates.addAll(type.keyTemplates(form));
        KeyTemplate template = templates.stream()
                .filter(t -> t.key().name().equals(key.name()))
                .findFirst()
                .orElseThrow();
        return new KeyWriter().write(template, row).orElseThrow();
    }

    /** An attribute value as an expression. */
    static CodeBlock value(KeyValue value) {
        if (value instanceof KeyValue.Text text) {
            return CodeBlock.of("$T.fromS($S)", Names.VALUE, text.text());
        }
        if (value instanceof KeyValue.Numeric number) {
            return CodeBlock.of("$T.fromN($S)", Names.VALUE, number.number().toPlainString());
        }
        List<Integer> bytes = ((KeyValue.Binary) value).bytes();
        return CodeBlock.of(
                "$T.fromB($T.fromByteArray(new byte[] {$L}))",
                Names.VALUE,
                Names.BYTES,
                String.join(
                        ", ",
                        bytes.stream().map(b -> Byte.toString(b.byteValue())).toList()));
    }
}
