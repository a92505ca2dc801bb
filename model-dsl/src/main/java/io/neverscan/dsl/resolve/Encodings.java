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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the value of an attribute stands in a key, by the attribute's type and the format behind its colon. */
final class Encodings {
    private static final Map<String, Integer> FRACTIONS = Map.of("seconds", 0, "millis", 3, "micros", 6, "nanos", 9);
    private static final Pattern WIDTH = Pattern.compile("(\\+?)([1-9]|1[0-9])");
    private static final Pattern PLACES = Pattern.compile("(\\+?)([1-9][0-9]?)\\.([1-9][0-9]?)");
    private static final Pattern DESCENDING = Pattern.compile("(?:(.*\\S)\\s+)?desc");
    private static final int DECIMAL_DIGITS = 38;
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
        if (hole.format().filter(f -> DESCENDING.matcher(f.text()).matches()).isPresent()) {
            badFormat(hole.format().get(), "the attribute itself is the key, so it stands there as it is stored");
            return Optional.empty();
        }
        return text(attribute, hole, Optional.empty());
    }

    /** The encoding in a string key; {@code raw} holds the literal that follows if text stands there unescaped. */
    Optional<KeyEncoding> text(Attribute attribute, Piece.Hole hole, Optional<String> raw) {
        Optional<Matcher> turned =
                hole.format().map(f -> DESCENDING.matcher(f.text())).filter(Matcher::matches);
        if (turned.isEmpty()) {
            return ascending(attribute, hole, raw);
        }
        Piece.Format format = hole.format().orElseThrow();
        Optional<Piece.Format> rest = Optional.ofNullable(turned.get().group(1))
                .map(t -> new Piece.Format(
                        t,
                        new Span(
                                format.span().file(),
                                format.span().startOffset(),
                                format.span().startOffset() + t.length())));
        Piece.Hole without = new Piece.Hole(hole.name(), rest, hole.nameSpan(), hole.span());
        Optional<KeyEncoding> encoding = ascending(attribute, without, raw);
        if (encoding.isPresent() && !hasShape(encoding.get())) {
            badFormat(format, "only numbers, moments, dates, months and times of day can be turned around");
            return Optional.empty();
        }
        return encoding.map(KeyEncoding.Descending::new);
    }

    private static boolean hasShape(KeyEncoding encoding) {
        return encoding instanceof KeyEncoding.Padded
                || encoding instanceof KeyEncoding.Signed
                || encoding instanceof KeyEncoding.Decimal
                || encoding instanceof KeyEncoding.Moment
                || encoding == KeyEncoding.Fixed.DATE
                || encoding == KeyEncoding.Fixed.YEAR_MONTH
                || encoding == KeyEncoding.Fixed.TIME;
    }

    private Optional<KeyEncoding> ascending(Attribute attribute, Piece.Hole hole, Optional<String> raw) {
        if (attribute.type() instanceof Scalar scalar) {
            switch (scalar) {
                case INT, LONG, COUNTER -> {
                    return padded(attribute, hole);
                }
                case INSTANT -> {
                    return moment(hole);
                }
                case DECIMAL -> {
                    return decimal(attribute, hole);
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
        Matcher width = WIDTH.matcher(format.text());
        if (!width.matches()) {
            badFormat(format, "a number takes its width in digits, 1 to 19, after `+` if it may be negative");
            return Optional.empty();
        }
        int digits = Integer.parseInt(width.group(2));
        return Optional.of(width.group(1).isEmpty() ? new KeyEncoding.Padded(digits) : new KeyEncoding.Signed(digits));
    }

    private Optional<KeyEncoding> decimal(Attribute attribute, Piece.Hole hole) {
        if (hole.format().isEmpty()) {
            context.report(Diagnostic.at(
                            Code.UNPADDED_NUMBER,
                            hole.nameSpan(),
                            "`" + attribute.name() + "` would sort as text: 10 before 9")
                    .help(Help.advice("give it its digits before and after the point, such as `{" + attribute.name()
                            + ":10.2}`, with `+` before them if it may be negative")));
            return Optional.empty();
        }
        Piece.Format format = hole.format().get();
        Matcher places = PLACES.matcher(format.text());
        if (!places.matches()
                || Integer.parseInt(places.group(2)) + Integer.parseInt(places.group(3)) > DECIMAL_DIGITS) {
            badFormat(format, "a decimal takes its digits before and after the point, such as 10.2; 38 together");
            return Optional.empty();
        }
        return Optional.of(new KeyEncoding.Decimal(
                Integer.parseInt(places.group(2)),
                Integer.parseInt(places.group(3)),
                !places.group(1).isEmpty()));
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
