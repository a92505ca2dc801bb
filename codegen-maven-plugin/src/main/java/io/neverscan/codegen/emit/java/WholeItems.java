package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.LinkedHashSet;
import java.util.Set;

/** The way from what an index or {@code returns} gives to the whole item. */
final class WholeItems {
    private WholeItems() {}

    /** A method for each projection record of the type that knows the key. */
    static void addTo(TypeSpec.Builder repository, Scope scope, ItemType item) {
        TypeName found = ParameterizedTypeName.get(Jdk.OPTIONAL, scope.names().type(item));
        for (ClassName part : parts(scope, item)) {
            repository.addMethod(BaseOperations.method(
                            "fetch",
                            scope.face().returned(found),
                            "Reads the whole item of a part of it, eventually consistent: 1 GetItem.")
                    .addJavadoc("@param part what a read gave\n@return the item, empty if there is none any more\n")
                    .addParameter(part, "part")
                    .addStatement("return get(part.key())")
                    .build());
        }
    }

    private static Set<ClassName> parts(Scope scope, ItemType item) {
        Set<ClassName> parts = new LinkedHashSet<>();
        for (AccessPlan.Served plan : scope.plans().answering(item)) {
            for (int i = 0; i < plan.results().size(); i++) {
                AccessPlan.Result result = plan.results().get(i);
                boolean ours = plan.pattern().targets().get(i).type().name().equals(item.name());
                if (ours
                        && !result.full()
                        && plan.pattern().kind().givesItems()
                        && result.attributes().containsAll(item.identity())) {
                    parts.add(Rows.element(scope, plan, i));
                }
            }
        }
        return parts;
    }
}
