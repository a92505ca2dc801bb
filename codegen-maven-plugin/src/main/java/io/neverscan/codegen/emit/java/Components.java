package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The components of one record: types, checks, defensive copies, Javadoc.
 *
 * @param type the record's class
 * @param label what messages call it
 * @param attributes its attributes
 * @param names their Java names
 * @param types Java types of the model
 */
record Components(ClassName type, String label, List<Attribute> attributes, AttributeNames names, Types types) {
    /** A public record with its constructor. */
    TypeSpec.Builder record(Optional<String> description, String otherwise) {
        TypeSpec.Builder record = TypeSpec.recordBuilder(type).addModifiers(Modifier.PUBLIC);
        record.addJavadoc(Docs.block(description.map(Docs::sentence).orElse(otherwise) + "\n\n"));
        attributes.forEach(a -> record.addJavadoc(param(a)));
        return record.recordConstructor(constructor());
    }

    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.compactConstructorBuilder().addModifiers(Modifier.PUBLIC);
        attributes.forEach(a -> constructor.addParameter(types.component(a), name(a)));
        attributes.forEach(a -> constructor.addCode(check(a)));
        CodeBlock checks = constructor.build().code();
        if (!checks.isEmpty()) {
            constructor.addJavadoc("Checks that what is required is there, and copies collections.\n");
        }
        return constructor.build();
    }

    private CodeBlock check(Attribute attribute) {
        String name = name(attribute);
        Optional<CodeBlock> copy = copy(attribute.type(), name);
        boolean nullable = Types.isNullable(attribute);
        if (copy.isPresent()) {
            return nullable
                    ? CodeBlock.of("$N = $N == null ? null : $L;\n", name, name, copy.get())
                    : CodeBlock.of("$L;\n$N = $L;\n", required(attribute), name, copy.get());
        }
        TypeName component = types.component(attribute);
        return nullable || component.isPrimitive()
                ? CodeBlock.builder().build()
                : CodeBlock.of("$L;\n", required(attribute));
    }

    private Optional<CodeBlock> copy(AttributeType of, String name) {
        if (of instanceof AttributeType.ListOf) {
            return Optional.of(CodeBlock.of("$T.copyOf($N)", Jdk.LIST, name));
        }
        if (of instanceof AttributeType.SetOf) {
            return Optional.of(CodeBlock.of("$T.set($N)", RuntimeTypes.COPIES, name));
        }
        if (of instanceof AttributeType.MapOf) {
            return Optional.of(CodeBlock.of("$T.map($N)", RuntimeTypes.COPIES, name));
        }
        return Optional.empty();
    }

    /** An expression that gives the value or says that it is missing. */
    CodeBlock required(Attribute attribute) {
        return CodeBlock.of(
                "$T.requireNonNull($N, $S)",
                Jdk.OBJECTS,
                name(attribute),
                label + "." + attribute.name() + " is required");
    }

    CodeBlock param(Attribute attribute) {
        return Docs.block("@param " + name(attribute) + " " + meaning(attribute) + "\n");
    }

    /** A few words about an attribute. */
    static String meaning(Attribute attribute) {
        String text =
                attribute.description().map(Docs::escape).orElseGet(() -> "attribute " + Docs.code(attribute.name()));
        return attribute.optional() ? text + "; may be absent" : text;
    }

    String name(Attribute attribute) {
        return names.component(attribute);
    }
}
