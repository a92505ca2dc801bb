package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import java.math.BigDecimal;

/** Operands of a write as Java expressions of an attribute's type. */
final class OperandCode {
    private final Scope scope;
    private final Call call;

    OperandCode(Scope scope, Call call) {
        this.scope = scope;
        this.call = call;
    }

    /** The value, as a record's component has it. */
    CodeBlock of(Operand operand) {
        if (operand instanceof Operand.Argument argument) {
            return call.argument(argument);
        }
        Operand.Constant constant = (Operand.Constant) operand;
        Object value = constant.value();
        AttributeType type = constant.type();
        if (type instanceof EnumType values) {
            NameAllocator constants = EnumEmitter.constants(values);
            EnumType.Value named = values.values().stream()
                    .filter(v -> v.code().equals(value))
                    .findFirst()
                    .orElseThrow();
            return CodeBlock.of("$T.$N", scope.names().type(values), constants.get(named.name()));
        }
        if (type == Scalar.INT) {
            return CodeBlock.of("$L", value);
        }
        if (type == Scalar.DOUBLE) {
            return CodeBlock.of("$L", ((BigDecimal) value).doubleValue());
        }
        return call.value(operand);
    }
}
