package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Scalar;

/** Java types of the model's types. */
final class Types {
    static final ClassName STRING = ClassName.get(String.class);
    private static final AnnotationSpec NULLABLE =
            AnnotationSpec.builder(Jdk.NULLABLE).build();

    private final ModelNames names;

    Types(ModelNames names) {
        this.names = names;
    }

    /** The type as an element of a collection: never primitive. */
    TypeName boxed(AttributeType type) {
        return plain(type).box();
    }

    /** The type of a value that is there: primitive where Java has one. */
    TypeName plain(AttributeType type) {
        if (type instanceof Scalar scalar) {
            return scalar(scalar);
        }
        if (type instanceof EnumType values) {
            return names.type(values);
        }
        if (type instanceof DocumentType document) {
            return names.type(document);
        }
        if (type instanceof AttributeType.ListOf list) {
            return ParameterizedTypeName.get(Jdk.LIST, boxed(list.element()));
        }
        if (type instanceof AttributeType.SetOf set) {
            return ParameterizedTypeName.get(Jdk.SET, boxed(set.element()));
        }
        return ParameterizedTypeName.get(Jdk.MAP, STRING, boxed(((AttributeType.MapOf) type).value()));
    }

    /** The type of a record component. */
    TypeName component(Attribute attribute) {
        return isNullable(attribute) ? nullable(attribute.type()) : plain(attribute.type());
    }

    /** The type of a value that may be absent. */
    TypeName nullable(AttributeType type) {
        return nullable(boxed(type));
    }

    static TypeName nullable(TypeName type) {
        return type.annotated(NULLABLE);
    }

    /** A set that is absent is empty, and a counter that is absent is 0; all else is null when absent. */
    static boolean isNullable(Attribute attribute) {
        return attribute.optional()
                && !(attribute.type() instanceof AttributeType.SetOf)
                && attribute.type() != Scalar.COUNTER;
    }

    static TypeName scalar(Scalar scalar) {
        return switch (scalar) {
            case STRING, ULID -> STRING;
            case INT -> TypeName.INT;
            case LONG, COUNTER -> TypeName.LONG;
            case DOUBLE -> TypeName.DOUBLE;
            case BOOLEAN -> TypeName.BOOLEAN;
            case DECIMAL -> ClassName.get("java.math", "BigDecimal");
            case BYTES -> Sdk.BYTES;
            case INSTANT -> ClassName.get("java.time", "Instant");
            case DATE -> ClassName.get("java.time", "LocalDate");
            case YEAR_MONTH -> ClassName.get("java.time", "YearMonth");
            case TIME -> ClassName.get("java.time", "LocalTime");
            case DURATION -> ClassName.get("java.time", "Duration");
            case UUID -> ClassName.get("java.util", "UUID");
        };
    }
}
