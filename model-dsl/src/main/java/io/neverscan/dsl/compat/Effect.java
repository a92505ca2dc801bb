package io.neverscan.dsl.compat;

/** What a change asks of those who run the tables; the heaviest last. */
public enum Effect {
    /** Nothing. */
    SAFE("safe"),
    /** DynamoDB fills a new index by itself; reads wait until it is ACTIVE. */
    SERVICE_BACKFILL("DynamoDB fills the index"),
    /** The application rewrites items: writers first, then the backfill, then readers. */
    BACKFILL("existing items must be rewritten"),
    /** An index under a new name takes the place of the old one; items stay as they are. */
    NEW_INDEX("an index must be replaced"),
    /** Old and new layout side by side, or a new table. */
    MIGRATION("the data must be migrated"),
    /** Data or access to it is lost. */
    LOSS("data or access is lost");

    private final String heading;

    Effect(String heading) {
        this.heading = heading;
    }

    /**
     * Its name in a change log.
     *
     * @return lower case words
     */
    public String heading() {
        return heading;
    }

    /**
     * Whether data or running clients break unless something is done.
     *
     * @return false for changes that can be deployed as they are
     */
    public boolean isBreaking() {
        return compareTo(SERVICE_BACKFILL) > 0;
    }
}
