package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Scalar;

/** Statements and expressions that write and read one attribute, and codecs of types. */
final class Values {
    private final ModelNames names;
    private final Types types;

    Values(ModelNames names, Types types) {
        this.names = names;
        this.types = types;
    }

    /** An expression of the codec of a type. */
    CodeBlock codec(AttributeType type) {
        if (type instanceof Scalar scalar) {
            return CodeBlock.of("$T.$L", RuntimeTypes.CODECS, scalarName(scalar));
        }
        if (type instanceof EnumType values) {
            ClassName name = names.type(values);
            return CodeBlock.of("$T.coded($S, $T.of($T.values()))", RuntimeTypes.CODECS, values.name(), Jdk.LIST, name);
        }
        if (type instanceof DocumentType document) {
            return CodeBlock.of("$T.INSTANCE", names.codec(document));
        }
        if (type instanceof AttributeType.ListOf list) {
            return CodeBlock.of("$T.list($L)", RuntimeTypes.CODECS, codec(list.element()));
        }
        if (type instanceof AttributeType.SetOf set) {
            return set.element() == Scalar.BYTES
                    ? CodeBlock.of("$T.bytesSet()", RuntimeTypes.CODECS)
                    : CodeBlock.of("$T.set($L)", RuntimeTypes.CODECS, codec(set.element()));
        }
        return CodeBlock.of("$T.map($L)", RuntimeTypes.CODECS, codec(((AttributeType.MapOf) type).value()));
    }

    /** The declared type of a constant that holds the codec of a type. */
    TypeName codecType(AttributeType type) {
        ClassName raw = type instanceof EnumType ? RuntimeTypes.SCALAR_CODEC : RuntimeTypes.VALUE_CODEC;
        return ParameterizedTypeName.get(raw, types.boxed(type));
    }

    /** Whether the codec is a constant of the runtime or of a generated class already. */
    static boolean hasConstant(AttributeType type) {
        return type instanceof Scalar || type instanceof DocumentType;
    }

    /** A statement that writes a value to {@code out}. */
    static CodeBlock write(Attribute attribute, CodeBlock value, CodeBlock codec, boolean ttl) {
        return CodeBlock.of("out.$L", writing(attribute, value, codec, ttl));
    }

    /** The call of a writer that writes a value. */
    static CodeBlock writing(Attribute attribute, CodeBlock value, CodeBlock codec, boolean ttl) {
        String method = attribute.type() instanceof Scalar scalar && !ttl ? writer(scalar, attribute.optional()) : "";
        return method.isEmpty()
                ? CodeBlock.of("value($S, $L, $L)", attribute.storedName(), value, codec)
                : CodeBlock.of("$L($S, $L)", method, attribute.storedName(), value);
    }

    private static String writer(Scalar scalar, boolean optional) {
        return switch (scalar) {
            case STRING, ULID -> "string";
            case COUNTER, DECIMAL -> "number";
            case INT, LONG, DOUBLE -> optional ? "" : "number";
            case BOOLEAN -> optional ? "" : "bool";
            case INSTANT -> "instant";
            default -> "";
        };
    }

    /** An expression that reads a value. */
    static CodeBlock read(Attribute attribute, CodeBlock codec, boolean ttl) {
        String name = attribute.storedName();
        if (attribute.type() == Scalar.COUNTER) {
            return CodeBlock.of("in.longValue($S, 0)", name);
        }
        if (attribute.type() instanceof AttributeType.SetOf) {
            return CodeBlock.of("in.set($S, $L)", name, codec);
        }
        String method = attribute.type() instanceof Scalar scalar && !ttl ? reader(scalar, attribute.optional()) : "";
        if (!method.isEmpty()) {
            return CodeBlock.of("in.$L($S)", method, name);
        }
        return CodeBlock.of("in.$L($S, $L)", attribute.optional() ? "optional" : "required", name, codec);
    }

    private static String reader(Scalar scalar, boolean optional) {
        return switch (scalar) {
            case STRING, ULID -> optional ? "optionalString" : "string";
            case INT -> optional ? "" : "intValue";
            case LONG -> optional ? "" : "longValue";
            case DOUBLE -> optional ? "" : "doubleValue";
            case DECIMAL -> optional ? "" : "decimal";
            case BOOLEAN -> optional ? "" : "bool";
            case INSTANT -> optional ? "" : "instant";
            default -> "";
        };
    }

    private static String scalarName(Scalar scalar) {
        return switch (scalar) {
            case STRING, ULID -> "STRING";
            case LONG, COUNTER -> "LONG";
            default -> scalar.name();
        };
    }
}
