package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes of an edge: with counters or a mirror item they are one transaction. */
final class EdgeOperations {
    private final Scope scope;
    private final Face face;
    private final Edge edge;
    private final BaseOperations base;
    private final ClassName record;
    private final ClassName key;
    private final AttributeNames names;

    EdgeOperations(Scope scope, Edge edge) {
        this.scope = scope;
        this.face = scope.face();
        this.edge = edge;
        this.base = new BaseOperations(scope, edge);
        this.record = scope.names().type(edge);
        this.key = scope.names().of(edge, ModelNames.Role.KEY);
        this.names = scope.names().attributes(edge);
    }

    /** Tables of nodes and of steps of transactions other than the item's own, by the name of the repository's field. */
    static Map<String, Table> nodeTables(Scope scope, ItemType item) {
        NameAllocator fields = new NameAllocator();
        List.of("table", "store").forEach(fields::newName);
        Map<String, Table> tables = new LinkedHashMap<>();
        Stream<Table> fetched = scope.plans().of(item).stream()
                .flatMap(p -> p.pattern().options().fetch().stream())
                .map(f -> f.node().table());
        Stream.of(counted(item).map(e -> e.entity().table()), fetched, stepped(scope, item))
                .flatMap(t -> t)
                .distinct()
                .forEach(t -> {
                    if (!t.name().equals(item.table().name())) {
                        tables.put(fields.newName(JavaNames.variable(t.name()) + "Table"), t);
                    }
                });
        return tables;
    }

    /** Tables of what the item's transactions write. */
    private static Stream<Table> stepped(Scope scope, ItemType item) {
        return scope.plans().transactions(item).stream()
                .flatMap(t -> t.steps().stream())
                .map(s -> s.pattern().type())
                .flatMap(t -> Stream.concat(
                        Stream.of(t.table()), counted(t).map(e -> e.entity().table())));
    }

    static Stream<Edge.End> counted(ItemType item) {
        return item instanceof Edge edge
                ? Stream.of(edge.from(), edge.to()).filter(e -> e.counter().isPresent())
                : Stream.of();
    }

    private boolean isTransaction() {
        return isMirrored(edge) || counted(edge).findAny().isPresent();
    }

    static boolean isMirrored(Edge edge) {
        return edge.inverse() == Edge.Inverse.MIRROR;
    }

    void addTo(TypeSpec.Builder out) {
        if (isTransaction()) {
            addTransactions(out);
        } else {
            addSingleWrites(out);
        }
    }

    private void addSingleWrites(TypeSpec.Builder out) {
        String parameter = base.parameter();
        out.addMethod(BaseOperations.method(
                        "create", face.returned(TypeName.BOOLEAN), "Stores it, unless it is there already.")
                .addJavadoc("@param $L the new edge\n", parameter)
                .addJavadoc("@return true if it is stored now; false if it was there, and nothing changed\n")
                .addParameter(record, parameter)
                .addCode(face.body(
                        TypeName.BOOLEAN,
                        Stamps.clock(edge, parameter),
                        CodeBlock.of(
                                "this.store.createIfAbsent($L)", Stamps.of(scope, edge, parameter, CodeBlock.of("1")))))
                .build());
        MethodSpec.Builder delete = deleteMethod();
        base.parts(delete);
        out.addMethod(delete.addJavadoc("@return false if it was not there\n")
                .addStatement("return delete($L)", base.newKey())
                .build());
        out.addMethod(deleteMethod()
                .addJavadoc("@param key its key\n@return false if it was not there\n")
                .addParameter(key, "key")
                .addCode(result(CodeBlock.of("this.store.deleteIfPresent($L)", base.itemKey("key"))))
                .build());
    }

    private CodeBlock result(CodeBlock expression) {
        return face.body(TypeName.BOOLEAN, expression);
    }

    private MethodSpec.Builder deleteMethod() {
        return BaseOperations.method("delete", face.returned(TypeName.BOOLEAN), "Deletes it.");
    }

    private void addTransactions(TypeSpec.Builder out) {
        String parameter = base.parameter();
        String what = "Stores it, in one transaction with " + Docs.escape(company()) + ".";
        out.addMethod(BaseOperations.method("create", face.returned(TypeName.BOOLEAN), what)
                .addJavadoc("@param $L the new edge\n", parameter)
                .addJavadoc("@return true if it is stored now; false if it was there, and nothing changed\n")
                .addParameter(record, parameter)
                .addStatement("return create($N, $T.random())", parameter, RuntimeTypes.TOKEN)
                .build());
        out.addMethod(createWithToken(what));
        String gone = "Deletes it, in one transaction with " + Docs.escape(company()) + ".";
        MethodSpec.Builder delete = BaseOperations.method("delete", face.returned(TypeName.BOOLEAN), gone);
        base.parts(delete);
        out.addMethod(delete.addJavadoc("@return false if it was not there, and nothing changed\n")
                .addStatement("return delete($L)", base.newKey())
                .build());
        out.addMethod(BaseOperations.method("delete", face.returned(TypeName.BOOLEAN), gone)
                .addJavadoc("@param key its key\n@return false if it was not there, and nothing changed\n")
                .addParameter(key, "key")
                .addStatement("return delete(key, $T.random())", RuntimeTypes.TOKEN)
                .build());
        out.addMethod(deleteWithToken(gone));
    }

    private String company() {
        List<String> parts = new ArrayList<>();
        counted(edge)
                .forEach(e -> parts.add(
                        e.entity().name() + "." + e.counter().orElseThrow().name()));
        if (isMirrored(edge)) {
            parts.add("its mirror item");
        }
        return String.join(", ", parts);
    }

    private MethodSpec createWithToken(String what) {
        String parameter = base.parameter().equals("token") ? "token_" : base.parameter();
        String stored = Stamps.any(edge) ? (parameter.equals("stored") ? "stored_" : "stored") : parameter;
        MethodSpec.Builder method = BaseOperations.method("create", face.returned(TypeName.BOOLEAN), what)
                .addJavadoc("@param $L the new edge\n", parameter)
                .addJavadoc("@param token name of this logical write; repeated within 10 minutes, it counts once\n")
                .addJavadoc("@return true if it is stored now; false if it was there, and nothing changed\n")
                .addParameter(record, parameter)
                .addParameter(Types.STRING, "token");
        face.documentFailure(method, RuntimeTypes.NOT_FOUND, "if a node does not exist");
        CodeBlock.Builder stamped = CodeBlock.builder();
        if (Stamps.any(edge)) {
            stamped.add(Stamps.clock(edge, parameter));
            stamped.addStatement("$T $N = $L", record, stored, Stamps.of(scope, edge, parameter, CodeBlock.of("1")));
        }
        CodeBlock.Builder write = CodeBlock.builder().add("this.store.edge()");
        counted(edge).forEach(e -> write.add(count(e, parameter, 1)));
        if (isMirrored(edge)) {
            write.add("\n.mirror($T.INSTANCE)", scope.names().of(edge, ModelNames.Role.MIRROR_SCHEMA));
        }
        write.add("\n.create($N, $N.key(), token)", stored, stored);
        return method.addCode(face.body(TypeName.BOOLEAN, stamped.build(), write.build()))
                .build();
    }

    private MethodSpec deleteWithToken(String what) {
        MethodSpec.Builder method = BaseOperations.method("delete", face.returned(TypeName.BOOLEAN), what)
                .addJavadoc("@param key its key\n")
                .addJavadoc("@param token name of this logical write; repeated within 10 minutes, it counts once\n")
                .addJavadoc("@return false if it was not there, and nothing changed\n")
                .addParameter(key, "key")
                .addParameter(Types.STRING, "token");
        face.documentFailure(method, RuntimeTypes.NOT_FOUND, "if a node does not exist");
        CodeBlock.Builder write = CodeBlock.builder().add("this.store.edge()");
        counted(edge).forEach(e -> write.add(count(e, "key", -1)));
        if (isMirrored(edge)) {
            write.add("\n.mirrorKey($L)", base.itemKey("mirrorItem", "key"));
        }
        write.add("\n.delete($L, key, token)", base.itemKey("key"));
        return method.addCode(result(write.build())).build();
    }

    private CodeBlock count(Edge.End end, String variable, int delta) {
        Entity node = end.entity();
        List<CodeBlock> parts = new ArrayList<>();
        for (Attribute attribute : end.attributes()) {
            parts.add(CodeBlock.of("$N.$N()", variable, names.component(attribute)));
        }
        CodeBlock identity = CodeBlock.join(parts, ", ");
        return CodeBlock.of(
                "\n.count(new $T(this.$N, $T.item($L), new $T($L)), $S, $L)",
                RuntimeTypes.NODE,
                tableField(node),
                scope.names().of(node, ModelNames.Role.KEYS),
                identity,
                scope.names().of(node, ModelNames.Role.KEY),
                identity,
                end.counter().orElseThrow().storedName(),
                delta);
    }

    private String tableField(Entity node) {
        return table(scope, edge, node);
    }

    /** The field of the table in which a node lies. */
    static String table(Scope scope, ItemType edge, ItemType node) {
        return nodeTables(scope, edge).entrySet().stream()
                .filter(e -> e.getValue().name().equals(node.table().name()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("table");
    }
}
