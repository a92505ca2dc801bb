package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Engine tests of a pattern that reads many keys. */
final class BatchEngineTests {
    private static final int MORE_THAN_A_REQUEST = 105;

    private final TestScope scope;
    private final TestClass test;
    private final PatternRows rows;
    private final AccessPlan.Served plan;
    private final List<Row> stored;

    BatchEngineTests(TestScope scope, TestClass test, PatternCase testCase, PatternRows rows) {
        this.scope = scope;
        this.test = test;
        this.rows = rows;
        this.plan = testCase.plan();
        this.stored = testCase.rows().stream()
                .filter(r -> testCase.target(r) >= 0)
                .limit(4)
                .toList();
    }

    void add() {
        List<Row> backwards = new ArrayList<>(stored);
        Collections.reverse(backwards);
        if (!scope.api().isAsync()) {
            keys("storedKeys", stored);
        }
        test(
                "findsEachKey",
                CodeBlock.of(
                        "assertThat($L).containsExactly($L);\n",
                        call("storedKeys()"),
                        PatternRows.wrapped(rows.returned(stored))));
        test(
                "keepsTheOrderOfTheKeys",
                CodeBlock.builder()
                        .addStatement("$T keys = new $T<>(storedKeys())", keyList(), Names.ARRAY_LIST)
                        .addStatement("$T.reverse(keys)", ClassName.get(Collections.class))
                        .addStatement(
                                "assertThat($L).containsExactly($L)",
                                call("keys"),
                                PatternRows.wrapped(rows.returned(backwards)))
                        .build());
        test(
                "readsRepeatedKeysOnce",
                CodeBlock.builder()
                        .addStatement("$T keys = new $T<>(storedKeys())", keyList(), Names.ARRAY_LIST)
                        .addStatement("keys.addAll(storedKeys())")
                        .addStatement("assertThat($L).isEqualTo($L)", call("keys"), call("storedKeys()"))
                        .build());
        missing();
        requests();
    }

    private CodeBlock call(String keys) {
        return RequestTestEmitter.call(scope, plan, CodeBlock.of(keys));
    }

    private ParameterizedTypeName keyList() {
        return ParameterizedTypeName.get(
                Names.LIST, scope.api().key(plan.pattern().owner()));
    }

    private void keys(String name, List<Row> of) {
        test.type.addMethod(MethodSpec.methodBuilder(test.methods.newName(name))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(keyList())
                .addStatement(
                        "return $T.of($L)",
                        Names.LIST,
                        PatternRows.wrapped(of.stream().map(scope.rows()::key).toList()))
                .build());
    }

    /** Keys of which nothing is stored, more than one request takes; none if no part of the identity has that many. */
    private Optional<CodeBlock> unknownKey() {
        ItemType item = plan.pattern().owner();
        List<CodeBlock> parts = new ArrayList<>();
        boolean varies = false;
        for (Attribute attribute : item.identity()) {
            Optional<CodeBlock> counted = varies ? Optional.empty() : counted(attribute);
            varies |= counted.isPresent();
            parts.add(counted.orElseGet(() -> scope.literals()
                    .of(
                            attribute.type(),
                            Objects.requireNonNull(stored.get(0).values().get(attribute.name())))));
        }
        return varies
                ? Optional.of(CodeBlock.of("new $T($L)", scope.api().key(item), CodeBlock.join(parts, ", ")))
                : Optional.empty();
    }

    private static Optional<CodeBlock> counted(Attribute attribute) {
        if (attribute.type() == Scalar.STRING) {
            return Optional.of(CodeBlock.of("\"unknown\" + i"));
        }
        if (attribute.type() == Scalar.UUID) {
            return Optional.of(CodeBlock.of("new $T(7, i)", Names.UUID));
        }
        return Optional.empty();
    }

    private void test(String name, CodeBlock body) {
        test.test(scope.test(name), body);
    }

    private void unknownKeys(CodeBlock key) {
        test.type.addMethod(MethodSpec.methodBuilder(test.methods.newName("unknownKeys"))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(keyList())
                .addStatement("$T keys = new $T<>()", keyList(), Names.ARRAY_LIST)
                .beginControlFlow("for (int i = 0; i < $L; i++)", MORE_THAN_A_REQUEST)
                .addStatement("keys.add($L)", key)
                .endControlFlow()
                .addStatement("return keys")
                .build());
    }

    private void missing() {
        unknownKey().ifPresent(key -> {
            if (!scope.api().isAsync()) {
                unknownKeys(key);
            }
            test("leavesMissingKeysOut", CodeBlock.of("assertThat($L).isEmpty();\n", call("unknownKeys()")));
            test.type.addMethod(test.test(scope.test("moreKeysThanARequestTakesAreReadInTwo"))
                    .addParameter(Names.REQUEST_LOG, "log")
                    .addStatement("$T keys = new $T<>(unknownKeys())", keyList(), Names.ARRAY_LIST)
                    .addStatement("keys.addAll(storedKeys())")
                    .addStatement(
                            "assertThat($L).containsExactly($L)",
                            call("keys"),
                            PatternRows.wrapped(rows.returned(stored)))
                    .addStatement(
                            "$T.assertThatRequestsOf(log).hasOperations($T.of(\"BatchGetItem\", 2))",
                            Names.CAPACITY,
                            Names.MAP)
                    .build());
        });
    }

    private void requests() {
        double perItem = plan.read().strong() ? 1 : 0.5;
        test.type.addMethod(test.test(scope.test("isOneBatchGetItemOfThePredictedCost"))
                .addParameter(Names.REQUEST_LOG, "log")
                .addStatement("$L", call("storedKeys()"))
                .addCode("$T.assertThatRequestsOf(log)$>$>", Names.CAPACITY)
                .addCode("\n.hasOperations($T.of(\"BatchGetItem\", 1))", Names.MAP)
                .addCode("\n.consumedInTotal($L);\n$<$<", perItem * stored.size())
                .build());
    }
}
