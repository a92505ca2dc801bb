package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.NotUniqueException;
import io.neverscan.runtime.table.TableHandle;
import java.util.Optional;

/** One call of a query pattern by a blocking client. For one thread. */
public final class Query extends QueryValues<Query> {
    private final TableHandle table;

    Query(QuerySpec spec, TableHandle table) {
        super(spec, table);
        this.table = table;
    }

    @Override
    Query self() {
        return this;
    }

    TableHandle table() {
        return table;
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
     * The first row, with one request if the pattern has no filter.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     */
    public <R> Optional<R> first(RowReader<R> reader) {
        return table.run(selection(reader).first());
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
        return table.run(selection(reader).unique());
    }

    /**
     * Tells whether there is any row.
     *
     * @param reader whose items count
     * @return true if there is one
     */
    public boolean exists(RowReader<?> reader) {
        return table.run(selection(reader).exists());
    }

    /**
     * How many items match, counted by the service for the price of reading them.
     *
     * @return the count
     * @throws io.neverscan.runtime.error.RequestBudgetException if the pattern's request budget ends before
     */
    public long count() {
        return table.run(counting());
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
