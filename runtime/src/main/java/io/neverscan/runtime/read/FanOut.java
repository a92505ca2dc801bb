package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.NotUniqueException;
import io.neverscan.runtime.table.TableHandle;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One call by a blocking client of a pattern that is read with several queries. For one thread. */
public final class FanOut extends FanOutQueries<Query, FanOut> {
    private @Nullable TableHandle table;

    FanOut(QuerySpec spec, int most, List<String> mergeKeys) {
        super(spec, most, mergeKeys);
    }

    @Override
    FanOut self() {
        return this;
    }

    @Override
    void added(Query query) {
        table = query.table();
    }

    /**
     * Many rows.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return a handle that has read nothing yet
     */
    public <R> Results<R> results(RowReader<R> reader) {
        return new Results<>(table, selection(reader));
    }

    /**
     * The first row.
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
        return results(reader).unique();
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

    /**
     * How many items match, counted by the service for the price of reading them.
     *
     * @return the count
     * @throws io.neverscan.runtime.error.RequestBudgetException if the pattern's request budget ends before
     */
    public long count() {
        TableHandle on = table;
        Access<Long> count = counting();
        return on == null ? count.settled() : on.run(count);
    }

    /**
     * Many rows, each with the item that it points to. A page is read as without them, then these items with one
     * BatchGetItem per 100 different ones; a request budget is one of Queries.
     *
     * @param reader what to make of the items
     * @param fetch what is read after each page
     * @param from the table of what is read after it
     * @param <E> the row
     * @param <R> the row with its item
     * @return a handle that has read nothing yet
     */
    public <E, R> Results<R> results(RowReader<E> reader, Fetch<E, ?, R> fetch, TableHandle from) {
        return new Results<>(table, selection(reader).fetching(fetch, from));
    }

    /**
     * The first row with the item that it points to.
     *
     * @param reader what to make of the items
     * @param fetch what is read after it
     * @param from the table of what is read after it
     * @param <E> the row
     * @param <R> the row with its item
     * @return both, or empty
     */
    public <E, R> Optional<R> first(RowReader<E> reader, Fetch<E, ?, R> fetch, TableHandle from) {
        return results(reader, fetch, from).first();
    }
}
