package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The rows of one pattern's tests: a method for each, storing them, and what the pattern returns of them. */
final class PatternRows {
    private final TestScope scope;
    private final TestClass test;
    private final PatternCase testCase;
    private final AccessPlan.Served plan;
    private final Map<Row, String> calls = new LinkedHashMap<>();

    PatternRows(TestScope scope, TestClass test, PatternCase testCase) {
        this.scope = scope;
        this.test = test;
        this.testCase = testCase;
        this.plan = testCase.plan();
        List.of("seed", "repository", "asyncRepository", "expected", "others", "store", "ranks")
                .forEach(test.methods::newName);
    }

    /** Adds rows, the repository and the method that stores the rows. */
    void addTo() {
        testCase.expected().forEach(r -> row("match", r));
        testCase.others().forEach(r -> row(testCase.target(r) >= 0 ? "neighbour" : "stranger", r));
        ClassName repository = scope.api().repository(plan.pattern().owner());
        test.type.addField(FieldSpec.builder(repository, "repository", Modifier.PRIVATE, Modifier.STATIC)
                .build());
        MethodSpec.Builder store = MethodSpec.methodBuilder("store")
                .addAnnotation(Names.BEFORE_ALL)
                .addModifiers(Modifier.STATIC)
                .addParameter(Names.CLIENT, "client")
                .addParameter(Names.TEST_TABLES, "tables");
        if (scope.both()) {
            store.addParameter(Names.ASYNC_CLIENT, "asyncClient");
        }
        EngineNeeds.reading(store, plan);
        store.addStatement("$T seed = new $T(client, tables, $S)", scope.seed(), scope.seed(), prefix())
                .addStatement(
                        "repository = seed.repositories().$N()",
                        scope.api().accessor(plan.pattern().owner()));
        if (scope.both()) {
            async(store);
        }
        calls.values().forEach(c -> store.addStatement("seed.put($L())", c));
        test.type.addMethod(store.build());
        if (plan.pattern().kind().givesItems()) {
            list("expected", "What comes back, by meaning.", scope.api().row(plan), returned(testCase.expected()));
            if (hasOthers()) {
                list("others", "What looks alike but is not meant.", scope.api().row(plan), returned(others()));
            }
        }
    }

    private void async(MethodSpec.Builder store) {
        TestScope async = scope.async();
        ClassName repository = async.api().repository(plan.pattern().owner());
        test.type.addField(FieldSpec.builder(repository, async.repository(), Modifier.PRIVATE, Modifier.STATIC)
                .build());
        store.addStatement(
                "$N = seed.repositories(asyncClient).$N()",
                async.repository(),
                async.api().accessor(plan.pattern().owner()));
    }

    /** Physical names of tables take letters, digits, dots and dashes. */
    private String prefix() {
        return scope.api().method(plan.pattern()).replaceAll("[^A-Za-z0-9_.-]", "x");
    }

    private void row(String kind, Row row) {
        Optional<CodeBlock> variation = Optional.empty();
        for (Map.Entry<Row, String> known : calls.entrySet()) {
            if (variation.isEmpty()) {
                variation = scope.rows().variation(row, known.getKey(), known.getValue());
            }
        }
        long alike = calls.values().stream().filter(c -> c.startsWith(kind)).count();
        String name = test.value(
                kind + (alike + 1),
                scope.api().names().type(row.type()),
                variation.orElseGet(() -> scope.rows().record(row)));
        calls.put(row, name);
    }

    /** The call of a row's method, without parentheses. */
    String call(Row row) {
        return Objects.requireNonNull(calls.get(row), row::toString);
    }

    /** What the pattern returns of some rows. */
    List<CodeBlock> returned(List<Row> rows) {
        List<CodeBlock> returned = new ArrayList<>();
        rows.forEach(r -> returned.add(returned(r)));
        return returned;
    }

    private CodeBlock returned(Row row) {
        CodeBlock own = scope.rows().returned(plan, testCase.target(row), row, call(row));
        if (plan.pattern().options().fetch().isEmpty()) {
            return own;
        }
        CodeBlock node =
                testCase.pointedTo(row).map(n -> CodeBlock.of("$L()", call(n))).orElse(CodeBlock.of("null"));
        return CodeBlock.of("new $T($L, $L)", scope.api().row(plan), own, node);
    }

    /** Rows of the pattern's own types that are not meant; a row of another type could not even be returned. */
    private List<Row> others() {
        return testCase.others().stream().filter(r -> testCase.target(r) >= 0).toList();
    }

    /** Whether there are rows of the pattern's own types that are not meant. */
    boolean hasOthers() {
        return !others().isEmpty();
    }

    private void list(String name, String about, TypeName element, List<CodeBlock> elements) {
        test.type.addMethod(MethodSpec.methodBuilder(name)
                .addJavadoc("$L\n", about)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(Names.LIST, element))
                .addStatement("return $T.of($L)", Names.LIST, wrapped(elements))
                .build());
    }

    static CodeBlock wrapped(List<CodeBlock> elements) {
        String separator = elements.size() > 3 ? ",\n" : ", ";
        return CodeBlock.join(elements, separator);
    }

    /** The expected rows by rank; as a list of lists. */
    void addRanks() {
        TypeName row = scope.api().row(plan);
        List<CodeBlock> ranks = new ArrayList<>();
        for (List<Row> rank : testCase.ranks()) {
            ranks.add(CodeBlock.of("$T.of($L)", Names.LIST, CodeBlock.join(returned(rank), ", ")));
        }
        // A rank of one type only would make a list of that type.
        CodeBlock list = plan.pattern().isCollection()
                ? CodeBlock.of(
                        "$T.<$T>of($L)",
                        Names.LIST,
                        ParameterizedTypeName.get(Names.LIST, com.palantir.javapoet.WildcardTypeName.subtypeOf(row)),
                        wrapped(ranks))
                : CodeBlock.of("$T.of($L)", Names.LIST, wrapped(ranks));
        TypeName rank = plan.pattern().isCollection()
                ? ParameterizedTypeName.get(Names.LIST, com.palantir.javapoet.WildcardTypeName.subtypeOf(row))
                : ParameterizedTypeName.get(Names.LIST, row);
        test.type.addMethod(MethodSpec.methodBuilder("ranks")
                .addJavadoc("The expected rows in order; those of one rank may come in any order.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(Names.LIST, rank))
                .addStatement("return $L", list)
                .build());
    }

    /** A call of the pattern's method. */
    CodeBlock call(TestScope of, Map<String, Object> arguments) {
        return RequestTestEmitter.call(of, plan, Arguments.of(scope.literals(), plan.pattern(), arguments));
    }

    /** The sum of what rows are billed as in the pattern's table or index. */
    CodeBlock bytes(List<Row> rows) {
        List<CodeBlock> sizes = new ArrayList<>();
        for (Row row : rows) {
            ReadPlan.Placed placed = plan.read().targets().get(testCase.target(row));
            String method = placed.placement().form() == Placement.Form.MIRROR ? "mirrorBytes" : "bytes";
            CodeBlock held = held(plan.read().location());
            sizes.add(CodeBlock.of("$T.$L($L()$L)", scope.seed(), method, call(row), held));
        }
        return sizes.isEmpty() ? CodeBlock.of("0") : CodeBlock.join(sizes, "\n+ ");
    }

    private static CodeBlock held(Location location) {
        if (!(location instanceof Location.Secondary secondary)) {
            return CodeBlock.of("");
        }
        Index index = secondary.index();
        if (index.projection() instanceof Projection.All) {
            return CodeBlock.of("");
        }
        List<String> names = new ArrayList<>();
        RequestText.keys(location).forEach(k -> names.add(k.name()));
        if (index.projection() instanceof Projection.Include include) {
            names.addAll(include.storedNames());
        }
        return names.stream().map(n -> CodeBlock.of(", $S", n)).collect(CodeBlock.joining(""));
    }
}
