package io.neverscan.testkit.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageWalkTest {

    private static final List<Integer> ROWS = IntStream.range(0, 100).boxed().toList();

    /** A right source over the rows; the cursor is the place of the next row. */
    private static PageOf<Integer, Integer> right(int size, Integer cursor) {
        int from = cursor == null ? 0 : cursor;
        int to = Math.min(ROWS.size(), from + size);
        return new PageOf<>(ROWS.subList(from, to), to == ROWS.size() ? null : to);
    }

    @Test
    void eachRowComesOnceAndInOrder() {
        assertThat(PageWalk.standard().<Integer, Integer>collect(PageWalkTest::right))
                .isEqualTo(ROWS);
        PageWalk.standard().<Integer, Integer>assertExactlyOnce(ROWS, PageWalkTest::right);
    }

    private static List<Integer> sizes(PageWalk walk) {
        List<Integer> sizes = new ArrayList<>();
        walk.<Integer, Integer>collect((size, cursor) -> {
            sizes.add(size);
            return right(size, cursor);
        });
        return sizes;
    }

    @Test
    void sizesFollowFromTheSeedAndStayInBounds() {
        assertThat(sizes(PageWalk.seeded(7))).isEqualTo(sizes(PageWalk.seeded(7)));
        assertThat(sizes(PageWalk.seeded(7))).isNotEqualTo(sizes(PageWalk.seeded(8)));
        assertThat(sizes(PageWalk.seeded(7))).contains(1, 7).allMatch(size -> size >= 1 && size <= 7);
        assertThat(sizes(PageWalk.seeded(7).withLargestPage(1))).hasSize(100);
    }

    @Test
    void theSeedCanBeSetFromOutside() {
        System.setProperty(PageWalk.SEED, "7");
        try {
            assertThat(sizes(PageWalk.standard())).isEqualTo(sizes(PageWalk.seeded(7)));
        } finally {
            System.clearProperty(PageWalk.SEED);
        }
    }

    @Test
    void emptyPagesInBetweenAreFine() {
        boolean[] empty = {false};
        List<Integer> rows = PageWalk.seeded(1).<Integer, String>collect((size, cursor) -> {
            empty[0] = !empty[0];
            int from = cursor == null ? 0 : Integer.parseInt(cursor.substring(1));
            PageOf<Integer, Integer> page = right(size, from);
            return empty[0]
                    ? new PageOf<>(List.of(), "e" + from)
                    : new PageOf<>(page.rows(), page.next() == null ? null : "f" + page.next());
        });
        assertThat(rows).isEqualTo(ROWS);
    }

    private static void assertFails(PageSource<Integer, Integer> source, String... fragments) {
        assertThatThrownBy(() -> PageWalk.seeded(5).withMostPages(200).assertExactlyOnce(ROWS, source))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Dneverscan.paging.seed=5")
                .message()
                .contains(fragments);
    }

    @Test
    void everyFaultOfPagingIsSeen() {
        assertFails(
                (size, cursor) -> {
                    int from = cursor == null ? 0 : cursor - 1;
                    PageOf<Integer, Integer> page = right(size + 1, from);
                    return new PageOf<>(
                            page.rows().subList(0, Math.min(size, page.rows().size())), page.next());
                },
                "too many [");
        assertFails(
                (size, cursor) -> {
                    PageOf<Integer, Integer> page = right(size, cursor);
                    Integer next = page.next();
                    return new PageOf<>(page.rows(), next == null || next == 99 ? null : next + 1);
                },
                "missing [");
        assertFails((size, cursor) -> right(size + 1, cursor), "rows");
        assertFails((size, cursor) -> new PageOf<>(List.of(), cursor == null ? 1 : cursor), "circle");
        assertFails((size, cursor) -> new PageOf<>(List.of(), cursor == null ? 1 : cursor + 1), "no end after 200");
        assertFails((size, cursor) -> new PageOf<>(List.of(), null), "missing [0, 1");
    }

    @Test
    void disorderIsSeen() {
        assertThatThrownBy(() -> PageWalk.seeded(5)
                        .<Integer, Integer>assertExactlyOnce(
                                List.of(1, 2, 3),
                                (size, cursor) -> cursor == null
                                        ? new PageOf<>(List.of(2), 1)
                                        : cursor == 1 ? new PageOf<>(List.of(1), 2) : new PageOf<>(List.of(3), null)))
                .hasMessageContaining("out of order");
    }
}
