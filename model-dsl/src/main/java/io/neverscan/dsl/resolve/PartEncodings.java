package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.runtime.key.TimeBucket;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formats that hold a part of the value only: time buckets and shards. They stand in partition keys. */
final class PartEncodings {
    private static final Pattern SHARD = Pattern.compile("shard\\(([1-9][0-9]{0,3}|10000)\\)");

    private final Context context;

    PartEncodings(Context context) {
        this.context = context;
    }

    /** Whether the text of a format asks for a part of the value. */
    static boolean isPart(Piece.Hole hole) {
        return hole.format()
                .filter(f -> bucket(f.text()).isPresent() || f.text().startsWith("shard("))
                .isPresent();
    }

    private static Optional<TimeBucket> bucket(String text) {
        return switch (text) {
            case "hour" -> Optional.of(TimeBucket.HOUR);
            case "day" -> Optional.of(TimeBucket.DAY);
            case "month" -> Optional.of(TimeBucket.MONTH);
            case "year" -> Optional.of(TimeBucket.YEAR);
            default -> Optional.empty();
        };
    }

    /** The format in braces as a template writes it; empty if it holds the whole value. */
    static Optional<String> text(KeyEncoding encoding) {
        if (encoding instanceof KeyEncoding.Bucket bucket) {
            return Optional.of(bucket.unit());
        }
        return encoding instanceof KeyEncoding.Shard shard
                ? Optional.of("shard(" + shard.count() + ")")
                : Optional.empty();
    }

    /** The encoding; empty, and reported, if the attribute cannot have it. */
    Optional<KeyEncoding> of(Attribute attribute, Piece.Hole hole) {
        Piece.Format format = hole.format().orElseThrow();
        Optional<TimeBucket> bucket = bucket(format.text());
        if (bucket.isPresent()) {
            boolean moment = attribute.type() == Scalar.INSTANT;
            boolean longer = bucket.get() == TimeBucket.MONTH || bucket.get() == TimeBucket.YEAR;
            return moment || (attribute.type() == Scalar.DATE && longer)
                    ? Optional.of(new KeyEncoding.Bucket(bucket.get(), !moment))
                    : refused(
                            format, "an instant has the buckets hour, day, month and year; a date has month and year");
        }
        Matcher shard = SHARD.matcher(format.text());
        boolean counted = shard.matches() && !shard.group(1).equals("1");
        if (!counted) {
            return refused(format, "a shard is written `shard(10)`, with a number from 2 to 10000");
        }
        return isShardable(attribute)
                ? Optional.of(new KeyEncoding.Shard(Integer.parseInt(shard.group(1))))
                : refused(format, "a shard is calculated from text, a whole number, an id, a date or an enum");
    }

    private static boolean isShardable(Attribute attribute) {
        return attribute.type() instanceof EnumType
                || (attribute.type() instanceof Scalar scalar
                        && switch (scalar) {
                            case STRING, INT, LONG, UUID, ULID, DATE -> true;
                            default -> false;
                        });
    }

    private Optional<KeyEncoding> refused(Piece.Format format, String note) {
        context.report(Diagnostic.at(
                        Code.BAD_TEMPLATE,
                        format.span(),
                        "`" + format.text() + "` is not a format that this attribute can have")
                .note(note));
        return Optional.empty();
    }
}
