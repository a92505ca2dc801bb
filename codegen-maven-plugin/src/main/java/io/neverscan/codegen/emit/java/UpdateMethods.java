package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.plan.IndexKeys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The methods of an update builder. */
final class UpdateMethods {
    private final Scope scope;
    private final ItemType item;
    private final AttributeNames names;
    private final ClassName update;
    private final CodecConstants codecs;
    private final NameAllocator methods = new NameAllocator();
    private final UpdateKeys keys;
    private final Map<String, String> setters = new LinkedHashMap<>();

    UpdateMethods(Scope scope, ItemType item) {
        this.scope = scope;
        this.item = item;
        this.names = scope.names().attributes(item);
        this.update = scope.update(item);
        this.codecs = SchemaEmitter.codecs(scope, item);
        this.keys = new UpdateKeys(scope, item);
        List.of("execute", "update", "expectVersion").forEach(methods::newName);
    }

    void addTo(TypeSpec.Builder out, Attribute attribute) {
        List<IndexKeys.Recomputed> recomputed = Updates.recomputed(item, attribute);
        if (attribute.type() != Scalar.COUNTER) {
            MethodSpec setter = setter(attribute, recomputed);
            setters.put(attribute.name(), setter.name());
            out.addMethod(setter);
        }
        if (attribute.type() instanceof AttributeType.SetOf set) {
            out.addMethod(elements(attribute, set.element(), "add"));
            out.addMethod(elements(attribute, set.element(), "remove"));
        } else if (Types.isNullable(attribute)) {
            out.addMethod(remove(attribute, recomputed));
        }
        boolean free = recomputed.isEmpty();
        if (free && attribute.type() instanceof AttributeType.ListOf) {
            out.addMethod(append(attribute));
        }
        if (free && isSummable(attribute)) {
            out.addMethod(add(attribute));
        }
    }

    private static boolean isSummable(Attribute attribute) {
        return attribute.type() == Scalar.COUNTER
                || attribute.type() == Scalar.INT
                || attribute.type() == Scalar.LONG
                || attribute.type() == Scalar.DECIMAL;
    }

    private MethodSpec.Builder method(String name, String sentence) {
        return MethodSpec.methodBuilder(methods.newName(name))
                .addJavadoc("$L\n\n", sentence)
                .addModifiers(Modifier.PUBLIC)
                .returns(update);
    }

    private static String code(Attribute attribute) {
        return Docs.code(attribute.name());
    }

    private MethodSpec setter(Attribute attribute, List<IndexKeys.Recomputed> recomputed) {
        String name = names.component(attribute);
        List<Attribute> witnesses = Updates.witnesses(item, recomputed, attribute);
        MethodSpec.Builder method = method(name, "Sets " + code(attribute) + keys.sentence(recomputed));
        boolean nullable = Types.isNullable(attribute);
        method.addJavadoc("@param $L the new value$L\n", name, nullable ? "; null removes it" : "");
        method.addParameter(scope.types().component(attribute), name);
        for (Attribute witness : witnesses) {
            Attribute effective = scope.items().effective(item, witness);
            method.addParameter(scope.types().component(effective), names.component(witness));
            method.addJavadoc(
                    "@param $L the value that $L has after this update\n", names.component(witness), code(witness));
        }
        method.addJavadoc("@return this\n");
        if (!nullable && !scope.types().component(attribute).isPrimitive()) {
            method.addStatement(
                    "$T.requireNonNull($N, $S)",
                    Jdk.OBJECTS,
                    name,
                    item.name() + "." + attribute.name() + " is required");
        }
        method.addCode(keys.value(attribute, codecs));
        for (Attribute witness : witnesses) {
            Attribute effective = scope.items().effective(item, witness);
            call(method, CodeBlock.of("expect().$L", writing(effective)));
        }
        recomputed.forEach(r -> method.addCode(keys.recompute(r)));
        return method.addStatement("return this").build();
    }

    private CodeBlock writing(Attribute attribute) {
        CodeBlock value = CodeBlock.of("$N", names.component(attribute));
        return Values.writing(attribute, value, codecs.of(attribute), codecs.isTtl(attribute));
    }

    private MethodSpec remove(Attribute attribute, List<IndexKeys.Recomputed> recomputed) {
        if (recomputed.stream().anyMatch(r -> !r.isLeftWithout(attribute))) {
            return removeKnowing(attribute, recomputed);
        }
        MethodSpec.Builder method = method(
                        "remove" + names.suffix(attribute), "Removes " + code(attribute) + keys.leaving(recomputed))
                .addJavadoc("@return this\n");
        call(method, CodeBlock.of("remove($S)", attribute.storedName()));
        List<String> removed = new ArrayList<>();
        for (IndexKeys.Recomputed one : recomputed) {
            for (String key : one.keys()) {
                if (!removed.contains(key)) {
                    removed.add(key);
                    method.addStatement("this.update.remove($S)", key);
                }
            }
        }
        return method.addStatement("return this").build();
    }

    /** An item without the attribute may still be in an index, or enter one, so the rest of its keys must be known. */
    private MethodSpec removeKnowing(Attribute attribute, List<IndexKeys.Recomputed> recomputed) {
        MethodSpec.Builder method =
                method("remove" + names.suffix(attribute), "Removes " + code(attribute) + keys.sentence(recomputed));
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("null")));
        for (Attribute witness : Updates.witnesses(item, recomputed, attribute)) {
            Attribute effective = scope.items().effective(item, witness);
            method.addParameter(scope.types().component(effective), names.component(witness));
            method.addJavadoc(
                    "@param $L the value that $L has after this update\n", names.component(witness), code(witness));
            arguments.add(CodeBlock.of("$N", names.component(witness)));
        }
        return method.addJavadoc("@return this\n")
                .addStatement("return $N($L)", setters.get(attribute.name()), CodeBlock.join(arguments, ", "))
                .build();
    }

    private MethodSpec elements(Attribute attribute, AttributeType element, String verb) {
        String name = names.component(attribute);
        TypeName type = scope.types().boxed(element);
        String what = verb.equals("add") ? "Adds elements to " : "Takes elements out of ";
        MethodSpec.Builder method = method(
                        verb + names.suffix(attribute), what + code(attribute) + "; none change nothing.")
                .addJavadoc("@param $L the elements\n@return this\n", name)
                .addParameter(ArrayTypeName.of(type), name)
                .varargs();
        call(
                method,
                CodeBlock.of(
                        "$L($S, new $T<>($T.of($N)), $L)",
                        verb.equals("add") ? "addElements" : "removeElements",
                        attribute.storedName(),
                        Jdk.LINKED_HASH_SET,
                        Jdk.LIST,
                        name,
                        codecs.of(attribute)));
        return method.addStatement("return this").build();
    }

    private MethodSpec append(Attribute attribute) {
        String name = names.component(attribute);
        TypeName element = scope.types().boxed(((AttributeType.ListOf) attribute.type()).element());
        MethodSpec.Builder method = method(
                        "append" + names.suffix(attribute), "Adds elements to the end of " + code(attribute) + ".")
                .addJavadoc("@param $L the elements\n@return this\n", name)
                .addParameter(ParameterizedTypeName.get(Jdk.LIST, element), name);
        call(method, CodeBlock.of("append($S, $N, $L)", attribute.storedName(), name, codecs.of(attribute)));
        return method.addStatement("return this").build();
    }

    private MethodSpec add(Attribute attribute) {
        String name = names.component(attribute);
        TypeName type = attribute.type() == Scalar.DECIMAL ? scope.types().plain(attribute.type()) : TypeName.LONG;
        MethodSpec.Builder method = method(
                        "add" + names.suffix(attribute), "Adds to " + code(attribute) + "; an absent one counts as 0.")
                .addJavadoc("@param $L what to add, negative to subtract\n@return this\n", name)
                .addParameter(type, name);
        call(method, CodeBlock.of("add($S, $N)", attribute.storedName(), name));
        return method.addStatement("return this").build();
    }

    /** Calls a method of the item's update, and of its mirror item's. */
    private void call(MethodSpec.Builder method, CodeBlock called) {
        UpdateEmitter.targets(item).forEach(t -> method.addStatement("this.$N.$L", t, called));
    }

    void addTerminals(TypeSpec.Builder out) {
        if (item.traits().version().isPresent()) {
            MethodSpec.Builder expect = MethodSpec.methodBuilder("expectVersion")
                    .addJavadoc("The update applies only to the version that was read.\n\n")
                    .addJavadoc("@param version that version\n@return this\n")
                    .addModifiers(Modifier.PUBLIC)
                    .returns(update)
                    .addParameter(TypeName.LONG, "version");
            call(expect, CodeBlock.of("expectVersion(version)"));
            out.addMethod(expect.addStatement("return this").build());
        }
        Face face = scope.face();
        boolean mirrored = UpdateEmitter.isMirrored(item);
        TypeName returned = mirrored ? TypeName.VOID : scope.names().type(item);
        MethodSpec.Builder execute = MethodSpec.methodBuilder("execute")
                .addJavadoc("Makes the update.\n\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(face.returned(returned));
        CodeBlock write = CodeBlock.of("this.update.execute()");
        if (mirrored) {
            execute.addJavadoc("<p>Both items of the edge change in one transaction.\n\n");
            face.documentEnd(execute);
            write = CodeBlock.of(
                    "$T.named(this.table, $S)\n.update(this.update)\n.update(this.mirror)\n.execute($T.random())",
                    face.of(RuntimeTypes.TRANSACTION),
                    item.name() + ".update",
                    RuntimeTypes.TOKEN);
        } else {
            execute.addJavadoc("@return the item as it is stored now\n");
        }
        face.documentFailure(execute, ClassName.get(IllegalStateException.class), "if nothing was named");
        face.documentFailure(execute, RuntimeTypes.NOT_FOUND, "if there is no such item");
        out.addMethod(execute.addCode(keys.stamped())
                .addCode(face.delegation(returned, write))
                .build());
    }
}
