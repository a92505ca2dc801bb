package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import java.util.Optional;

/** Put and delete of an entity with unique values: the record that was read says which values are given back. */
final class GuardedOperations {
    static final String TAKEN = "if another item holds one of its unique values";

    private final Scope scope;
    private final Face face;
    private final ItemType item;
    private final ClassName record;
    private final String parameter;
    private final String stored;

    GuardedOperations(Scope scope, ItemType item) {
        this.scope = scope;
        this.face = scope.face();
        this.item = item;
        this.record = scope.names().type(item);
        this.parameter = JavaNames.variable(item.name());
        this.stored = parameter.equals("stored") ? "stored_" : "stored";
    }

    void addTo(TypeSpec.Builder out) {
        out.addMethod(put());
        out.addMethod(delete());
    }

    private MethodSpec put() {
        MethodSpec.Builder method = BaseOperations.method(
                        "put",
                        face.returned(TypeName.VOID),
                        "Stores it in place of the one that was read: 1 TransactWriteItems.")
                .addParameter(record, parameter)
                .addParameter(record, stored);
        if (!scope.items().kept(item).isEmpty()) {
            method.addJavadoc(
                    "<p>Kept as stored: $L.\n\n",
                    Docs.escape(String.join(", ", scope.items().kept(item))));
        }
        method.addJavadoc("@param $L the whole item\n", parameter);
        method.addJavadoc("@param $L the item as it was read, under the same key\n", stored);
        face.documentEnd(method);
        face.documentFailure(method, RuntimeTypes.UNIQUE_VIOLATION, TAKEN);
        documentStale(method, true);
        Optional<Attribute> version = item.traits().version();
        CodeBlock next = version.map(v -> CodeBlock.of(
                        "$N.$N() + 1", stored, scope.names().attributes(item).component(v)))
                .orElse(CodeBlock.of(""));
        CodeBlock put = CodeBlock.of(
                "this.store.replace($L, $N, $N.key())", Stamps.of(scope, item, parameter, next), stored, stored);
        return method.addCode(face.body(TypeName.VOID, Stamps.clock(item, parameter), put))
                .build();
    }

    private MethodSpec delete() {
        boolean versioned = item.traits().version().isPresent();
        MethodSpec.Builder method = BaseOperations.method(
                        "delete",
                        face.returned(TypeName.VOID),
                        versioned
                                ? "Deletes the version that was read: 1 TransactWriteItems."
                                : "Deletes the one that was read; nothing happens if there is none: 1 TransactWriteItems.")
                .addParameter(record, stored)
                .addJavadoc("@param $L the item as it was read\n", stored);
        face.documentEnd(method);
        documentStale(method, false);
        return method.addCode(face.body(TypeName.VOID, CodeBlock.of("this.store.delete($N, $N.key())", stored, stored)))
                .build();
    }

    /** Where a version is expected, an item that is not there is another version. */
    private void documentStale(MethodSpec.Builder method, boolean mustBe) {
        face.documentFailure(method, RuntimeTypes.STALE_VALUE, "if it has other unique values now");
        boolean versioned = item.traits().version().isPresent();
        if (versioned) {
            face.documentFailure(method, RuntimeTypes.STALE_VERSION, "if another version is stored, or none");
        } else if (mustBe) {
            face.documentFailure(method, RuntimeTypes.NOT_FOUND, "if there is none");
        }
    }
}
