package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.UniqueGuard;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The keys of the items that hold unique values, as methods of the keys class of their entity and as its schema's. */
final class GuardKeys {
    private final Scope scope;
    private final ItemType item;
    private final AttributeNames names;

    GuardKeys(Scope scope, ItemType item) {
        this.scope = scope;
        this.item = item;
        this.names = scope.names().attributes(item);
    }

    /** A method that gives the key for a record, null if the record lacks one of the values. */
    MethodSpec method(UniqueGuard guard) {
        NameAllocator locals = new NameAllocator();
        locals.newName("item");
        Map<String, CodeBlock> values = new LinkedHashMap<>();
        MethodSpec.Builder method = MethodSpec.methodBuilder(
                        scope.names().keys(item).method(guard))
                .addJavadoc(Docs.block("The key of the item that holds " + Docs.code(guard.name())
                        + " of a record; null if it lacks one of the values.\n"))
                .addModifiers(Modifier.STATIC)
                .addParameter(scope.names().type(item), "item")
                .returns(RuntimeTypes.ITEM_KEY);
        boolean optional = false;
        for (Attribute attribute : scope.items().effective(item, guard.attributes())) {
            CodeBlock accessor = CodeBlock.of("item.$N()", names.component(attribute));
            if (!Types.isNullable(attribute)) {
                values.put(attribute.name(), accessor);
                continue;
            }
            optional = true;
            String local = locals.newName(names.component(attribute));
            method.addStatement("$T $N = $L", scope.types().boxed(attribute.type()), local, accessor);
            method.beginControlFlow("if ($N == null)", local)
                    .addStatement("return null")
                    .endControlFlow();
            values.put(attribute.name(), CodeBlock.of("$N", local));
        }
        if (optional) {
            method.returns(Types.nullable(RuntimeTypes.ITEM_KEY));
        }
        Placement base = guard.base();
        CodeBlock.Builder key = CodeBlock.builder()
                .add(
                        "return $T.of($S, $S, $L)",
                        RuntimeTypes.ITEM_KEY,
                        guard.name(),
                        base.partition().get(0).key().name(),
                        text(base.partition().get(0), values));
        base.sort().forEach(s -> key.add(".sort($S, $L)", s.key().name(), text(s, values)));
        return method.addStatement(key.build()).build();
    }

    private CodeBlock text(KeyTemplate template, Map<String, CodeBlock> values) {
        return new KeyText(scope, item).of(template.segments(), a -> values.get(a.name()));
    }

    /** What the schema says of a guard. */
    CodeBlock declaration(UniqueGuard guard) {
        List<CodeBlock> stored = guard.attributes().stream()
                .map(a -> CodeBlock.of(", $S", a.storedName()))
                .toList();
        return CodeBlock.of(
                "unique($T.of($S, $S, $T::$N$L))",
                RuntimeTypes.UNIQUE_VALUE,
                guard.name(),
                UniqueGuard.OWNER,
                scope.names().of(item, ModelNames.Role.KEYS),
                scope.names().keys(item).method(guard),
                CodeBlock.join(stored, ""));
    }
}
