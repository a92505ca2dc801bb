package io.neverscan.testkit.recording;

import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes attribute values as they stand in canonical expression text. */
final class AttributeText {

    private AttributeText() {}

    static String of(AttributeValue value) {
        return switch (value.type()) {
            case S -> quoted(value.s());
            case N -> value.n();
            case B -> hex(value.b());
            case BOOL -> value.bool().toString();
            case NUL -> "null";
            case SS -> set(value.ss().stream().map(AttributeText::quoted));
            case NS -> set(value.ns().stream());
            case BS -> set(value.bs().stream().map(AttributeText::hex));
            case L -> list(value.l());
            case M -> of(value.m());
            case UNKNOWN_TO_SDK_VERSION -> throw new AssertionError("a value without a known type was sent: " + value);
        };
    }

    /** An item or a key, its attributes sorted by name. */
    static String of(Map<String, AttributeValue> attributes) {
        return new TreeMap<>(attributes)
                .entrySet().stream()
                        .map(entry -> ExpressionText.name(entry.getKey()) + ": " + of(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String list(Collection<AttributeValue> elements) {
        return elements.stream().map(AttributeText::of).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String set(Stream<String> elements) {
        return elements.sorted().collect(Collectors.joining(", ", "{", "}"));
    }

    private static String hex(SdkBytes bytes) {
        return "0x" + HexFormat.of().formatHex(bytes.asByteArrayUnsafe());
    }

    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == '\u007f') {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
