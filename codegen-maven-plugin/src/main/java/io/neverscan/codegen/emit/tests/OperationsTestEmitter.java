package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import javax.lang.model.element.Modifier;

/** Tests of one repository's operations by key, on an engine. */
final class OperationsTestEmitter {
    private final TestScope scope;

    OperationsTestEmitter(TestScope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ItemType item) {
        TestClass test = new TestClass(
                        scope.test(item, "OperationsTest"),
                        "What the operations by key do to a " + Docs.code(item.name()) + ", on an engine.")
                .onEngine();
        ClassName repository = scope.api().repository(item);
        test.type.addField(FieldSpec.builder(TypeName.INT, "prefixes", Modifier.PRIVATE, Modifier.STATIC)
                .build());
        test.type.addField(FieldSpec.builder(scope.seed(), "seed", Modifier.PRIVATE, Modifier.FINAL)
                .build());
        test.type.addField(FieldSpec.builder(repository, "repository", Modifier.PRIVATE, Modifier.FINAL)
                .build());
        test.type.addMethod(MethodSpec.constructorBuilder()
                .addJavadoc("Empty tables for each test.\n")
                .addParameter(Names.CLIENT, "client")
                .addParameter(Names.TEST_TABLES, "tables")
                .addStatement("this.seed = new $T(client, tables, \"t\" + prefixes++)", scope.seed())
                .addStatement(
                        "this.repository = seed.repositories().$N()",
                        scope.api().accessor(item))
                .build());
        if (item instanceof Edge edge) {
            new EdgeTests(scope, test, edge).add();
        } else {
            new EntityTests(scope, test, (Entity) item).add();
        }
        WriteEngineTests.addTo(scope, test, item);
        TransactTests.addEngine(scope, test, item);
        return TestSource.of(scope.api(), item.span(), test.type);
    }
}
