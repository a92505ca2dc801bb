package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.codec.ValueCodec;
import io.neverscan.runtime.error.NotUniqueException;
import io.neverscan.runtime.key.Utf8Order;
import io.neverscan.runtime.table.TableHandle;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One call of a query pattern: collects the values in the order of their placeholders. For one thread. */
public final class Query {
    private final QuerySpec spec;
    private final TableHandle table;
    private final ItemWriter values;
    private int next;
    private boolean empty;
    private @Nullable String filter;

    Query(QuerySpec spec, TableHandle table) {
        this.spec = spec;
        this.table = table;
        this.values = ItemWriter.of(spec.pattern());
        this.filter = spec.filter();
    }

    /**
     * The next value, a string.
     *
     * @param value key text or a string
     * @return this
     */
    public Query value(String value) {
        values.string(Placeholders.value(next++), value);
        return this;
    }

    /**
     * The next value, a whole number.
     *
     * @param value the number
     * @return this
     */
    public Query value(long value) {
        values.number(Placeholders.value(next++), value);
        return this;
    }

    /**
     * The next value, an exact number.
     *
     * @param value the number
     * @return this
     */
    public Query value(BigDecimal value) {
        values.number(Placeholders.value(next++), value);
        return this;
    }

    /**
     * The next value, bytes.
     *
     * @param value the bytes
     * @return this
     */
    public Query value(SdkBytes value) {
        return value(value, Codecs.BYTES);
    }

    /**
     * The next value, of any type.
     *
     * @param value the value
     * @param codec how it is stored
     * @param <V> its type
     * @return this
     */
    public <V> Query value(V value, ValueCodec<V> codec) {
        values.value(Placeholders.value(next++), value, codec);
        return this;
    }

    /**
     * The next value, a list for the filter's {@code IN (:vN*)}. Nothing is in an empty list, so it finds nothing.
     *
     * @param list at most 100 values
     * @param codec how each is stored
     * @param <V> their type
     * @return this
     */
    public <V> Query values(Collection<V> list, ValueCodec<V> codec) {
        String marker = Placeholders.value(next++);
        StringBuilder names = new StringBuilder();
        for (V one : list) {
            String name = marker + "_" + values.toMap().size();
            values.value(name, one, codec);
            names.append(names.isEmpty() ? "" : ", ").append(name);
        }
        empty |= list.isEmpty();
        if (filter != null) {
            filter = filter.replace(marker + "*", names);
        }
        return this;
    }

    /**
     * The next two values, the bounds of a range of key text. A range without keys finds nothing and makes no request,
     * as the service would refuse it.
     *
     * @param lower smallest text
     * @param upper largest text, or null if no text can be low enough
     * @return this
     */
    public Query range(String lower, @Nullable String upper) {
        empty |= upper == null || Utf8Order.INSTANCE.compare(lower, upper) > 0;
        return value(lower).value(upper == null ? lower : upper);
    }

    /**
     * The next two values, the bounds of a range of whole numbers.
     *
     * @param lower smallest number
     * @param upper largest number
     * @return this
     */
    public Query range(long lower, long upper) {
        empty |= lower > upper;
        return value(lower).value(upper);
    }

    /**
     * The next two values, the bounds of a range of exact numbers.
     *
     * @param lower smallest number
     * @param upper largest number
     * @return this
     */
    public Query range(BigDecimal lower, BigDecimal upper) {
        empty |= lower.compareTo(upper) > 0;
        return value(lower).value(upper);
    }

    /**
     * The next two values, the bounds of a range of bytes.
     *
     * @param lower smallest bytes, compared as unsigned
     * @param upper largest bytes
     * @return this
     */
    public Query range(SdkBytes lower, SdkBytes upper) {
        empty |= Arrays.compareUnsigned(lower.asByteArrayUnsafe(), upper.asByteArrayUnsafe()) > 0;
        return value(lower).value(upper);
    }

    /** Makes the query one that finds nothing and makes no request, where the caller knows so. */
    public Query nothing() {
        empty = true;
        return this;
    }

    /**
     * Many rows.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return a handle that has read nothing yet
     */
    public <R> Results<R> results(RowReader<R> reader) {
        return new Results<>(new SingleRead<>(bound(), reader));
    }

    /**
     * The first row, with one request if the pattern has no filter.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     */
    public <R> Optional<R> first(RowReader<R> reader) {
        return results(reader).first();
    }

    /**
     * The only row of a pattern that finds at most one.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     * @throws NotUniqueException if there are two
     */
    public <R> Optional<R> unique(RowReader<R> reader) {
        List<R> two = results(reader).toList(2);
        if (two.size() > 1) {
            throw new NotUniqueException(spec.pattern());
        }
        return two.stream().findFirst();
    }

    /**
     * Tells whether there is any row.
     *
     * @param reader whose items count
     * @return true if there is one
     */
    public boolean exists(RowReader<?> reader) {
        return results(reader).first().isPresent();
    }

    BoundQuery bound() {
        Map<String, AttributeValue> bound = Collections.unmodifiableMap(values.toMap());
        return new BoundQuery(spec, table, bound, filter, empty);
    }
}
