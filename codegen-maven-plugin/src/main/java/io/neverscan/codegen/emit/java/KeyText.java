package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.runtime.key.KeyFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Key text as a Java expression: literals and components joined by +. Writers, readers and bounds all come from here,
 * and the text of each component comes from {@link KeyFormat} at run time.
 */
final class KeyText {
    private final Map<ClassName, KeyNames> keys = new LinkedHashMap<>();

    /**
     * Key text of some item types.
     *
     * @param scope the model
     * @param items the types whose components may occur; the first that has one is asked for it
     */
    KeyText(Scope scope, List<ItemType> items) {
        items.forEach(i -> keys.put(
                scope.names().of(i, ModelNames.Role.KEYS), scope.names().keys(i)));
    }

    KeyText(Scope scope, ItemType item) {
        this(scope, List.of(item));
    }

    /** The expression of a whole template. */
    CodeBlock of(List<Segment> segments, Function<Attribute, CodeBlock> value) {
        List<Object> pieces = new ArrayList<>();
        for (Segment segment : segments) {
            if (segment instanceof Segment.Literal literal) {
                addText(pieces, literal.text());
            } else {
                Segment.Component component = (Segment.Component) segment;
                pieces.add(encode(
                        component,
                        value.apply(component.attribute()),
                        component.attribute().type()));
            }
        }
        return join(pieces);
    }

    /** The expression of a key that a read knows, or the front of one. */
    CodeBlock of(BoundKey key, Function<Operand.Argument, CodeBlock> argument) {
        List<Object> pieces = new ArrayList<>();
        for (BoundKey.Part part : key.parts()) {
            if (part instanceof BoundKey.Text text) {
                addText(pieces, text.text());
                continue;
            }
            BoundKey.Value value = (BoundKey.Value) part;
            if (value.operand() instanceof Operand.Constant constant) {
                addText(pieces, constantText(value.component(), constant));
            } else {
                pieces.add(operand(value.component(), value.operand(), argument));
            }
        }
        return join(pieces);
    }

    /** The expression of one component's text. */
    CodeBlock operand(Segment.Component component, Operand operand, Function<Operand.Argument, CodeBlock> argument) {
        return operand instanceof Operand.Argument given
                ? encode(component, argument.apply(given), given.parameter().type())
                : CodeBlock.of("$S", constantText(component, (Operand.Constant) operand));
    }

    /** The constant of a component. */
    CodeBlock part(Segment.Component component) {
        for (Map.Entry<ClassName, KeyNames> one : keys.entrySet()) {
            if (one.getValue().has(component)) {
                return CodeBlock.of("$T.$N", one.getKey(), one.getValue().constant(component));
            }
        }
        throw new IllegalStateException("no key text for " + component.attribute());
    }

    /** The expression that is given to a format, of the type that the format takes. */
    static CodeBlock formatted(AttributeType type, CodeBlock value) {
        if (type instanceof EnumType) {
            return CodeBlock.of("$L.code()", value);
        }
        return type == Scalar.INT ? CodeBlock.of("(long) $L", value) : value;
    }

    private CodeBlock encode(Segment.Component component, CodeBlock value, AttributeType type) {
        return CodeBlock.of("$L.encode($L)", part(component), formatted(type, value));
    }

    private static String constantText(Segment.Component component, Operand.Constant constant) {
        KeyFormat<?> format = component.encoding().format().orElseThrow();
        return text(format, component.encoding(), constant.value());
    }

    @SuppressWarnings("unchecked") // the resolver has typed the constant after the attribute
    private static String text(KeyFormat<?> format, KeyEncoding encoding, Object value) {
        boolean ownType = encoding instanceof KeyEncoding.Text
                || encoding instanceof KeyEncoding.Raw
                || encoding instanceof KeyEncoding.Code
                || encoding instanceof KeyEncoding.Shard
                || !(value instanceof String);
        Object typed = ownType ? value : format.decode((String) value);
        return ((KeyFormat<Object>) format).encode(typed);
    }

    private static void addText(List<Object> pieces, String text) {
        int last = pieces.size() - 1;
        if (last >= 0 && pieces.get(last) instanceof String before) {
            pieces.set(last, before + text);
        } else {
            pieces.add(text);
        }
    }

    private static CodeBlock join(List<Object> pieces) {
        return pieces.stream()
                .map(p -> p instanceof String text ? CodeBlock.of("$S", text) : (CodeBlock) p)
                .collect(CodeBlock.joining(" + "));
    }
}
