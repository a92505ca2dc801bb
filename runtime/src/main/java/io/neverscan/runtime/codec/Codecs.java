package io.neverscan.runtime.codec;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;

/** The codecs of the model's types. All are immutable and safe for use by many threads. */
public final class Codecs {
    /** {@code string} and {@code ulid}. */
    public static final ScalarCodec<String> STRING = new TextCodecs.StringCodec();
    /** {@code int}; {@code 1.0} and {@code 1E+3} are read as whole numbers. */
    public static final ScalarCodec<Integer> INT = new NumberCodecs.IntCodec();
    /** {@code long}; {@code 1.0} and {@code 1E+3} are read as whole numbers. */
    public static final ScalarCodec<Long> LONG = new NumberCodecs.LongCodec();
    /** {@code decimal}: exact, read in the form of {@link Decimals#canonical}. */
    public static final ScalarCodec<BigDecimal> DECIMAL = new NumberCodecs.DecimalCodec();
    /** {@code double}. */
    public static final ScalarCodec<Double> DOUBLE = new NumberCodecs.DoubleCodec();
    /** A {@code ttl} instant: whole seconds since 1970, rounded down. Source: "Using time to live (TTL)". */
    public static final ScalarCodec<Instant> EPOCH_SECONDS = new NumberCodecs.EpochSecondsCodec();
    /** {@code boolean}. */
    public static final ValueCodec<Boolean> BOOLEAN = new BinaryCodecs.BooleanCodec();
    /** {@code bytes}. */
    public static final ValueCodec<SdkBytes> BYTES = new BinaryCodecs.BytesCodec();
    /** {@code instant}: the text of {@link Instant#toString}. */
    public static final ScalarCodec<Instant> INSTANT = new TextCodecs.InstantCodec();
    /** {@code date}. */
    public static final ScalarCodec<LocalDate> DATE = new TextCodecs.DateCodec();
    /** {@code yearMonth}. */
    public static final ScalarCodec<YearMonth> YEAR_MONTH = new TextCodecs.YearMonthCodec();
    /** {@code time}. */
    public static final ScalarCodec<LocalTime> TIME = new TextCodecs.TimeCodec();
    /** {@code duration}: ISO-8601, such as {@code PT1H}. */
    public static final ScalarCodec<Duration> DURATION = new TextCodecs.DurationCodec();
    /** {@code uuid}. */
    public static final ScalarCodec<UUID> UUID = new TextCodecs.UuidCodec();

    private Codecs() {}

    /**
     * An enum of the model.
     *
     * @param name the enum's name, for messages
     * @param constants all its constants
     * @param <E> the enum
     * @return a codec that stores the code
     */
    public static <E extends Coded> ScalarCodec<E> coded(String name, List<E> constants) {
        return new TextCodecs.CodedCodec<>(name, constants);
    }

    /**
     * {@code list<T>}. An empty list is stored as such.
     *
     * @param element codec of the elements
     * @param <V> type of the elements
     * @return a codec of unmodifiable lists
     */
    public static <V> ValueCodec<List<V>> list(ValueCodec<V> element) {
        return new CollectionCodecs.ListCodec<>(element);
    }

    /**
     * {@code map<T>}. An empty map is stored as such.
     *
     * @param value codec of the values
     * @param <V> type of the values
     * @return a codec of unmodifiable maps that keep their order
     */
    public static <V> ValueCodec<Map<String, V>> map(ValueCodec<V> value) {
        return new CollectionCodecs.MapCodec<>(value);
    }

    /**
     * {@code set<T>} of strings or numbers. An empty set is never sent, as DynamoDB refuses it.
     *
     * @param element codec of the elements
     * @param <V> type of the elements
     * @return a codec of unmodifiable sets that keep their order
     */
    public static <V> ValueCodec<Set<V>> set(ScalarCodec<V> element) {
        return new CollectionCodecs.ScalarSetCodec<>(element);
    }

    /**
     * {@code set<bytes>}. An empty set is never sent, as DynamoDB refuses it.
     *
     * @return a codec of unmodifiable sets that keep their order
     */
    public static ValueCodec<Set<SdkBytes>> bytesSet() {
        return CollectionCodecs.BYTES_SET;
    }
}
