package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The record of an entity or edge. */
final class RecordEmitter {
    private final Scope scope;

    RecordEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ItemType item) {
        ModelNames names = scope.names();
        Components components = new Components(
                names.type(item), item.name(), scope.items().attributes(item), names.attributes(item), scope.types());
        String kind = item instanceof Edge edge
                ? "An edge from " + edge.from().entity().name() + " to "
                        + edge.to().entity().name() + "."
                : "An entity.";
        TypeSpec.Builder record = components.record(item.description(), kind);
        collections(item).forEach(record::addSuperinterface);
        ClassName key = names.of(item, ModelNames.Role.KEY);
        List<CodeBlock> parts = item.identity().stream()
                .map(a -> CodeBlock.of("$N", components.name(a)))
                .toList();
        record.addMethod(MethodSpec.methodBuilder("key")
                .addJavadoc("The attributes that tell it from others.\n\n@return its key\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(key)
                .addStatement("return new $T($L)", key, CodeBlock.join(parts, ", "))
                .build());
        new BuilderEmitter(names, components).addTo(record);
        return JavaSource.of(names, RecordEmitter.class, item.span(), record);
    }

    /** The sealed interfaces of the collections that return it as a whole. */
    private List<ClassName> collections(ItemType item) {
        return scope.plans().collections(item).stream()
                .filter(p -> returnsWhole(p, item))
                .map(p -> scope.names().collection(p.pattern()))
                .toList();
    }

    private static boolean returnsWhole(AccessPlan.Served plan, ItemType item) {
        for (int i = 0; i < plan.results().size(); i++) {
            boolean same = plan.pattern().targets().get(i).type().name().equals(item.name());
            if (same && plan.results().get(i).full()) {
                return true;
            }
        }
        return false;
    }
}
