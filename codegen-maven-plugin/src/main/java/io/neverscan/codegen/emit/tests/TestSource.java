package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.codegen.emit.java.GeneratedApi;
import io.neverscan.dsl.source.Span;

/** What every generated source of tests has in common. */
final class TestSource {
    private static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

    private TestSource() {}

    static GeneratedFile of(GeneratedApi api, Span origin, TypeSpec.Builder type) {
        type.addAnnotation(NULL_MARKED)
                .addAnnotation(AnnotationSpec.builder(GENERATED)
                        .addMember("value", "$S", TestEmitter.class.getName())
                        .build());
        TypeSpec marked = type.build();
        String text = JavaFile.builder(api.names().packageName(), marked)
                .addFileComment("Generated from $L, do not edit", Docs.escape(Docs.place(origin)))
                .addStaticImport(Names.ASSERTIONS, "assertThat", "assertThatThrownBy")
                .skipJavaLangImports(true)
                .indent("    ")
                .build()
                .toString();
        String path = ClassName.get(api.names().packageName(), marked.name())
                        .canonicalName()
                        .replace('.', '/')
                + ".java";
        return new GeneratedFile(path, withoutIdleImports(text));
    }

    /** JavaPoet writes every static import, used or not. */
    private static String withoutIdleImports(String text) {
        String kept = text;
        for (String method : new String[] {"assertThat", "assertThatThrownBy"}) {
            String line = "import static " + Names.ASSERTIONS.canonicalName() + "." + method + ";\n";
            if (!kept.replace(line, "").matches("(?s).*\\b" + method + "\\(.*")) {
                kept = kept.replace(line, "");
            }
        }
        return kept;
    }
}
