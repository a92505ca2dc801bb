package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.EnumType;
import javax.lang.model.element.Modifier;

/** The enum of a finite type. Its code is what is stored; names and {@code toString} are free to change. */
final class EnumEmitter {
    private static final ClassName REFUSED = ClassName.get(IllegalArgumentException.class);
    private final Scope scope;

    EnumEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(EnumType type) {
        ClassName name = scope.names().type(type);
        NameAllocator constants = constants(type);
        String field = constants.newName("code");
        TypeSpec.Builder out = TypeSpec.enumBuilder(name)
                .addJavadoc(
                        "One of $L values, stored by its code.\n", type.values().size())
                .addModifiers(Modifier.PUBLIC)
                .addSuperinterface(RuntimeTypes.CODED);
        for (EnumType.Value value : type.values()) {
            out.addEnumConstant(
                    constants.get(value.name()),
                    TypeSpec.anonymousClassBuilder("$S", value.code())
                            .addJavadoc(Docs.block("Stored as " + Docs.code(value.code()) + ".\n"))
                            .build());
        }
        out.addField(Types.STRING, field, Modifier.PRIVATE, Modifier.FINAL);
        out.addMethod(MethodSpec.constructorBuilder()
                .addParameter(Types.STRING, field)
                .addStatement("this.$N = $N", field, field)
                .build());
        out.addMethod(MethodSpec.methodBuilder("code")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(Types.STRING)
                .addStatement("return $N", field)
                .build());
        return JavaSource.of(scope.names(), EnumEmitter.class, type.span(), out.addMethod(fromCode(type, constants)));
    }

    private MethodSpec fromCode(EnumType type, NameAllocator constants) {
        String code = constants.clone().newName("stored");
        MethodSpec.Builder method = MethodSpec.methodBuilder("fromCode")
                .addJavadoc("Finds the value of a code.\n\n@param $L what is stored\n@return the value\n", code)
                .addJavadoc("@throws $T if there is no such code\n", REFUSED)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(scope.names().type(type))
                .addParameter(Types.STRING, code)
                .addCode("return switch ($N) {\n$>", code);
        type.values().forEach(v -> method.addCode("case $S -> $N;\n", v.code(), constants.get(v.name())));
        return method.addCode(
                        "default -> throw new $T($S + $N);\n", REFUSED, "no " + type.name() + " has the code ", code)
                .addCode("$<};\n")
                .build();
    }

    /** Names of the constants by name in the model, in a scope of their own. */
    static NameAllocator constants(EnumType type) {
        NameAllocator constants = new NameAllocator();
        type.values().forEach(v -> constants.newName(JavaNames.enumConstant(v.name()), v.name()));
        return constants;
    }
}
