package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** A test class, top-level or nested, while it is written. */
final class TestClass {
    final TypeSpec.Builder type;
    final NameAllocator methods = new NameAllocator();

    TestClass(ClassName name, String about) {
        this(TypeSpec.classBuilder(name), about);
    }

    private TestClass(TypeSpec.Builder type, String about) {
        this.type = type.addModifiers(Modifier.FINAL).addJavadoc("$L\n", about);
    }

    static TestClass nested(String name, String about) {
        TestClass nested = new TestClass(TypeSpec.classBuilder(name), about);
        nested.type.addAnnotation(Names.NESTED);
        return nested;
    }

    /** Marks the class as one that needs an engine; its requests are counted, so its tests run one after the other. */
    TestClass onEngine() {
        type.addAnnotation(Names.NEVERSCAN_TEST)
                .addAnnotation(com.palantir.javapoet.AnnotationSpec.builder(Names.EXECUTION)
                        .addMember("value", "$T.SAME_THREAD", Names.EXECUTION_MODE)
                        .build());
        return this;
    }

    /** Starts a test. */
    MethodSpec.Builder test(String name) {
        return MethodSpec.methodBuilder(methods.newName(name)).addAnnotation(Names.TEST);
    }

    /** Adds a test of some statements. */
    void test(String name, CodeBlock body) {
        type.addMethod(test(name).addCode(body).build());
    }

    /** Adds a private static method that gives a value; returns its name. */
    String value(String wished, TypeName returned, CodeBlock value) {
        String name = methods.newName(wished);
        type.addMethod(MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(returned)
                .addStatement("return $L", value)
                .build());
        return name;
    }
}
