package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.codegen.emit.java.AttributeNames;
import io.neverscan.codegen.emit.java.GeneratedApi;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Scalar;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Map;

/** Values of a model as Java expressions, each written out as a literal. */
final class Literals {
    private static final int FIRST_PRINTABLE = 0x20;
    private static final int LAST_PRINTABLE = 0x7E;

    private final GeneratedApi api;

    Literals(GeneratedApi api) {
        this.api = api;
    }

    /** An expression of a value of a type. */
    CodeBlock of(AttributeType type, Object value) {
        if (type instanceof EnumType values) {
            return api.constant(values, (String) value);
        }
        if (type instanceof DocumentType document) {
            return document(document, (Map<?, ?>) value);
        }
        if (type instanceof AttributeType.ListOf list) {
            return CodeBlock.of("$T.of($L)", Names.LIST, elements(list.element(), (Collection<?>) value));
        }
        if (type instanceof AttributeType.SetOf set) {
            return CodeBlock.of("$T.of($L)", Names.SET, elements(set.element(), (Collection<?>) value));
        }
        if (type instanceof AttributeType.MapOf map) {
            CodeBlock entries = ((Map<?, ?>) value)
                    .entrySet().stream()
                            .map(e -> CodeBlock.of("$S, $L", e.getKey(), of(map.value(), e.getValue())))
                            .collect(CodeBlock.joining(", "));
            return CodeBlock.of("$T.of($L)", Names.MAP, entries);
        }
        return scalar((Scalar) type, value);
    }

    private CodeBlock elements(AttributeType element, Collection<?> values) {
        return values.stream().map(v -> of(element, v)).collect(CodeBlock.joining(", "));
    }

    private CodeBlock document(DocumentType document, Map<?, ?> values) {
        AttributeNames names = api.attributes(document);
        CodeBlock.Builder out = CodeBlock.builder().add("$T.builder()", api.document(document));
        for (Attribute attribute : document.attributes()) {
            Object value = values.get(attribute.name());
            if (value != null) {
                out.add(".$N($L)", names.component(attribute), of(attribute.type(), value));
            }
        }
        return out.add(".build()").build();
    }

    private static CodeBlock scalar(Scalar type, Object value) {
        return switch (type) {
            case STRING, ULID -> CodeBlock.of("$S", value);
            case INT, BOOLEAN, DOUBLE -> CodeBlock.of("$L", value);
            case LONG, COUNTER -> CodeBlock.of("$LL", value);
            case DECIMAL -> CodeBlock.of("new $T($S)", Names.DECIMAL, value.toString());
            case BYTES -> bytes((ByteBuffer) value);
            case INSTANT -> CodeBlock.of("$T.parse($S)", Names.INSTANT, value.toString());
            case DATE -> CodeBlock.of("$T.parse($S)", Names.DATE, value.toString());
            case YEAR_MONTH -> CodeBlock.of("$T.parse($S)", Names.YEAR_MONTH, value.toString());
            case TIME -> CodeBlock.of("$T.parse($S)", Names.TIME, value.toString());
            case DURATION -> CodeBlock.of("$T.parse($S)", Names.DURATION, value.toString());
            case UUID -> CodeBlock.of("$T.fromString($S)", Names.UUID, value.toString());
        };
    }

    private static CodeBlock bytes(ByteBuffer value) {
        StringBuilder text = new StringBuilder();
        StringBuilder numbers = new StringBuilder();
        boolean printable = true;
        for (int i = value.position(); i < value.limit(); i++) {
            int b = value.get(i);
            printable &= b >= FIRST_PRINTABLE && b <= LAST_PRINTABLE;
            text.append((char) (b & 0xFF));
            numbers.append(numbers.isEmpty() ? "" : ", ").append(b);
        }
        return printable
                ? CodeBlock.of("$T.fromUtf8String($S)", Names.BYTES, text.toString())
                : CodeBlock.of("$T.fromByteArray(new byte[] {$L})", Names.BYTES, numbers.toString());
    }
}
