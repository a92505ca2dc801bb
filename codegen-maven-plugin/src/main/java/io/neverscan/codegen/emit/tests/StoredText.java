package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Scalar;
import java.nio.ByteBuffer;
import java.util.Locale;

/** Values in the spelling of the test kit's expression text: strings quoted, numbers plain, bytes in hexadecimal. */
final class StoredText {
    private StoredText() {}

    /** A name: in back quotes unless it is a plain identifier. */
    static String name(String name) {
        boolean keyword = switch (name.toLowerCase(Locale.ROOT)) {
            case "and", "or", "not", "between", "in" -> true;
            default -> false;
        };
        return !keyword && name.matches("[A-Za-z_][A-Za-z0-9_]*") ? name : "`" + name + "`";
    }

    /** The value of a key attribute. */
    static String of(KeyValue value) {
        if (value instanceof KeyValue.Text text) {
            return quoted(text.text());
        }
        if (value instanceof KeyValue.Numeric number) {
            return number.number().toPlainString();
        }
        StringBuilder hex = new StringBuilder("0x");
        ((KeyValue.Binary) value).bytes().forEach(b -> hex.append(String.format(Locale.ROOT, "%02x", b)));
        return hex.toString();
    }

    /** The value of any other attribute as it is stored. */
    static String of(AttributeType type, Object value) {
        if (value instanceof Boolean || value instanceof Number) {
            return value.toString();
        }
        if (value instanceof ByteBuffer buffer && type == Scalar.BYTES) {
            StringBuilder hex = new StringBuilder("0x");
            for (int i = buffer.position(); i < buffer.limit(); i++) {
                hex.append(String.format(Locale.ROOT, "%02x", buffer.get(i) & 0xFF));
            }
            return hex.toString();
        }
        return quoted(value.toString());
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == '\u007f') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
