package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;

/** Classes outside the SDK and the runtime that generated code names. */
final class Jdk {
    static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
    static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
    static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
    static final ClassName OBJECTS = ClassName.get("java.util", "Objects");
    static final ClassName LIST = ClassName.get("java.util", "List");
    static final ClassName ARRAY_LIST = ClassName.get("java.util", "ArrayList");
    static final ClassName SET = ClassName.get("java.util", "Set");
    static final ClassName MAP = ClassName.get("java.util", "Map");
    static final ClassName LINKED_HASH_SET = ClassName.get("java.util", "LinkedHashSet");
    static final ClassName COLLECTION = ClassName.get("java.util", "Collection");
    static final ClassName OPTIONAL = ClassName.get("java.util", "Optional");
    static final ClassName FUTURE = ClassName.get("java.util.concurrent", "CompletableFuture");
    static final ClassName INSTANT = ClassName.get("java.time", "Instant");
    static final ClassName CLOCK = ClassName.get("java.time", "Clock");
    static final ClassName UNARY_OPERATOR = ClassName.get("java.util.function", "UnaryOperator");

    private Jdk() {}
}
