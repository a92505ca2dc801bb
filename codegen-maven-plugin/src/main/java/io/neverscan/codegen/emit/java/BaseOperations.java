package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The operations that each repository of an entity has, and what those of edges share with them. */
final class BaseOperations {
    private final Scope scope;
    private final Face face;
    private final ItemType item;
    private final ClassName record;
    private final ClassName key;
    private final AttributeNames names;
    private final String parameter;

    BaseOperations(Scope scope, ItemType item) {
        this.scope = scope;
        this.face = scope.face();
        this.item = item;
        this.record = scope.names().type(item);
        this.key = scope.names().of(item, ModelNames.Role.KEY);
        this.names = scope.names().attributes(item);
        this.parameter = JavaNames.variable(item.name());
    }

    /** Writes of an entity. */
    void addEntityWrites(TypeSpec.Builder out) {
        out.addMethod(create());
        if (!Items.guards(item).isEmpty()) {
            new GuardedOperations(scope, item).addTo(out);
            return;
        }
        out.addMethod(put());
        boolean versioned = item.traits().version().isPresent();
        String what = versioned ? "Deletes it, whatever its version." : "Deletes it; nothing happens if there is none.";
        addDelete(out, versioned ? "deleteUnconditionally" : "delete", what);
        if (versioned) {
            addVersionedDelete(out);
        }
    }

    /** Get by key and, where anything can change, update. */
    void addReadAndUpdate(TypeSpec.Builder out, NameAllocator constants) {
        String get = constants.newName("GET");
        CodeBlock spec = new Constants(scope, out)
                .add(
                        item,
                        get,
                        RuntimeTypes.GET_SPEC,
                        CodeBlock.of("$T.named($S)", RuntimeTypes.GET_SPEC, item.name() + ".get"));
        TypeName found = ParameterizedTypeName.get(Jdk.OPTIONAL, record);
        MethodSpec.Builder method = method("get", face.returned(found), "Reads it, eventually consistent: 1 GetItem.");
        parts(method);
        out.addMethod(method.addJavadoc("@return the item, empty if there is none\n")
                .addCode(face.delegation(found, CodeBlock.of("get($L)", newKey())))
                .build());
        MethodSpec.Builder byKey = method("get", face.returned(found), "Reads it, eventually consistent: 1 GetItem.");
        out.addMethod(byKey.addParameter(key, "key")
                .addJavadoc("@param key its key\n@return the item, empty if there is none\n")
                .addCode(face.body(
                        found,
                        CodeBlock.of(
                                "$L.one(this.table, $L, $T.INSTANCE)",
                                spec,
                                itemKey("key"),
                                scope.names().of(item, ModelNames.Role.SCHEMA))))
                .build());
        if (!Updates.changeable(scope, item).isEmpty()) {
            addUpdate(out);
        }
    }

    private void addUpdate(TypeSpec.Builder out) {
        ClassName update = scope.update(item);
        MethodSpec.Builder method = method("update", update, "Begins to change some of its attributes.");
        parts(method);
        out.addMethod(method.addJavadoc("@return an update without changes yet\n")
                .addStatement("return update($L)", newKey())
                .build());
        MethodSpec.Builder byKey = method("update", update, "Begins to change some of its attributes.");
        out.addMethod(byKey.addParameter(key, "key")
                .addJavadoc("@param key its key\n@return an update without changes yet\n")
                .addStatement("return $L", UpdateEmitter.construction(scope, item, itemKey("key")))
                .build());
    }

    private MethodSpec create() {
        CodeBlock stored = Stamps.of(scope, item, parameter, CodeBlock.of("1"));
        MethodSpec.Builder method = method("create", face.returned(record), "Stores a new one, never over another.")
                .addJavadoc("@param $L the new item\n@return what was stored\n", parameter)
                .addParameter(record, parameter);
        if (!Items.guards(item).isEmpty()) {
            face.documentFailure(method, RuntimeTypes.UNIQUE_VIOLATION, GuardedOperations.TAKEN);
        }
        return method.addCode(face.body(
                        record,
                        Stamps.clock(item, parameter),
                        CodeBlock.of("this.store.create($L, $N.key())", stored, parameter)))
                .build();
    }

    private MethodSpec put() {
        Optional<Attribute> version = item.traits().version();
        MethodSpec.Builder method = method("put", face.returned(record), "Stores it in place of whatever is there.")
                .addParameter(record, parameter);
        if (!scope.items().kept(item).isEmpty()) {
            method.addJavadoc(
                    "<p>Kept as stored: $L.\n\n",
                    Docs.escape(String.join(", ", scope.items().kept(item))));
        }
        method.addJavadoc("@param $L the whole item\n@return what is stored now\n", parameter);
        if (version.isEmpty()) {
            CodeBlock stored = Stamps.of(scope, item, parameter, CodeBlock.of(""));
            return method.addCode(face.body(
                            record, Stamps.clock(item, parameter), CodeBlock.of("this.store.put($L)", stored)))
                    .build();
        }
        String component = names.component(version.get());
        CodeBlock next = CodeBlock.of("$N.$N() + 1", parameter, component);
        face.documentFailure(method, RuntimeTypes.STALE_VERSION, "if another version is stored");
        CodeBlock put = CodeBlock.of(
                "this.store.put($L, $N.key(), $N.$N())",
                Stamps.of(scope, item, parameter, next),
                parameter,
                parameter,
                component);
        return method.addCode(face.body(record, Stamps.clock(item, parameter), put))
                .build();
    }

    private void addDelete(TypeSpec.Builder out, String name, String what) {
        MethodSpec.Builder method = method(name, face.returned(TypeName.VOID), what);
        parts(method);
        face.documentEnd(method);
        out.addMethod(method.addCode(face.delegation(TypeName.VOID, CodeBlock.of("$L($L)", name, newKey())))
                .build());
        MethodSpec.Builder byKey = method(name, face.returned(TypeName.VOID), what)
                .addJavadoc("@param key its key\n")
                .addParameter(key, "key");
        face.documentEnd(byKey);
        out.addMethod(byKey.addCode(face.body(TypeName.VOID, CodeBlock.of("this.store.delete($L)", itemKey("key"))))
                .build());
    }

    private void addVersionedDelete(TypeSpec.Builder out) {
        String what = "Deletes the version that was read.";
        String when = "if another version is stored, or none";
        String expected = names.local("expectedVersion");
        MethodSpec.Builder method = method("delete", face.returned(TypeName.VOID), what);
        parts(method);
        method.addParameter(TypeName.LONG, expected).addJavadoc("@param $L that version\n", expected);
        face.documentEnd(method);
        face.documentFailure(method, RuntimeTypes.STALE_VERSION, when);
        out.addMethod(method.addCode(face.delegation(TypeName.VOID, CodeBlock.of("delete($L, $N)", newKey(), expected)))
                .build());
        MethodSpec.Builder byKey = method("delete", face.returned(TypeName.VOID), what)
                .addJavadoc("@param key its key\n@param expectedVersion that version\n");
        face.documentEnd(byKey);
        face.documentFailure(byKey, RuntimeTypes.STALE_VERSION, when);
        CodeBlock delete = CodeBlock.of("this.store.delete($L, key, expectedVersion)", itemKey("key"));
        out.addMethod(byKey.addParameter(key, "key")
                .addParameter(TypeName.LONG, "expectedVersion")
                .addCode(face.body(TypeName.VOID, delete))
                .build());
    }

    /** A public method with a first sentence. */
    static MethodSpec.Builder method(String name, TypeName returned, String sentence) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L\n\n", sentence)
                .addModifiers(Modifier.PUBLIC)
                .returns(returned);
    }

    /** Adds the attributes of the key as parameters. */
    void parts(MethodSpec.Builder method) {
        for (Attribute attribute : item.identity()) {
            String name = names.component(attribute);
            method.addParameter(scope.types().plain(attribute.type()), name);
            method.addJavadoc(Docs.block("@param " + name + " " + Components.meaning(attribute) + "\n"));
        }
    }

    CodeBlock newKey() {
        List<CodeBlock> parts = item.identity().stream()
                .map(a -> CodeBlock.of("$N", names.component(a)))
                .toList();
        return CodeBlock.of("new $T($L)", key, CodeBlock.join(parts, ", "));
    }

    /** The primary key of the item, of a record or key record in a variable. */
    CodeBlock itemKey(String variable) {
        return itemKey("item", variable);
    }

    CodeBlock itemKey(String method, String variable) {
        List<CodeBlock> parts = item.identity().stream()
                .map(a -> CodeBlock.of("$N.$N()", variable, names.component(a)))
                .toList();
        return CodeBlock.of(
                "$T.$L($L)", scope.names().of(item, ModelNames.Role.KEYS), method, CodeBlock.join(parts, ", "));
    }

    String parameter() {
        return parameter;
    }
}
