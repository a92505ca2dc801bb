package io.neverscan.testkit.paging;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page. Immutable if its rows are; thread-safe.
 *
 * @param <T> type of a row
 * @param <C> type of a cursor
 * @param rows the rows, possibly none
 * @param next where the next page starts, or null after the last one
 */
public record PageOf<T, C>(List<T> rows, @Nullable C next) {

    /** Copies the rows. */
    public PageOf {
        rows = Collections.unmodifiableList(new ArrayList<>(rows));
    }
}
