package io.neverscan.runtime.codec;

import java.math.BigDecimal;
import java.time.Instant;

/** Values stored as one number. */
final class NumberCodecs {
    private static final long TOO_LATE = 100_000_000_000L;

    private NumberCodecs() {}

    /** A whole number of 32 bits. */
    static final class IntCodec extends ScalarCodec<Integer> {
        IntCodec() {
            super(true);
        }

        @Override
        String text(Integer value) {
            return value.toString();
        }

        @Override
        Integer value(String text) {
            return Decimals.intValue(text);
        }
    }

    /** A whole number of 64 bits. */
    static final class LongCodec extends ScalarCodec<Long> {
        LongCodec() {
            super(true);
        }

        @Override
        String text(Long value) {
            return value.toString();
        }

        @Override
        Long value(String text) {
            return Decimals.longValue(text);
        }
    }

    /** An exact number. */
    static final class DecimalCodec extends ScalarCodec<BigDecimal> {
        DecimalCodec() {
            super(true);
        }

        @Override
        String text(BigDecimal value) {
            return Decimals.text(value);
        }

        @Override
        BigDecimal value(String text) {
            return Decimals.decimal(text);
        }
    }

    /** A floating point number. */
    static final class DoubleCodec extends ScalarCodec<Double> {
        DoubleCodec() {
            super(true);
        }

        @Override
        String text(Double value) {
            return Decimals.text(value);
        }

        @Override
        Double value(String text) {
            return Decimals.doubleValue(text);
        }
    }

    /** A time of expiry. */
    static final class EpochSecondsCodec extends ScalarCodec<Instant> {
        EpochSecondsCodec() {
            super(true);
        }

        @Override
        String text(Instant value) {
            return Long.toString(checked(value.getEpochSecond()));
        }

        @Override
        Instant value(String text) {
            return Instant.ofEpochSecond(checked(Decimals.longValue(text)));
        }

        /** Milliseconds would be a date thousands of years away, and the item would never expire. */
        private static long checked(long second) {
            if (second >= TOO_LATE) {
                throw new CodecFault(second + " is no time in seconds but looks like milliseconds");
            }
            return second;
        }
    }
}
