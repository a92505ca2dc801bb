package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.Span;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** How the value of an attribute stands in a key, by the attribute's type and the format behind its colon. */
final class Encodings {
    private static final Map<String, Integer> FRACTIONS = Map.of("seconds", 0, "millis", 3, "micros", 6, "nanos", 9);
    private static final Pattern WIDTH = Pattern.compile("[1-9]|1[0-9]");
    private static final int INT_DIGITS = 10;
    private static final int LONG_DIGITS = 19;

    private final Context context;

    Encodings(Context context) {
        this.context = context;
    }

    /** Digits that hold every value of a number type. */
    static int widest(Attribute attribute) {
        return attribute.type() == Scalar.INT ? INT_DIGITS : LONG_DIGITS;
    }

    /** The encoding of the only component of a number or binary key. */
    Optional<KeyEncoding> nativeKey(Attribute attribute, Piece.Hole hole, KeyAttribute key) {
        boolean number = key.type() == KeyAttribute.Type.N;
        boolean whole = attribute.type() == Scalar.INT
                || attribute.type() == Scalar.LONG
                || attribute.type() == Scalar.DECIMAL
                || attribute.type() == Scalar.COUNTER;
        boolean fits = number ? whole : attribute.type() == Scalar.BYTES;
        if (!fits) {
            refuse(attribute, hole.nameSpan(), (number ? "a number" : "a binary") + " key");
            return Optional.empty();
        }
        if (hole.format().isPresent()) {
            badFormat(hole.format().get(), "a " + (number ? "number" : "binary") + " key is stored as it is");
            return Optional.empty();
        }
        return Optional.of(number ? new KeyEncoding.NativeNumber() : new KeyEncoding.NativeBinary());
    }

    /** The encoding where the attribute itself is the string key. */
    Optional<KeyEncoding> naturalText(Attribute attribute, Piece.Hole hole) {
        if (attribute.type() == Scalar.STRING && hole.format().isEmpty()) {
            return Optional.of(new KeyEncoding.Raw(""));
        }
        boolean stored = attribute.type() instanceof EnumType
                || attribute.type() == Scalar.DATE
                || attribute.type() == Scalar.YEAR_MONTH
                || attribute.type() == Scalar.TIME
                || attribute.type() == Scalar.ULID
                || attribute.type() == Scalar.UUID
                || attribute.type() == Scalar.INSTANT
                || attribute.type() == Scalar.STRING;
        if (!stored) {
            refuse(attribute, hole.nameSpan(), "a string key that is the attribute itself");
            return Optional.empty();
        }
        return text(attribute, hole, Optional.empty());
    }

    /** The encoding in a string key; {@code raw} holds the literal that follows if text stands there unescaped. */
    Optional<KeyEncoding> text(Attribute attribute, Piece.Hole hole, Optional<String> raw) {
        if (attribute.type() instanceof Scalar scalar) {
            switch (scalar) {
                case INT, LONG, COUNTER -> {
                    return padded(attribute, hole);
                }
                case INSTANT -> {
                    return moment(hole);
                }
                default -> {}
            }
        }
        Optional<KeyEncoding> encoding = unformatted(attribute, raw);
        if (encoding.isEmpty()) {
            refuse(attribute, hole.nameSpan(), "a string key");
        } else if (hole.format().isPresent()) {
            badFormat(hole.format().get(), "`" + attribute.type().describe() + "` has no formats");
            return Optional.empty();
        }
        return encoding;
    }

    private static Optional<KeyEncoding> unformatted(Attribute attribute, Optional<String> raw) {
        if (attribute.type() instanceof EnumType type) {
            return Optional.of(new KeyEncoding.Code(type));
        }
        if (!(attribute.type() instanceof Scalar scalar)) {
            return Optional.empty();
        }
        return switch (scalar) {
            case STRING ->
                Optional.of(raw.<KeyEncoding>map(KeyEncoding.Raw::new).orElse(new KeyEncoding.Text()));
            case DATE -> Optional.of(KeyEncoding.Fixed.DATE);
            case YEAR_MONTH -> Optional.of(KeyEncoding.Fixed.YEAR_MONTH);
            case TIME -> Optional.of(KeyEncoding.Fixed.TIME);
            case UUID -> Optional.of(KeyEncoding.Fixed.UUID);
            case ULID -> Optional.of(KeyEncoding.Fixed.ULID);
            case BOOLEAN -> Optional.of(KeyEncoding.Fixed.BOOL);
            default -> Optional.empty();
        };
    }

    private Optional<KeyEncoding> padded(Attribute attribute, Piece.Hole hole) {
        if (hole.format().isEmpty()) {
            Span end = new Span(
                    hole.nameSpan().file(),
                    hole.nameSpan().endOffset(),
                    hole.nameSpan().endOffset());
            context.report(Diagnostic.at(
                            Code.UNPADDED_NUMBER,
                            hole.nameSpan(),
                            "`" + attribute.name() + "` would sort as text: 10 before 9")
                    .help(Help.edit(
                            "give it the digits of its largest value; the width cannot change later",
                            new Edit(end, ":" + widest(attribute)),
                            Help.Confidence.REVIEW)));
            return Optional.empty();
        }
        Piece.Format format = hole.format().get();
        if (!WIDTH.matcher(format.text()).matches()) {
            badFormat(format, "a number takes its width in digits, 1 to 19");
            return Optional.empty();
        }
        return Optional.of(new KeyEncoding.Padded(Integer.parseInt(format.text())));
    }

    private Optional<KeyEncoding> moment(Piece.Hole hole) {
        String format = hole.format().map(Piece.Format::text).orElse("millis");
        if (!FRACTIONS.containsKey(format)) {
            badFormat(hole.format().orElseThrow(), "an instant takes seconds, millis, micros or nanos");
            return Optional.empty();
        }
        return Optional.of(new KeyEncoding.Moment(FRACTIONS.get(format)));
    }

    private void refuse(Attribute attribute, Span span, String where) {
        String type = attribute.type().describe();
        Diagnostic finding = Diagnostic.at(
                Code.BAD_KEY_TYPE,
                span,
                "`" + attribute.name() + "` is of type " + type + ", which cannot stand in " + where);
        boolean derived = span.equals(attribute.span());
        context.report(derived ? finding : finding.also(attribute.span(), "declared here"));
    }

    private void badFormat(Piece.Format format, String note) {
        context.report(Diagnostic.at(
                        Code.BAD_TEMPLATE,
                        format.span(),
                        "`" + format.text() + "` is not a format that this attribute can have")
                .note(note));
    }
}
