package io.neverscan.testkit.paging;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Assertions on the order of rows of which some have equal sort keys. Stateless and thread-safe. */
public final class RowOrder {
    private RowOrder() {}

    /**
     * Expects the rows rank by rank, each row exactly once.
     *
     * @param <T> type of a row, with {@code equals}
     * @param read the rows as they came
     * @param ranks the rows expected; those of one rank may come in any order among themselves
     * @throws AssertionError if a row is missing, came twice, is foreign or stands in another rank's place
     */
    public static <T> void assertRanks(List<? extends T> read, List<? extends Collection<? extends T>> ranks) {
        int from = 0;
        for (Collection<? extends T> rank : ranks) {
            int to = Math.min(read.size(), from + rank.size());
            List<T> here = new ArrayList<>(read.subList(from, to));
            if (here.size() < rank.size() || !rank.stream().allMatch(here::remove)) {
                throw new AssertionError("at place " + from + " expected " + rank + "\n but read "
                        + read.subList(from, to) + "\n of " + read);
            }
            from = to;
        }
        if (from < read.size()) {
            throw new AssertionError("too many rows: " + read.subList(from, read.size()) + "\n of " + read);
        }
    }
}
