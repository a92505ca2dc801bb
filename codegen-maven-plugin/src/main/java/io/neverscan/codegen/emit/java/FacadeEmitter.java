package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The class through which an application gets at the repositories of a model. */
final class FacadeEmitter {
    private static final List<String> RESERVED = List.of(
            "clone",
            "equals",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait",
            "connection");

    private final Scope scope;
    private final ClassName facade;
    private final ClassName builder;
    private final ClassName connection;

    FacadeEmitter(Scope scope) {
        this.scope = scope;
        this.facade = scope.facade();
        this.builder = scope.names().builder(facade);
        this.connection = scope.face().of(RuntimeTypes.CONNECTION);
    }

    GeneratedFile emit() {
        Model model = scope.compiled().model();
        String about = model.description().map(Docs::sentence).orElse("");
        TypeSpec.Builder out = TypeSpec.classBuilder(facade)
                .addJavadoc("$L\n", (sentence(model) + " " + about).strip())
                .addJavadoc("\n<p>Immutable and safe for use by many threads.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        NameAllocator fields = new NameAllocator();
        RESERVED.forEach(fields::newName);
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).addParameter(connection, "connection");
        for (ItemType item : model.items()) {
            ClassName repository = scope.repository(item);
            String name = fields.newName(JavaNames.variable(item.name()));
            out.addField(repository, name, Modifier.PRIVATE, Modifier.FINAL);
            constructor.addStatement("this.$N = new $T($L)", name, repository, handles(item));
        }
        out.addMethod(constructor.build());
        addStatics(out);
        NameAllocator accessors = accessors();
        for (ItemType item : model.items()) {
            String name = accessors.newName(JavaNames.variable(item.name()));
            String kind = item instanceof Edge ? "Edge " : "Entity ";
            out.addMethod(MethodSpec.methodBuilder(name)
                    .addJavadoc("$L.\n\n@return its repository\n", kind + Docs.code(item.name()))
                    .addModifiers(Modifier.PUBLIC)
                    .returns(scope.repository(item))
                    .addStatement("return this.$N", name)
                    .build());
        }
        out.addType(builder());
        return JavaSource.of(scope.names(), FacadeEmitter.class, model.span(), out);
    }

    private String sentence(Model model) {
        String what = scope.face() == Face.ASYNC ? ", with futures." : ".";
        return "The repositories of model " + Docs.code(model.name()) + what;
    }

    /** The scope of the accessors' names. */
    static NameAllocator accessors() {
        NameAllocator accessors = new NameAllocator();
        RESERVED.forEach(accessors::newName);
        return accessors;
    }

    private CodeBlock handles(ItemType item) {
        CodeBlock.Builder handles =
                CodeBlock.builder().add("connection.table($S)", item.table().name());
        for (Table table : EdgeOperations.nodeTables(scope, item).values()) {
            handles.add(", connection.table($S)", table.name());
        }
        return handles.build();
    }

    private void addStatics(TypeSpec.Builder out) {
        out.addMethod(MethodSpec.methodBuilder("create")
                .addJavadoc("The repositories on tables named as in the model.\n\n")
                .addJavadoc("@param client the client; the caller closes it\n@return the repositories\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(facade)
                .addParameter(scope.face().client(), "client")
                .addStatement("return builder(client).build()")
                .build());
        out.addMethod(MethodSpec.methodBuilder("builder")
                .addJavadoc("Begins with other names, a listener, a secret.\n\n")
                .addJavadoc("@param client the client; the caller closes it\n@return a builder\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(builder)
                .addParameter(scope.face().client(), "client")
                .addStatement("return new $T(client)", builder)
                .build());
    }

    private TypeSpec builder() {
        ClassName settings = connection.nestedClass("Builder");
        TypeSpec.Builder out = TypeSpec.classBuilder(builder)
                .addJavadoc("Builds a {@link $T}; for one thread.\n", facade)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addField(settings, "connection", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .addParameter(scope.face().client(), "client")
                        .addStatement("this.connection = $T.builder(client)", connection)
                        .build());
        out.addMethod(setter("tableName", "The physical name of one table.")
                .addJavadoc("@param table its name in the model\n@param physical its name in the account\n")
                .addJavadoc("@return this\n")
                .addParameter(Types.STRING, "table")
                .addParameter(Types.STRING, "physical")
                .addStatement("this.connection.tableName(table, physical)")
                .addStatement("return this")
                .build());
        TypeName naming = ParameterizedTypeName.get(Jdk.UNARY_OPERATOR, Types.STRING);
        out.addMethod(one("tableNames", naming, "The physical names of all tables that are not named one by one."));
        out.addMethod(one("listener", RuntimeTypes.LISTENER, "Who sees each access; by default nobody."));
        ArrayTypeName secret = ArrayTypeName.of(TypeName.BYTE);
        out.addMethod(one("cursorKey", secret, "Signs cursors, so that nobody else can make one: 16 bytes or more."));
        out.addMethod(one(
                "cursorKeys",
                ParameterizedTypeName.get(Jdk.LIST, secret),
                "Signs cursors with the first of several secrets and accepts those of all."));
        out.addMethod(one("clock", Jdk.CLOCK, "Where created and updated times come from."));
        out.addMethod(one("backoff", RuntimeTypes.BACKOFF, "How to wait before unfinished work is tried again."));
        return out.addMethod(MethodSpec.methodBuilder("build")
                        .addJavadoc("Builds the repositories.\n\n@return the repositories\n")
                        .addModifiers(Modifier.PUBLIC)
                        .returns(facade)
                        .addStatement("return new $T(this.connection.build())", facade)
                        .build())
                .build();
    }

    private MethodSpec.Builder setter(String name, String sentence) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L\n\n", sentence)
                .addModifiers(Modifier.PUBLIC)
                .returns(builder);
    }

    private MethodSpec one(String name, TypeName type, String sentence) {
        return setter(name, sentence)
                .addJavadoc("@param value the new value\n@return this\n")
                .addParameter(type, "value")
                .addStatement("this.connection.$L(value)", name)
                .addStatement("return this")
                .build();
    }
}
