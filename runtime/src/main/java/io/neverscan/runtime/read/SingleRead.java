package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.RequestBudgetException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of one query. */
record SingleRead<T>(BoundQuery query, RowReader<T> reader) implements RowSource<T> {
    @Override
    public String pattern() {
        return query.spec().pattern();
    }

    @Override
    public int pageSize() {
        return query.spec().pageSize();
    }

    @Override
    public int maxRequests() {
        return query.spec().maxRequests();
    }

    @Override
    public Access<Page<T>> page(@Nullable Cursor at, int pageSize) {
        return take(at, Results.UNLIMITED, new Limits(pageSize, 1));
    }

    @Override
    public Access<Page<T>> take(@Nullable Cursor at, int max, Limits limits) {
        Position from = at == null ? Position.START : new CursorCodec(query).position(at);
        return Collecting.of(this, from, max, limits);
    }

    @Override
    public Access<Long> count(int maxRequests) {
        return Counting.of(pattern(), List.of(query), maxRequests);
    }

    @Override
    public RowWalk<T> walk(Limits limits) {
        return new Pages<>(this, limits);
    }

    /** Page after page, each from the cursor of the one before. */
    private static final class Pages<T> implements RowWalk<T> {
        private final SingleRead<T> read;
        private final Limits limits;
        private @Nullable Cursor at;
        private int requests;
        private boolean over;

        Pages(SingleRead<T> read, Limits limits) {
            this.read = read;
            this.limits = limits;
        }

        @Override
        public boolean isOver() {
            return over;
        }

        @Override
        public Access<Page<T>> next() {
            if (requests == limits.maxRequests()) {
                throw new RequestBudgetException(read.pattern(), limits.maxRequests());
            }
            requests++;
            return read.page(at, limits.pageSize()).map(this::noted);
        }

        private Page<T> noted(Page<T> page) {
            at = page.next().orElse(null);
            over = at == null;
            return page;
        }
    }
}
