package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The record of what is left of an item where a read does not get all its attributes. No write accepts it. */
final class ProjectionEmitter {
    private final Scope scope;

    ProjectionEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ClassName name, List<Use> uses) {
        Use first = uses.get(0);
        ItemType item = first.item();
        Components components = new Components(
                name,
                name.simpleName(),
                scope.items().effective(item, first.result().attributes()),
                scope.names().attributes(item),
                scope.types());
        String purpose = "The attributes of " + Docs.escape(item.name()) + " that "
                + String.join(
                        ", ",
                        uses.stream()
                                .map(u -> Docs.code(u.plan().pattern().name()))
                                .toList())
                + " can see.";
        TypeSpec.Builder record = components.record(Optional.empty(), purpose);
        uses.stream()
                .filter(u -> u.plan().pattern().isCollection())
                .forEach(u -> record.addSuperinterface(
                        scope.names().collection(u.plan().pattern())));
        if (first.result().attributes().containsAll(item.identity())) {
            record.addMethod(key(item, components));
        }
        return JavaSource.of(
                scope.names(), ProjectionEmitter.class, first.plan().pattern().span(), record);
    }

    private MethodSpec key(ItemType item, Components components) {
        ClassName key = scope.names().of(item, ModelNames.Role.KEY);
        List<CodeBlock> parts = item.identity().stream()
                .map(a -> CodeBlock.of("$N", components.name(a)))
                .toList();
        return MethodSpec.methodBuilder("key")
                .addJavadoc("The key of the whole item.\n\n@return its key\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(key)
                .addStatement("return new $T($L)", key, CodeBlock.join(parts, ", "))
                .build();
    }

    /**
     * A place where the record comes back.
     *
     * @param plan the plan
     * @param target which of its targets
     */
    record Use(AccessPlan.Served plan, int target) {
        ItemType item() {
            return plan.pattern().targets().get(target).type();
        }

        AccessPlan.Result result() {
            return plan.results().get(target);
        }
    }
}
