package io.neverscan.dsl.model;

import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.TimeBucket;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;

/** How a component stands in its key. */
public sealed interface KeyEncoding {
    /**
     * The format that writes and reads its text.
     *
     * @return the format; empty where the key attribute is a native number or binary
     */
    Optional<KeyFormat<?>> format();

    /**
     * Whether different values may have one text, so that the value cannot be read back.
     *
     * @return true for buckets and shards
     */
    default boolean isLossy() {
        return false;
    }

    /**
     * How fine the moments are that it can hold.
     *
     * @return the finest unit of time; empty if it refuses no moment for being too fine
     */
    default Optional<ChronoUnit> finest() {
        return Optional.empty();
    }

    /** Escaped text. */
    record Text() implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.text());
        }
    }

    /**
     * Text as it is: in {@code keyEncoding: raw} tables, and where the attribute itself is the key.
     *
     * @param following the literal that follows, empty at the end of the key
     */
    record Raw(String following) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.rawText(following));
        }
    }

    /**
     * A whole number with zeros to the left.
     *
     * @param width digits
     */
    record Padded(int width) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.padded(width));
        }
    }

    /**
     * A whole number of either sign.
     *
     * @param width digits without the sign
     */
    record Signed(int width) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.signed(width));
        }
    }

    /**
     * A decimal number.
     *
     * @param digits digits before the point
     * @param fraction digits after the point
     * @param signed whether it may be negative
     */
    record Decimal(int digits, int fraction, boolean signed) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.decimal(digits, fraction, signed));
        }
    }

    /**
     * Another form turned around, greatest value first.
     *
     * @param ascending a number, decimal, moment, date, month or time of day
     */
    record Descending(KeyEncoding ascending) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return ascending.format().map(KeyFormat::descending);
        }

        @Override
        public Optional<ChronoUnit> finest() {
            return ascending.finest();
        }
    }

    /**
     * A moment.
     *
     * @param fractionDigits 0, 3, 6 or 9
     */
    record Moment(int fractionDigits) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.instant(fractionDigits));
        }

        @Override
        public Optional<ChronoUnit> finest() {
            return Optional.of(
                    switch (fractionDigits) {
                        case 0 -> ChronoUnit.SECONDS;
                        case 3 -> ChronoUnit.MILLIS;
                        case 6 -> ChronoUnit.MICROS;
                        default -> ChronoUnit.NANOS;
                    });
        }
    }

    /**
     * The span of time that a moment or day lies in.
     *
     * @param bucket the length of the spans
     * @param ofDate whether it is that of a date; otherwise of an instant
     */
    record Bucket(TimeBucket bucket, boolean ofDate) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(ofDate ? KeyFormat.dateBucket(bucket) : KeyFormat.bucket(bucket));
        }

        @Override
        public boolean isLossy() {
            return true;
        }

        /**
         * The name in templates.
         *
         * @return such as {@code day}
         */
        public String unit() {
            return bucket.name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One of a number of shards, calculated from the value.
     *
     * @param count how many there are
     */
    record Shard(int count) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.shard(count));
        }

        @Override
        public boolean isLossy() {
            return true;
        }
    }

    /**
     * A shard that is chosen by its number.
     *
     * @param count how many there are
     */
    record ShardNumber(int count) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.shardNumber(count));
        }
    }

    /** The formats without parameters. */
    enum Fixed implements KeyEncoding {
        /** {@code uuuu-MM-dd}. */
        DATE(KeyFormat.date()),
        /** {@code uuuu-MM}. */
        YEAR_MONTH(KeyFormat.yearMonth()),
        /** {@code HH:mm:ss}. */
        TIME(KeyFormat.time()),
        /** 36 lower-case characters. */
        UUID(KeyFormat.uuid()),
        /** 26 upper-case characters. */
        ULID(KeyFormat.ulid()),
        /** {@code 0} or {@code 1}. */
        BOOL(KeyFormat.bool());

        private final KeyFormat<?> format;

        Fixed(KeyFormat<?> format) {
            this.format = format;
        }

        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(format);
        }
    }

    /**
     * The code of an enum.
     *
     * @param type the enum
     */
    record Code(EnumType type) implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.of(KeyFormat.code(type.codes()));
        }
    }

    /** A number as N: the attribute itself is the key. */
    record NativeNumber() implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.empty();
        }
    }

    /** Binary as B: the attribute itself is the key. */
    record NativeBinary() implements KeyEncoding {
        @Override
        public Optional<KeyFormat<?>> format() {
            return Optional.empty();
        }
    }
}
