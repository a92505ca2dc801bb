package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;

/**
 * The two kinds of code that use a model: one waits for each answer, one gives futures. Bodies are the same for both, as
 * the runtime has the same methods for both; here is what differs.
 */
enum Face {
    /** On the blocking client. */
    BLOCKING(""),
    /** On the asynchronous client. */
    ASYNC("Async");

    private final String prefix;

    Face(String prefix) {
        this.prefix = prefix;
    }

    ModelNames.Role repository() {
        return this == ASYNC ? ModelNames.Role.ASYNC_REPOSITORY : ModelNames.Role.REPOSITORY;
    }

    ModelNames.Role update() {
        return this == ASYNC ? ModelNames.Role.ASYNC_UPDATE : ModelNames.Role.UPDATE;
    }

    ClassName client() {
        return this == ASYNC ? Sdk.ASYNC_CLIENT : Sdk.CLIENT;
    }

    /** The class of the runtime that is there for this face. */
    ClassName of(ClassName blocking) {
        return blocking.peerClass(prefix + blocking.simpleName());
    }

    /** What a method returns, given what it returns when it waits. */
    TypeName returned(TypeName blocking) {
        if (this == BLOCKING) {
            return blocking;
        }
        if (blocking.equals(TypeName.VOID)) {
            return ParameterizedTypeName.get(
                    Jdk.FUTURE,
                    ClassName.get(Void.class)
                            .annotated(com.palantir.javapoet.AnnotationSpec.builder(Jdk.NULLABLE)
                                    .build()));
        }
        if (blocking instanceof ParameterizedTypeName many && many.rawType().equals(RuntimeTypes.RESULTS)) {
            return ParameterizedTypeName.get(
                    of(many.rawType()), many.typeArguments().get(0));
        }
        return ParameterizedTypeName.get(Jdk.FUTURE, blocking.box());
    }

    /**
     * The body that gives an expression's value. What the expression throws, the future completes with.
     *
     * @param blocking what the method returns when it waits
     */
    CodeBlock body(TypeName blocking, CodeBlock expression) {
        return body(blocking, CodeBlock.of(""), expression);
    }

    /** The same with statements before it. */
    CodeBlock body(TypeName blocking, CodeBlock statements, CodeBlock expression) {
        CodeBlock.Builder out = CodeBlock.builder();
        if (this == BLOCKING) {
            String give = blocking.equals(TypeName.VOID) ? "" : "return ";
            return out.add(statements).addStatement("$L$L", give, expression).build();
        }
        CodeBlock call =
                blocking instanceof ParameterizedTypeName many && many.rawType().equals(RuntimeTypes.RESULTS)
                        ? CodeBlock.of("$T.of", of(RuntimeTypes.RESULTS))
                        : CodeBlock.of("this.table.call");
        if (statements.isEmpty()) {
            return out.addStatement("return $L(() -> $L)", call, expression).build();
        }
        return out.add("return $L(() -> {\n$>", call)
                .add(statements)
                .addStatement("return $L", expression)
                .add("$<});\n")
                .build();
    }

    /** The body that only calls another method of the class. */
    CodeBlock delegation(TypeName blocking, CodeBlock call) {
        boolean nothing = this == BLOCKING && blocking.equals(TypeName.VOID);
        return CodeBlock.builder()
                .addStatement("$L$L", nothing ? "" : "return ", call)
                .build();
    }

    /** Says what comes out of a method that returns nothing when it waits. */
    void documentEnd(MethodSpec.Builder method) {
        if (this == ASYNC) {
            method.addJavadoc("@return completes when it is done\n");
        }
    }

    /** Says what a method may fail with, behind what it returns. */
    void documentFailure(MethodSpec.Builder method, TypeName failure, String when) {
        if (this == ASYNC) {
            method.addJavadoc("    (completes with {@link $T} $L)\n", failure, when);
        } else {
            method.addJavadoc("@throws $T $L\n", failure, when);
        }
    }
}
