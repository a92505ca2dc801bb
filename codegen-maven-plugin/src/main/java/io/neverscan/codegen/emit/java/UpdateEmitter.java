package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The update builder of one item type. */
final class UpdateEmitter {
    private final Scope scope;

    UpdateEmitter(Scope scope) {
        this.scope = scope;
    }

    /** An expression that makes an update of a repository's item whose key is in {@code key}. */
    static CodeBlock construction(Scope scope, ItemType item, CodeBlock itemKey) {
        ClassName update = scope.update(item);
        CodeBlock.Builder arguments = CodeBlock.builder().add("this.store.update($L, key)", itemKey);
        if (isMirrored(item)) {
            CodeBlock mirrorKey = new BaseOperations(scope, item).itemKey("mirrorItem", "key");
            arguments.add(", this.mirrorStore.update($L, key), this.table", mirrorKey);
        }
        if (needsKey(scope, item)) {
            arguments.add(", key");
        }
        return CodeBlock.of("new $T($L)", update, arguments.build());
    }

    /** The fields that hold the updates of the item, and of its mirror item. */
    static List<String> targets(ItemType item) {
        return isMirrored(item) ? List.of("update", "mirror") : List.of("update");
    }

    static boolean isMirrored(ItemType item) {
        return item instanceof Edge edge && EdgeOperations.isMirrored(edge);
    }

    /** Whether an index key that an update writes is made of identity attributes, too. */
    private static boolean needsKey(Scope scope, ItemType item) {
        return Updates.changeable(scope, item).stream()
                .flatMap(a -> Updates.recomputed(item, a).stream())
                .flatMap(r -> r.entries().stream())
                .flatMap(e -> Stream.concat(
                        e.templates().stream().flatMap(t -> t.attributes().stream()),
                        e.placement().when().stream().flatMap(w -> w.attributes().stream())))
                .anyMatch(a -> Items.isIdentity(item, a));
    }

    GeneratedFile emit(ItemType item) {
        ClassName update = scope.update(item);
        ClassName record = scope.names().type(item);
        TypeName itemUpdate = ParameterizedTypeName.get(scope.face().of(RuntimeTypes.ITEM_UPDATE), record);
        TypeSpec.Builder out = TypeSpec.classBuilder(update)
                .addJavadoc("A partial update of one existing {@link $T}: one UpdateItem,\n", record)
                .addJavadoc("what is not named stays as stored. For one thread.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        Set<String> maintained = scope.items().maintained(item);
        if (!maintained.isEmpty()) {
            out.addJavadoc("\n<p>Kept by edges and not to be set: $L.\n", Docs.escape(String.join(", ", maintained)));
        }
        out.addField(itemUpdate, "update", Modifier.PRIVATE, Modifier.FINAL);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addParameter(itemUpdate, "update")
                .addStatement("this.update = update");
        if (isMirrored(item)) {
            out.addField(itemUpdate, "mirror", Modifier.PRIVATE, Modifier.FINAL);
            ClassName handle = scope.face().of(RuntimeTypes.TABLE_HANDLE);
            out.addField(handle, "table", Modifier.PRIVATE, Modifier.FINAL);
            constructor.addParameter(itemUpdate, "mirror").addParameter(handle, "table");
            constructor.addStatement("this.mirror = mirror").addStatement("this.table = table");
        }
        if (needsKey(scope, item)) {
            ClassName key = scope.names().of(item, ModelNames.Role.KEY);
            out.addField(key, "key", Modifier.PRIVATE, Modifier.FINAL);
            constructor.addParameter(key, "key").addStatement("this.key = key");
        }
        out.addMethod(constructor.build());
        UpdateMethods methods = new UpdateMethods(scope, item);
        for (Attribute attribute : Updates.changeable(scope, item)) {
            methods.addTo(out, attribute);
        }
        methods.addTerminals(out);
        return JavaSource.of(scope.names(), UpdateEmitter.class, item.span(), out);
    }
}
