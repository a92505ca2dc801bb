package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.WritePattern;
import java.util.ArrayList;
import java.util.List;

/** The condition of a declared write: its text over positional names and values, and the calls that give the values. */
final class GuardCode {
    private final Call call;
    private final WritePattern.Guard guard;
    private final List<String> names = new ArrayList<>();
    private final List<CodeBlock> values = new ArrayList<>();
    private final String text;

    GuardCode(Scope scope, WritePattern pattern, WritePattern.Guard guard, Call call) {
        this.call = call;
        this.guard = guard;
        CodecConstants codecs = SchemaEmitter.codecs(scope, pattern.type());
        this.text = new PredicateText(codecs, this::name, this::value).of(guard.predicate());
    }

    private String name(String attribute) {
        if (!names.contains(attribute)) {
            names.add(attribute);
        }
        return "#c" + names.indexOf(attribute);
    }

    private String value(AttributeType type, CodeBlock codec, Operand operand) {
        String placeholder = ":c" + values.size();
        CodeBlock value = call.value(operand);
        if (operand instanceof Operand.Constant constant) {
            // A constant is stored text or a number already.
            Object plain = constant.value();
            String method = plain instanceof Boolean ? "bool" : plain instanceof String ? "string" : "number";
            values.add(CodeBlock.of("$L($S, $L)", method, placeholder, value));
        } else if (type == Scalar.STRING || type == Scalar.ULID) {
            values.add(CodeBlock.of("string($S, $L)", placeholder, value));
        } else if (type == Scalar.INT || type == Scalar.LONG || type == Scalar.COUNTER || type == Scalar.DECIMAL) {
            values.add(CodeBlock.of("number($S, $L)", placeholder, value));
        } else {
            values.add(CodeBlock.of("value($S, $L, $L)", placeholder, value, codec));
        }
        return placeholder;
    }

    /** The call that adds the condition to a specification. */
    CodeBlock specification() {
        CodeBlock.Builder out = CodeBlock.builder().add("\n.when($S, $S", guard.text(), text);
        names.forEach(n -> out.add(", $S", n));
        return out.add(")").build();
    }

    /** Calls of a writer, one for each value. */
    List<CodeBlock> values() {
        return List.copyOf(values);
    }
}
