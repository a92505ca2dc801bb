package io.neverscan.testkit.capacity;

/**
 * Read and write units by the service's rounding rules, in <em>half units</em>, so that they stay integers: an
 * eventually consistent read of up to 4 KB is 1, a strongly consistent one 2, a write of up to 1 KB is 2. Stateless and
 * thread-safe.
 */
public final class Units {

    /** Half units in one unit. */
    public static final int HALVES = 2;

    private static final int READ_BLOCK = 4096;
    private static final int WRITE_BLOCK = 1024;

    private Units() {}

    /** How a read sees writes. */
    public enum Consistency {
        /** Half a unit per 4 KB. */
        EVENTUAL(1),
        /** One unit per 4 KB. */
        STRONG(2),
        /** Two units per 4 KB. */
        TRANSACTIONAL(4);

        private final int halvesPerBlock;

        Consistency(int halvesPerBlock) {
            this.halvesPerBlock = halvesPerBlock;
        }
    }

    /**
     * One item by key, or one page of a query: the sizes of a page are summed first and rounded once.
     *
     * @param bytes size of the item, or sum of the sizes of all items read; 0 if none was found
     * @param consistency how it is read
     * @return half units, at least one block's
     */
    public static long read(long bytes, Consistency consistency) {
        return blocks(bytes, READ_BLOCK) * consistency.halvesPerBlock;
    }

    /**
     * A put, update or delete of one item in its table, by the larger image; a condition that fails costs the same.
     *
     * @param before size before, 0 if the item was absent
     * @param after size after, 0 if it is absent then
     * @return half units
     */
    public static long write(long before, long after) {
        return blocks(Math.max(before, after), WRITE_BLOCK) * HALVES;
    }

    /**
     * The same inside a transaction; a condition check counts as a write of the item it looks at.
     *
     * @param before size before, 0 if the item was absent
     * @param after size after, 0 if it is absent then
     * @return half units on the table; indexes are not doubled
     */
    public static long transactionalWrite(long before, long after) {
        return 2 * write(before, after);
    }

    /**
     * What a write costs on one index.
     *
     * @param before size of the index entry before, 0 if there was none
     * @param after size of the index entry after, 0 if there is none
     * @param change what happened to an entry that was there before and after; of no meaning otherwise
     * @return half units
     */
    public static long indexWrite(long before, long after, EntryChange change) {
        if (before == 0 && after == 0) {
            return 0;
        }
        if (before == 0 || after == 0) {
            return blocks(Math.max(before, after), WRITE_BLOCK) * HALVES;
        }
        return switch (change) {
            case NONE -> 0;
            case CONTENT -> blocks(Math.max(before, after), WRITE_BLOCK) * HALVES;
            case KEY -> (blocks(before, WRITE_BLOCK) + blocks(after, WRITE_BLOCK)) * HALVES;
        };
    }

    /** What a write did to an index entry that was there before and after. */
    public enum EntryChange {
        /** Neither index key nor projected content changed. */
        NONE,
        /** Projected content changed, the index key did not. */
        CONTENT,
        /** The index key changed: the entry moves. */
        KEY
    }

    /**
     * Half units as the SDK reports units.
     *
     * @param units units, a multiple of one half
     * @return half units
     * @throws IllegalArgumentException if the number is no multiple of one half
     */
    public static long fromReported(double units) {
        double halves = units * HALVES;
        if (halves != Math.rint(halves)) {
            throw new IllegalArgumentException(units + " is no multiple of half a unit");
        }
        return (long) halves;
    }

    /**
     * Text for messages.
     *
     * @param halfUnits half units
     * @return units, for example {@code 2.5}
     */
    public static String text(long halfUnits) {
        return halfUnits / HALVES + (halfUnits % HALVES == 0 ? "" : ".5");
    }

    private static long blocks(long bytes, int block) {
        return Math.max(1, (bytes + block - 1) / block);
    }
}
