package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import javax.lang.model.element.Modifier;

/** The class with which tests create tables of their own and store rows as they are. */
final class SeedEmitter {
    private static final ClassName STRING = ClassName.get(String.class);
    static final String NOW = "2024-05-01T10:00:00Z";

    private final TestScope scope;

    SeedEmitter(TestScope scope) {
        this.scope = scope;
    }

    GeneratedFile emit() {
        Model model = scope.compiled().model();
        ClassName seed = scope.seed();
        TypeSpec.Builder out = TypeSpec.classBuilder(seed)
                .addModifiers(Modifier.FINAL)
                .addJavadoc("Tables of one test, and rows put into them as they are, past all repositories.\n");
        out.addField(FieldSpec.builder(Names.INSTANT, "NOW", Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("What the repositories take for the present.\n")
                .initializer("$T.parse($S)", Names.INSTANT, NOW)
                .build());
        TypeName naming = ParameterizedTypeName.get(Names.UNARY_OPERATOR, STRING);
        out.addField(Names.CLIENT, "client", Modifier.PRIVATE, Modifier.FINAL);
        out.addField(naming, "naming", Modifier.PRIVATE, Modifier.FINAL);
        out.addMethod(MethodSpec.constructorBuilder()
                .addJavadoc("Creates the tables, empty.\n")
                .addParameter(Names.CLIENT, "client")
                .addParameter(Names.TEST_TABLES, "tables")
                .addParameter(STRING, "prefix")
                .addStatement("this.client = client")
                .addStatement("this.naming = table -> tables.name(prefix + \"-\" + table)")
                .addStatement(creation(model))
                .build());
        out.addMethod(MethodSpec.methodBuilder("repositories")
                .addJavadoc("The repositories on these tables; their clock stands still.\n")
                .returns(scope.api().names().facade())
                .addStatement(
                        "return $T.builder(client)$>$>\n.tableNames(naming)\n.clock($T.fixed(NOW, $T.UTC))\n.build()$<$<",
                        scope.api().names().facade(),
                        Names.CLOCK,
                        Names.ZONE_OFFSET)
                .build());
        if (scope.both()) {
            out.addMethod(MethodSpec.methodBuilder("repositories")
                    .addJavadoc("The asynchronous repositories on these tables; their clock stands still.\n")
                    .returns(scope.async().api().facade())
                    .addParameter(Names.ASYNC_CLIENT, "asyncClient")
                    .addStatement(
                            "return $T.builder(asyncClient)$>$>\n.tableNames(naming)\n.clock($T.fixed(NOW, $T.UTC))\n.build()$<$<",
                            scope.async().api().facade(),
                            Names.CLOCK,
                            Names.ZONE_OFFSET)
                    .build());
        }
        out.addMethod(MethodSpec.methodBuilder("table")
                .addJavadoc("The physical name of a table.\n")
                .returns(STRING)
                .addParameter(STRING, "name")
                .addStatement("return naming.apply(name)")
                .build());
        for (ItemType item : model.items()) {
            item(out, seed, item);
        }
        return TestSource.of(scope.api(), model.span(), out);
    }

    private CodeBlock creation(Model model) {
        ClassName tables = scope.api().names().tables();
        return EngineNeeds.isMultiAttribute(model)
                ? CodeBlock.of("tables.createAll($T.createTableRequests(naming))", tables)
                : CodeBlock.of("$T.createAll(client, naming)", tables);
    }

    private void item(TypeSpec.Builder out, ClassName seed, ItemType item) {
        ClassName record = scope.api().names().type(item);
        MethodSpec.Builder put = MethodSpec.methodBuilder("put")
                .addJavadoc("Stores a row of $L, in every form it has.\n", Docs.code(item.name()))
                .returns(seed)
                .addParameter(record, "row");
        for (Placement placement : item.placements()) {
            if (placement.isBase()) {
                put.addStatement(
                        "client.putItem(put -> put.tableName(table($S)).item($T.INSTANCE.itemToMap(row, true)))",
                        item.table().name(),
                        scope.api().schema(item, placement.form()));
                out.addMethod(bytes(item, record, placement.form()));
                if (placement.form() == Placement.Form.MIRROR) {
                    out.addMethod(holdsMirror(item, record));
                }
            }
        }
        out.addMethod(put.addStatement("return this").build());
    }

    private MethodSpec bytes(ItemType item, ClassName record, Placement.Form form) {
        TypeName stored = ParameterizedTypeName.get(Names.MAP, STRING, Names.VALUE);
        return MethodSpec.methodBuilder(form == Placement.Form.MIRROR ? "mirrorBytes" : "bytes")
                .addJavadoc("What a row is billed as: all of it, or what an index holds of it.\n")
                .addModifiers(Modifier.STATIC)
                .returns(long.class)
                .addParameter(record, "row")
                .addParameter(com.palantir.javapoet.ArrayTypeName.of(STRING), "held")
                .varargs()
                .addStatement(
                        "$T stored = new $T<>($T.INSTANCE.itemToMap(row, true))",
                        stored,
                        ClassName.get("java.util", "HashMap"),
                        scope.api().schema(item, form))
                .beginControlFlow("if (held.length > 0)")
                .addStatement("stored.keySet().retainAll($T.of(held))", Names.SET)
                .endControlFlow()
                .addStatement("return $T.of(stored)", Names.ITEM_SIZE)
                .build();
    }

    private MethodSpec holdsMirror(ItemType item, ClassName record) {
        return MethodSpec.methodBuilder("holdsMirror")
                .addJavadoc("Whether the mirror item of a row is stored.\n")
                .returns(boolean.class)
                .addParameter(record, "row")
                .addStatement(
                        "$T key = $T.INSTANCE.keyOf(row).toMap()",
                        ParameterizedTypeName.get(Names.MAP, STRING, Names.VALUE),
                        scope.api().schema(item, Placement.Form.MIRROR))
                .addStatement(
                        "return client.getItem(get -> get.tableName(table($S)).key(key)).hasItem()",
                        item.table().name())
                .build();
    }
}
