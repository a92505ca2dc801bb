package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.Traits;
import javax.lang.model.element.Modifier;

/** The codec of a nested document. */
final class DocumentCodecEmitter {
    private final Scope scope;
    private final Values values;

    DocumentCodecEmitter(Scope scope) {
        this.scope = scope;
        this.values = new Values(scope.names(), scope.types());
    }

    GeneratedFile emit(DocumentType document) {
        ClassName codec = scope.names().codec(document);
        ClassName record = scope.names().type(document);
        CodecConstants codecs = new CodecConstants(codec, values, document.attributes(), Traits.NONE);
        TypeSpec.Builder out = TypeSpec.classBuilder(codec)
                .addJavadoc("How a {@link $T} is stored.\n", record)
                .addModifiers(Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(RuntimeTypes.DOCUMENT_CODEC, record));
        codecs.addTo(out);
        out.addField(FieldSpec.builder(codec, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", codec)
                .build());
        out.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement("super($S)", document.name())
                .build());
        return JavaSource.of(
                scope.names(),
                DocumentCodecEmitter.class,
                document.span(),
                out.addMethod(write(document, codecs)).addMethod(read(document, codecs)));
    }

    private MethodSpec write(DocumentType document, CodecConstants codecs) {
        AttributeNames names = scope.names().attributes(document);
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(scope.names().type(document), "document")
                .addParameter(RuntimeTypes.ITEM_WRITER, "out");
        for (Attribute attribute : document.attributes()) {
            CodeBlock value = CodeBlock.of("document.$N()", names.component(attribute));
            method.addStatement(Values.write(attribute, value, codecs.inside(attribute), false));
        }
        return method.build();
    }

    private MethodSpec read(DocumentType document, CodecConstants codecs) {
        CodeBlock parts = document.attributes().stream()
                .map(a -> Values.read(a, codecs.inside(a), false))
                .collect(CodeBlock.joining(",\n"));
        return MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(scope.names().type(document))
                .addParameter(RuntimeTypes.ITEM_READER, "in")
                .addStatement("return new $T(\n$L)", scope.names().type(document), parts)
                .build();
    }
}
