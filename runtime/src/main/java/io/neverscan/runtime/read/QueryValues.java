package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.codec.ValueCodec;
import io.neverscan.runtime.key.Utf8Order;
import io.neverscan.runtime.table.PhysicalTable;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One call of a query pattern: collects the values in the order of their placeholders. For one thread.
 *
 * @param <Q> the call itself
 */
public abstract class QueryValues<Q extends QueryValues<Q>> {
    private final QuerySpec spec;
    private final PhysicalTable table;
    private final ItemWriter values;
    private int next;
    private boolean empty;
    private @Nullable String filter;

    QueryValues(QuerySpec spec, PhysicalTable table) {
        this.spec = spec;
        this.table = table;
        this.values = ItemWriter.of(spec.pattern());
        this.filter = spec.filter();
    }

    abstract Q self();

    /**
     * The next value, a string.
     *
     * @param value key text or a string
     * @return this
     */
    public Q value(String value) {
        values.string(Placeholders.value(next++), value);
        return self();
    }

    /**
     * The next value, a whole number.
     *
     * @param value the number
     * @return this
     */
    public Q value(long value) {
        values.number(Placeholders.value(next++), value);
        return self();
    }

    /**
     * The next value, an exact number.
     *
     * @param value the number
     * @return this
     */
    public Q value(BigDecimal value) {
        values.number(Placeholders.value(next++), value);
        return self();
    }

    /**
     * The next value, bytes.
     *
     * @param value the bytes
     * @return this
     */
    public Q value(SdkBytes value) {
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
    public <V> Q value(V value, ValueCodec<V> codec) {
        values.value(Placeholders.value(next++), value, codec);
        return self();
    }

    /**
     * The next value, a list for the filter's {@code IN (:vN*)}. Nothing is in an empty list, so it finds nothing.
     *
     * @param list at most 100 values
     * @param codec how each is stored
     * @param <V> their type
     * @return this
     */
    public <V> Q values(Collection<V> list, ValueCodec<V> codec) {
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
        return self();
    }

    /**
     * The next two values, the bounds of a range of key text. A range without keys finds nothing and makes no request,
     * as the service would refuse it.
     *
     * @param lower smallest text
     * @param upper largest text, or null if no text can be low enough
     * @return this
     */
    public Q range(String lower, @Nullable String upper) {
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
    public Q range(long lower, long upper) {
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
    public Q range(BigDecimal lower, BigDecimal upper) {
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
    public Q range(SdkBytes lower, SdkBytes upper) {
        empty |= Arrays.compareUnsigned(lower.asByteArrayUnsafe(), upper.asByteArrayUnsafe()) > 0;
        return value(lower).value(upper);
    }

    /** Makes the query one that finds nothing and makes no request, where the caller knows so. */
    public Q nothing() {
        empty = true;
        return self();
    }

    BoundQuery bound() {
        Map<String, AttributeValue> bound = Collections.unmodifiableMap(values.toMap());
        return new BoundQuery(spec, table, bound, filter, empty);
    }

    /** The number of items, within the pattern's budget. */
    Access<Long> counting() {
        return Counting.of(spec.pattern(), List.of(bound()), spec.maxRequests());
    }

    <R> Selection<R> selection(RowReader<R> reader) {
        return Selection.of(new SingleRead<>(bound(), reader));
    }
}
