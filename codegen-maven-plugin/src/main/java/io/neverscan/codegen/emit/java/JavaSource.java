package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.source.Span;

/** What every generated source has in common. */
public final class JavaSource {
    private JavaSource() {}

    /**
     * Indents all lines of an expression but the first, as JavaPoet does in statements only.
     *
     * @param expression the expression
     * @return the same, for a field
     */
    public static CodeBlock continued(CodeBlock expression) {
        return CodeBlock.of("$>$>$L$<$<", expression);
    }

    /**
     * Makes the file of a type.
     *
     * @param names names of the model
     * @param emitter the emitter, for {@code @Generated}
     * @param origin what the type comes from
     * @param type the type, without the common annotations
     * @return the file
     */
    public static GeneratedFile of(ModelNames names, Class<?> emitter, Span origin, TypeSpec.Builder type) {
        // Not TypeSpec.toBuilder(): in JavaPoet 0.22.0 it forgets the components of a record.
        type.addAnnotation(Jdk.NULL_MARKED)
                .addAnnotation(AnnotationSpec.builder(Jdk.GENERATED)
                        .addMember("value", "$S", emitter.getName())
                        .build());
        TypeSpec marked = type.build();
        ClassName name = ClassName.get(names.packageName(), marked.name());
        String text = JavaFile.builder(names.packageName(), marked)
                .addFileComment("Generated from $L, do not edit", Docs.escape(Docs.place(origin)))
                .skipJavaLangImports(true)
                .indent("    ")
                .build()
                .toString();
        return new GeneratedFile(name.canonicalName().replace('.', '/') + ".java", text);
    }
}
