package io.neverscan.runtime.codec;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values stored as one string. */
final class TextCodecs {
    private TextCodecs() {}

    /** A string as it is. */
    static final class StringCodec extends ScalarCodec<String> {
        StringCodec() {
            super(false);
        }

        @Override
        String text(String value) {
            return value;
        }

        @Override
        String value(String text) {
            return text;
        }
    }

    /** ISO-8601 text of full precision. */
    static final class InstantCodec extends ScalarCodec<Instant> {
        InstantCodec() {
            super(false);
        }

        @Override
        String text(Instant value) {
            return IsoInstant.format(value);
        }

        @Override
        Instant value(String text) {
            return IsoInstant.parse(text);
        }
    }

    /** ISO-8601 text of a date. */
    static final class DateCodec extends ScalarCodec<LocalDate> {
        DateCodec() {
            super(false);
        }

        @Override
        String text(LocalDate value) {
            return value.toString();
        }

        @Override
        LocalDate value(String text) {
            return LocalDate.parse(text);
        }
    }

    /** ISO-8601 text of a month. */
    static final class YearMonthCodec extends ScalarCodec<YearMonth> {
        YearMonthCodec() {
            super(false);
        }

        @Override
        String text(YearMonth value) {
            return value.toString();
        }

        @Override
        YearMonth value(String text) {
            return YearMonth.parse(text);
        }
    }

    /** ISO-8601 text of a time of day. */
    static final class TimeCodec extends ScalarCodec<LocalTime> {
        TimeCodec() {
            super(false);
        }

        @Override
        String text(LocalTime value) {
            return value.toString();
        }

        @Override
        LocalTime value(String text) {
            return LocalTime.parse(text);
        }
    }

    /** ISO-8601 text of a duration. */
    static final class DurationCodec extends ScalarCodec<Duration> {
        DurationCodec() {
            super(false);
        }

        @Override
        String text(Duration value) {
            return value.toString();
        }

        @Override
        Duration value(String text) {
            return Duration.parse(text);
        }
    }

    /** 36 lower-case characters. */
    static final class UuidCodec extends ScalarCodec<UUID> {
        UuidCodec() {
            super(false);
        }

        @Override
        String text(UUID value) {
            return value.toString();
        }

        @Override
        UUID value(String text) {
            return UUID.fromString(text);
        }
    }

    /** The code of an enum constant. */
    static final class CodedCodec<E extends Coded> extends ScalarCodec<E> {
        private final String name;
        private final Map<String, E> byCode = new HashMap<>();

        CodedCodec(String name, List<E> constants) {
            super(false);
            this.name = name;
            for (E constant : constants) {
                if (byCode.put(constant.code(), constant) != null) {
                    throw new IllegalArgumentException(name + " has two constants with code " + constant.code());
                }
            }
        }

        @Override
        String text(E value) {
            return value.code();
        }

        @Override
        E value(String text) {
            @Nullable E constant = byCode.get(text);
            if (constant == null) {
                throw new CodecFault("`" + text + "` is no code of " + name);
            }
            return constant;
        }
    }
}
