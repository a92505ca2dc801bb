package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import java.math.BigDecimal;
import java.util.List;

/** The parameters of a pattern's method, and operands as expressions in its body. */
final class Call {
    private final Scope scope;
    private final List<Parameter> parameters;
    private final NameAllocator names = new NameAllocator();

    Call(Scope scope, AccessPattern pattern) {
        this(scope, pattern.parameters());
    }

    Call(Scope scope, List<Parameter> parameters) {
        this.scope = scope;
        this.parameters = List.copyOf(parameters);
        // The repository's own field.
        names.newName("table");
        parameters.forEach(p -> names.newName(JavaNames.variable(p.name()), p.name()));
    }

    void parameters(MethodSpec.Builder method) {
        for (Parameter parameter : parameters) {
            method.addParameter(type(parameter), name(parameter));
        }
    }

    /** Any collection will do for a list. */
    private TypeName type(Parameter parameter) {
        return parameter.type() instanceof AttributeType.ListOf list
                ? ParameterizedTypeName.get(Jdk.COLLECTION, scope.types().boxed(list.element()))
                : scope.types().plain(parameter.type());
    }

    /** A name for a local variable. */
    String local(String wished) {
        return names.newName(wished);
    }

    /** A name for the local variable that stands for a parameter which the caller does not pass. */
    String local(String wished, Parameter parameter) {
        return names.newName(wished, parameter.name());
    }

    List<Parameter> all() {
        return parameters;
    }

    String name(Parameter parameter) {
        return names.get(parameter.name());
    }

    CodeBlock argument(Operand.Argument argument) {
        return CodeBlock.of("$N", name(argument.parameter()));
    }

    /** An operand as it is, not as key text. */
    CodeBlock value(Operand operand) {
        if (operand instanceof Operand.Argument argument) {
            return argument(argument);
        }
        Object value = ((Operand.Constant) operand).value();
        if (value instanceof String) {
            return CodeBlock.of("$S", value);
        }
        if (value instanceof BigDecimal) {
            return CodeBlock.of("new $T($S)", BigDecimal.class, value.toString());
        }
        return value instanceof Long ? CodeBlock.of("$LL", value) : CodeBlock.of("$L", value);
    }
}
