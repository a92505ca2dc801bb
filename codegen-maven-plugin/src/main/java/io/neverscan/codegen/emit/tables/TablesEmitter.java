package io.neverscan.codegen.emit.tables;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.codegen.emit.java.JavaSource;
import io.neverscan.codegen.emit.java.ModelNames;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Capacity;
import io.neverscan.dsl.model.Encryption;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TableSettings;
import io.neverscan.dsl.model.Throughput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The class that knows how to create the tables of a model and whether physical ones fit. */
public final class TablesEmitter implements Emitter {
    private static final TypeName NAMING = ParameterizedTypeName.get(TableTypes.UNARY_OPERATOR, TableTypes.STRING);
    private static final String BY_NAME = "@param physicalName from the model's name to the account's\n";

    /** Creates the emitter. */
    public TablesEmitter() {}

    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        ModelNames names = ModelNames.of(compiled);
        Model model = compiled.model();
        ClassName tables = names.tables();
        List<CodeBlock> definitions = new ArrayList<>();
        model.tables().forEach(t -> definitions.add(table(model, t)));
        TypeName list = ParameterizedTypeName.get(TableTypes.LIST, TableTypes.TABLE_DEFINITION);
        TypeSpec.Builder out = TypeSpec.classBuilder(tables)
                .addJavadoc("$L\n", "The tables of model " + Docs.code(model.name()) + ".")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addField(FieldSpec.builder(list, "DEFINITIONS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(JavaSource.continued(
                                CodeBlock.of("$T.of($L)", TableTypes.LIST, CodeBlock.join(definitions, ",\n"))))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        requests(out);
        operation(out, "createAll", "create", "Creates the tables that are not there and waits until they are active.");
        operation(out, "verifyAll", "verify", "Compares the physical tables with the model.");
        return List.of(JavaSource.of(names, TablesEmitter.class, model.span(), out));
    }

    private static CodeBlock table(Model model, Table table) {
        CodeBlock.Builder out = CodeBlock.builder()
                .add("$T.named($S)", TableTypes.TABLE_DEFINITION, table.name())
                .add(
                        "\n.partitionKey($S, $T.$L)",
                        table.partitionKey().name(),
                        TableTypes.KEY_TYPE,
                        table.partitionKey().type());
        table.sortKey().ifPresent(k -> out.add("\n.sortKey($S, $T.$L)", k.name(), TableTypes.KEY_TYPE, k.type()));
        table.indexes().forEach(i -> out.add("\n.index($>$>$L$<$<)", index(i)));
        model.ttl(table).ifPresent(a -> out.add("\n.ttl($S)", a));
        settings(out, table.settings());
        return out.build();
    }

    private static CodeBlock index(Index index) {
        CodeBlock.Builder out = CodeBlock.builder()
                .add("$T.$L($S)", TableTypes.INDEX_DEFINITION, index.local() ? "local" : "global", index.name());
        index.partitionKeys()
                .forEach(k -> out.add("\n.partitionKey($S, $T.$L)", k.name(), TableTypes.KEY_TYPE, k.type()));
        index.sortKeys().forEach(k -> out.add("\n.sortKey($S, $T.$L)", k.name(), TableTypes.KEY_TYPE, k.type()));
        if (index.projection() instanceof Projection.KeysOnly) {
            out.add("\n.keysOnly()");
        } else if (index.projection() instanceof Projection.Include include) {
            CodeBlock included = include.storedNames().stream()
                    .map(n -> CodeBlock.of("$S", n))
                    .collect(CodeBlock.joining(", "));
            out.add("\n.include($L)", included);
        }
        capacity(out, index.capacity());
        return out.build();
    }

    private static void settings(CodeBlock.Builder out, TableSettings settings) {
        capacity(out, settings.capacity());
        settings.stream().ifPresent(v -> out.add("\n.stream($T.$L)", TableTypes.STREAM_VIEW, v));
        settings.recoveryDays().ifPresent(d -> out.add("\n.recovery($L)", d));
        if (settings.deletionProtection()) {
            out.add("\n.deletionProtection()");
        }
        if (settings.infrequentAccess()) {
            out.add("\n.infrequentAccess()");
        }
        if (settings.encryption() instanceof Encryption.AwsManaged) {
            out.add("\n.awsManagedKey()");
        } else if (settings.encryption() instanceof Encryption.Customer customer) {
            out.add("\n.customerKey($S)", customer.key());
        }
        settings.tags().forEach((key, value) -> out.add("\n.tag($S, $S)", key, value));
    }

    private static void capacity(CodeBlock.Builder out, Capacity capacity) {
        throughput(out, "provisioned", capacity.provisioned());
        throughput(out, "maxThroughput", capacity.maximum());
        throughput(out, "warmThroughput", capacity.warm());
    }

    private static void throughput(CodeBlock.Builder out, String method, Optional<Throughput> units) {
        units.ifPresent(u -> out.add("\n.$L($L, $L)", method, u.reads() + "L", u.writes() + "L"));
    }

    private static void requests(TypeSpec.Builder out) {
        TypeName requests = ParameterizedTypeName.get(TableTypes.LIST, TableTypes.CREATE_TABLE);
        out.addMethod(method("createTableRequests", "The requests that create the tables, named as in the model.")
                .addJavadoc("@return one request a table\n")
                .returns(requests)
                .addStatement("return createTableRequests($T.identity())", TableTypes.UNARY_OPERATOR)
                .build());
        out.addMethod(method("createTableRequests", "The requests that create the tables.")
                .addJavadoc(BY_NAME)
                .addJavadoc("@return one request a table\n")
                .returns(requests)
                .addParameter(NAMING, "physicalName")
                .addStatement("return $T.requests(DEFINITIONS, physicalName)", TableTypes.TABLES)
                .build());
    }

    private static void operation(TypeSpec.Builder out, String name, String called, String sentence) {
        out.addMethod(method(name, sentence + " They are named as in the model.")
                .addJavadoc("@param client the client\n")
                .addParameter(TableTypes.CLIENT, "client")
                .addStatement("$L(client, $T.identity())", name, TableTypes.UNARY_OPERATOR)
                .build());
        out.addMethod(method(name, sentence)
                .addJavadoc("@param client the client\n")
                .addJavadoc(BY_NAME)
                .addParameter(TableTypes.CLIENT, "client")
                .addParameter(NAMING, "physicalName")
                .addStatement("$T.$L(client, DEFINITIONS, physicalName)", TableTypes.TABLES, called)
                .build());
    }

    private static MethodSpec.Builder method(String name, String sentence) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L\n\n", sentence)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    }
}
