package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Scalar;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The builder of a record, nested in it, and the methods of the record that lead to it. */
final class BuilderEmitter {
    private final Components components;
    private final ClassName builder;

    BuilderEmitter(ModelNames names, Components components) {
        this.components = components;
        this.builder = names.builder(components.type());
    }

    void addTo(TypeSpec.Builder record) {
        record.addMethod(MethodSpec.methodBuilder("builder")
                .addJavadoc("Starts with nothing set.\n\n@return a new builder\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(builder)
                .addStatement("return new $T()", builder)
                .build());
        record.addMethod(toBuilder());
        components.attributes().forEach(a -> record.addMethod(with(a)));
        record.addType(type());
    }

    private MethodSpec toBuilder() {
        CodeBlock.Builder chain = CodeBlock.builder().add("return new $T()", builder);
        for (Attribute attribute : components.attributes()) {
            chain.add("\n.$N($N)", components.name(attribute), components.name(attribute));
        }
        return MethodSpec.methodBuilder("toBuilder")
                .addJavadoc("Starts with the values of this one.\n\n@return a new builder\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(builder)
                .addStatement(chain.build())
                .build();
    }

    private MethodSpec with(Attribute attribute) {
        String name = components.name(attribute);
        return MethodSpec.methodBuilder("with" + components.names().suffix(attribute))
                .addJavadoc("Copies with another value.\n\n")
                .addJavadoc(components.param(attribute))
                .addJavadoc("@return the copy\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(components.type())
                .addParameter(components.types().component(attribute), name)
                .addStatement("return toBuilder().$N($N).build()", name, name)
                .build();
    }

    private TypeSpec type() {
        TypeSpec.Builder type = TypeSpec.classBuilder(builder)
                .addJavadoc("Builds a {@link $T}. Not safe for use by several threads.\n", components.type())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
        components.attributes().forEach(a -> type.addField(field(a)));
        type.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        components.attributes().forEach(a -> type.addMethod(setter(a)));
        return type.addMethod(build()).build();
    }

    private FieldSpec field(Attribute attribute) {
        String name = components.name(attribute);
        if (attribute.type() == Scalar.COUNTER) {
            return FieldSpec.builder(long.class, name, Modifier.PRIVATE).build();
        }
        if (attribute.type() instanceof AttributeType.SetOf set) {
            ParameterizedTypeName type =
                    ParameterizedTypeName.get(Jdk.SET, components.types().boxed(set.element()));
            return FieldSpec.builder(type, name, Modifier.PRIVATE)
                    .initializer("$T.of()", Jdk.SET)
                    .build();
        }
        return FieldSpec.builder(components.types().nullable(attribute.type()), name, Modifier.PRIVATE)
                .build();
    }

    private MethodSpec setter(Attribute attribute) {
        String name = components.name(attribute);
        return MethodSpec.methodBuilder(name)
                .addJavadoc("Sets {@code $L}.\n\n", name)
                .addJavadoc(components.param(attribute))
                .addJavadoc("@return this builder\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(builder)
                .addParameter(components.types().component(attribute), name)
                .addStatement("this.$N = $N", name, name)
                .addStatement("return this")
                .build();
    }

    private MethodSpec build() {
        List<CodeBlock> arguments = components.attributes().stream()
                .map(a -> isChecked(a) ? components.required(a) : CodeBlock.of("$N", components.name(a)))
                .toList();
        return MethodSpec.methodBuilder("build")
                .addJavadoc("Builds it.\n\n@return a new {@link $T}\n", components.type())
                .addModifiers(Modifier.PUBLIC)
                .returns(components.type())
                .addStatement("return new $T(\n$L)", components.type(), CodeBlock.join(arguments, ",\n"))
                .build();
    }

    private static boolean isChecked(Attribute attribute) {
        return !attribute.optional()
                && attribute.type() != Scalar.COUNTER
                && !(attribute.type() instanceof AttributeType.SetOf);
    }
}
