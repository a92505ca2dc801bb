package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** What makes rows of the items of one pattern, nested in the repository where no schema does it alone. */
final class Readers {
    private final Scope scope;
    private final TypeSpec.Builder repository;
    private final NameAllocator constants;
    private final Constants shared;
    private final NameAllocator nested = new NameAllocator();

    Readers(Scope scope, TypeSpec.Builder repository, NameAllocator constants) {
        this.scope = scope;
        this.repository = repository;
        this.constants = constants;
        this.shared = new Constants(scope, repository);
    }

    /** The expression of the reader of a pattern; adds constants and nested classes where needed. */
    CodeBlock of(AccessPlan.Served plan) {
        List<CodeBlock> members = new ArrayList<>();
        for (int i = 0; i < plan.results().size(); i++) {
            members.add(one(plan, i));
        }
        if (!plan.pattern().isCollection()) {
            return members.get(0);
        }
        ClassName row = scope.names().collection(plan.pattern());
        String name = constants.newName(JavaNames.constant(plan.pattern().name()) + "_READER");
        return shared.add(
                plan.pattern().owner(),
                name,
                ParameterizedTypeName.get(RuntimeTypes.COLLECTION_READER, row),
                JavaSource.continued(CodeBlock.of(
                        "$T.of($T.of($L))", RuntimeTypes.COLLECTION_READER, Jdk.LIST, CodeBlock.join(members, ", "))));
    }

    private CodeBlock one(AccessPlan.Served plan, int target) {
        ItemType item = plan.pattern().targets().get(target).type();
        boolean mirror = plan.read().targets().get(target).placement().form() == Placement.Form.MIRROR;
        ClassName schema = scope.names().of(item, mirror ? ModelNames.Role.MIRROR_SCHEMA : ModelNames.Role.SCHEMA);
        if (plan.results().get(target).full()) {
            return CodeBlock.of("$T.INSTANCE", schema);
        }
        ClassName row = Rows.element(scope, plan, target);
        String title = JavaNames.upperFirst(JavaNames.variable(plan.pattern().name()));
        String suffix = plan.pattern().isCollection() ? scope.names().type(item).simpleName() : "";
        String name = nested.newName(title + suffix + "Reader");
        ClassName reader = scope.names()
                .of(plan.pattern().owner(), ModelNames.Role.REPOSITORY)
                .nestedClass(name);
        if (shared.areHere()) {
            repository.addType(TypeSpec.classBuilder(reader)
                    .addModifiers(Modifier.STATIC, Modifier.FINAL)
                    .superclass(ParameterizedTypeName.get(RuntimeTypes.PROJECTION_READER, row))
                    .addMethod(MethodSpec.constructorBuilder()
                            .addStatement(
                                    "super($T.$L)",
                                    scope.names().of(item, ModelNames.Role.KEYS),
                                    TypeTests.name(mirror ? Placement.Form.MIRROR : Placement.Form.PRIMARY))
                            .build())
                    .addMethod(read(plan, target))
                    .build());
        }
        return shared.add(
                plan.pattern().owner(),
                constants.newName(JavaNames.constant(name)),
                reader,
                CodeBlock.of("new $T()", reader));
    }

    private MethodSpec read(AccessPlan.Served plan, int target) {
        AccessPlan.Result result = plan.results().get(target);
        ReadPlan.Placed placed = plan.read().targets().get(target);
        ItemType item = placed.type();
        List<KeyTemplate> templates = new ArrayList<>(baseOf(item, placed).templates());
        templates.addAll(placed.placement().templates());
        KeyReads keys = new KeyReads(scope, item, result.fromKeys(), templates);
        CodecConstants codecs = SchemaEmitter.codecs(scope, item);
        CodeBlock parts = scope.items().effective(item, result.attributes()).stream()
                .map(a -> isFromKeys(result, a) ? keys.local(a) : SchemaEmitter.readOne(scope, item, a, codecs))
                .collect(CodeBlock.joining(",\n"));
        ClassName row = Rows.element(scope, plan, target);
        return MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(row)
                .addParameter(RuntimeTypes.ITEM_READER, "in")
                .addCode(keys.statements())
                .addStatement("return new $T(\n$L)", row, parts)
                .build();
    }

    private static boolean isFromKeys(AccessPlan.Result result, Attribute attribute) {
        return result.fromKeys().stream().anyMatch(a -> a.name().equals(attribute.name()));
    }

    /** The table's own placement of the same form: its keys are in every index. */
    private static Placement baseOf(ItemType item, ReadPlan.Placed placed) {
        return item.placements().stream()
                .filter(p -> p.isBase() && p.form() == placed.placement().form())
                .findFirst()
                .orElse(item.base());
    }
}
