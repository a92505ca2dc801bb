package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import java.util.ArrayList;
import java.util.List;

/** The test of the model's tables. */
final class TablesTestEmitter {
    private static final String MODEL = "software.amazon.awssdk.services.dynamodb.model";
    private static final ClassName MISMATCH = ClassName.get("io.neverscan.runtime.error", "TableMismatchException");

    private final TestScope scope;

    TablesTestEmitter(TestScope scope) {
        this.scope = scope;
    }

    GeneratedFile emit() {
        Model model = scope.compiled().model();
        ClassName tables = scope.api().names().tables();
        TestClass test = new TestClass(
                        scope.api().names().free(tables.simpleName() + "Test"),
                        "The tables of model " + Docs.code(model.name()) + ".")
                .onEngine();
        test.type.addMethod(making(model, test, "createdTablesAreAsTheModelSays")
                .addStatement("$T.createAll(client, table -> tables.name(\"created-\" + table))", tables)
                .addStatement("$T.verifyAll(client, table -> tables.name(\"created-\" + table))", tables)
                .build());
        test.type.addMethod(making(model, test, "creatingTwiceChangesNothing")
                .addStatement("$T.createAll(client, table -> tables.name(\"twice-\" + table))", tables)
                .addStatement("$T.createAll(client, table -> tables.name(\"twice-\" + table))", tables)
                .addStatement("$T.verifyAll(client, table -> tables.name(\"twice-\" + table))", tables)
                .build());
        test.type.addMethod(onEngine(test, "missingTablesAreReported")
                .addStatement(
                        "assertThatThrownBy(() -> $T.verifyAll(client, table -> tables.name(\"none-\" + table)))"
                                + "$>$>\n.isInstanceOf($T.class)$<$<",
                        tables,
                        MISMATCH)
                .build());
        definitions(test, model, tables);
        return TestSource.of(scope.api(), model.span(), test.type);
    }

    private static MethodSpec.Builder making(Model model, TestClass test, String name) {
        MethodSpec.Builder method = onEngine(test, name);
        EngineNeeds.creating(method, model);
        return method;
    }

    private static MethodSpec.Builder onEngine(TestClass test, String name) {
        return test.test(name).addParameter(Names.CLIENT, "client").addParameter(Names.TEST_TABLES, "tables");
    }

    private static void definitions(TestClass test, Model model, ClassName tables) {
        CodeBlock.Builder all = CodeBlock.builder()
                .addStatement(
                        "$T requests = $T.createTableRequests()",
                        ParameterizedTypeName.get(Names.LIST, Names.CREATE_TABLE),
                        tables);
        List<CodeBlock> names = new ArrayList<>();
        for (Table table : model.tables()) {
            names.add(CodeBlock.of("$S", table.name()));
        }
        all.addStatement(
                "assertThat(requests).extracting($T::tableName).containsExactly($L)",
                Names.CREATE_TABLE,
                CodeBlock.join(names, ", "));
        test.test("eachTableIsDefinedOnce", all.build());
        for (int i = 0; i < model.tables().size(); i++) {
            test.test(
                    "table" + (i + 1) + "HasItsKeysAndIndexes",
                    table(model.tables().get(i), i, tables));
        }
    }

    private static CodeBlock table(Table table, int place, ClassName tables) {
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement("$T table = $T.createTableRequests().get($L)", Names.CREATE_TABLE, tables, place)
                .addStatement("assertThat(table.tableName()).isEqualTo($S)", table.name())
                .addStatement(
                        "assertThat(table.keySchema()).containsExactly($L)",
                        keys(
                                List.of(table.partitionKey()),
                                table.sortKey().stream().toList()));
        List<CodeBlock> attributes = new ArrayList<>();
        table.keyAttributes()
                .forEach(k -> attributes.add(CodeBlock.of(
                        "$T.builder().attributeName($S).attributeType($S).build()",
                        ClassName.get(MODEL, "AttributeDefinition"),
                        k.name(),
                        k.type().name())));
        out.addStatement(
                "assertThat(table.attributeDefinitions()).containsExactlyInAnyOrder(\n$L)",
                CodeBlock.join(attributes, ",\n"));
        indexes(out, table, false);
        indexes(out, table, true);
        return out.build();
    }

    private static void indexes(CodeBlock.Builder out, Table table, boolean local) {
        List<Index> indexes =
                table.indexes().stream().filter(i -> i.local() == local).toList();
        String getter = local ? "localSecondaryIndexes" : "globalSecondaryIndexes";
        ClassName type = ClassName.get(MODEL, local ? "LocalSecondaryIndex" : "GlobalSecondaryIndex");
        out.addStatement(
                "assertThat(table.$L()).extracting($T::indexName).containsExactly($L)",
                getter,
                type,
                indexes.stream().map(i -> CodeBlock.of("$S", i.name())).collect(CodeBlock.joining(", ")));
        for (int i = 0; i < indexes.size(); i++) {
            Index index = indexes.get(i);
            out.addStatement(
                    "assertThat(table.$L().get($L).keySchema()).containsExactly($L)",
                    getter,
                    i,
                    keys(index.partitionKeys(), index.sortKeys()));
            out.addStatement(
                    "assertThat(table.$L().get($L).projection().projectionTypeAsString()).isEqualTo($S)",
                    getter,
                    i,
                    projection(index));
        }
    }

    private static String projection(Index index) {
        if (index.projection() instanceof io.neverscan.dsl.model.Projection.KeysOnly) {
            return "KEYS_ONLY";
        }
        return index.projection() instanceof io.neverscan.dsl.model.Projection.Include ? "INCLUDE" : "ALL";
    }

    private static CodeBlock keys(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        List<CodeBlock> keys = new ArrayList<>();
        partition.forEach(p -> keys.add(key(p, "HASH")));
        sort.forEach(s -> keys.add(key(s, "RANGE")));
        return CodeBlock.join(keys, ",\n");
    }

    private static CodeBlock key(KeyAttribute key, String role) {
        return CodeBlock.of(
                "$T.builder().attributeName($S).keyType($S).build()",
                ClassName.get(MODEL, "KeySchemaElement"),
                key.name(),
                role);
    }
}
