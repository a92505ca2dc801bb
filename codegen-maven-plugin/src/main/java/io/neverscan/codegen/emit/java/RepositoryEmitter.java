package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The repository of one item type: operations by key, then one method per access pattern. */
final class RepositoryEmitter {
    private static final List<String> RESERVED = List.of(
            "create",
            "put",
            "get",
            "update",
            "delete",
            "deleteUnconditionally",
            "fetch",
            "clone",
            "equals",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait");

    private final Scope scope;

    RepositoryEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ItemType item) {
        ClassName repository = scope.repository(item);
        TypeSpec.Builder out = TypeSpec.classBuilder(repository)
                .addJavadoc(
                        "Reads and writes {@link $T}$L. Safe for use by many threads.\n",
                        scope.names().type(item),
                        scope.face() == Face.ASYNC ? ", with futures" : "")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        NameAllocator constants = new NameAllocator();
        NameAllocator methods = methods();
        addFields(out, item);
        BaseOperations base = new BaseOperations(scope, item);
        if (item instanceof Edge edge) {
            new EdgeOperations(scope, edge).addTo(out);
        } else {
            base.addEntityWrites(out);
        }
        base.addReadAndUpdate(out, constants);
        PatternEmitter patterns = new PatternEmitter(scope, out, constants, methods);
        scope.plans().of(item).forEach(patterns::emit);
        WriteEmitter writes = new WriteEmitter(scope, out, constants, methods);
        scope.plans().writes(item).forEach(writes::emit);
        TransactEmitter transactions = new TransactEmitter(scope, out, constants, methods);
        scope.plans().transactions(item).forEach(transactions::emit);
        WholeItems.addTo(out, scope, item);
        return JavaSource.of(scope.names(), RepositoryEmitter.class, item.span(), out);
    }

    /** The scope of the methods' names. */
    static NameAllocator methods() {
        NameAllocator methods = new NameAllocator();
        RESERVED.forEach(methods::newName);
        return methods;
    }

    private void addFields(TypeSpec.Builder out, ItemType item) {
        ClassName handle = scope.face().of(RuntimeTypes.TABLE_HANDLE);
        ClassName store = scope.face().of(RuntimeTypes.ENTITY_STORE);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        out.addField(handle, "table", Modifier.PRIVATE, Modifier.FINAL);
        constructor.addParameter(handle, "table").addStatement("this.table = table");
        for (String field : EdgeOperations.nodeTables(scope, item).keySet()) {
            out.addField(handle, field, Modifier.PRIVATE, Modifier.FINAL);
            constructor.addParameter(handle, field).addStatement("this.$N = $N", field, field);
        }
        out.addField(
                ParameterizedTypeName.get(store, scope.names().type(item)), "store", Modifier.PRIVATE, Modifier.FINAL);
        constructor.addStatement(
                "this.store = new $T<>(table, $T.INSTANCE)",
                store,
                scope.names().of(item, ModelNames.Role.SCHEMA));
        if (UpdateEmitter.isMirrored(item) && !Updates.changeable(scope, item).isEmpty()) {
            out.addField(
                    ParameterizedTypeName.get(store, scope.names().type(item)),
                    "mirrorStore",
                    Modifier.PRIVATE,
                    Modifier.FINAL);
            constructor.addStatement(
                    "this.mirrorStore = new $T<>(table, $T.INSTANCE)",
                    store,
                    scope.names().of(item, ModelNames.Role.MIRROR_SCHEMA));
        }
        out.addMethod(constructor.build());
    }
}
