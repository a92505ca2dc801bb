package io.neverscan.dsl.cost;

/**
 * What DynamoDB charges for bytes, in whole numbers: reads in half units, writes in units.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations", "Using Global Secondary Indexes in
 * DynamoDB", "Local secondary indexes".
 */
public final class Units {
    /** Bytes that one page of a Query reads at most. */
    public static final long PAGE = 1024L * 1024;

    /** Write units that one partition takes in a second. */
    public static final int WRITES_OF_PARTITION = 1_000;

    /** Read units that one partition takes in a second. */
    public static final int READS_OF_PARTITION = 3_000;

    private static final int READ_BLOCK = 4096;
    private static final int WRITE_BLOCK = 1024;

    private Units() {}

    /** What a write did to an entry of an index. */
    public enum Change {
        /** It was not there, and is now. */
        ENTERED,
        /** It was there, and is not any more. */
        LEFT,
        /** Its key changed: it is deleted and stored anew. */
        MOVED,
        /** What it holds changed, its key did not. */
        REWRITTEN,
        /** It is as before. */
        UNTOUCHED
    }

    /**
     * A read.
     *
     * @param bytes what is read in one request, or of one item
     * @param strong whether it is strongly consistent
     * @return half units
     */
    public static long read(long bytes, boolean strong) {
        return blocks(bytes, READ_BLOCK) * (strong ? 2 : 1);
    }

    /**
     * A write of an item.
     *
     * @param before its bytes before, 0 if it was not there
     * @param after its bytes after, 0 if it is not there any more
     * @return units
     */
    public static long write(long before, long after) {
        return blocks(Math.max(before, after), WRITE_BLOCK);
    }

    /**
     * What a write of an item costs in an index.
     *
     * @param before bytes of the entry before
     * @param after bytes of the entry after
     * @param change what happened to the entry
     * @return units
     */
    public static long entry(long before, long after, Change change) {
        return switch (change) {
            case UNTOUCHED -> 0;
            case ENTERED -> blocks(after, WRITE_BLOCK);
            case LEFT -> blocks(before, WRITE_BLOCK);
            case REWRITTEN -> write(before, after);
            case MOVED -> blocks(before, WRITE_BLOCK) + blocks(after, WRITE_BLOCK);
        };
    }

    /**
     * Pages of a Query.
     *
     * @param bytes what it reads in all
     * @return at least 1
     */
    public static long pages(long bytes) {
        return Math.max(1, (bytes + PAGE - 1) / PAGE);
    }

    private static long blocks(long bytes, int block) {
        return Math.max(1, (bytes + block - 1) / block);
    }
}
