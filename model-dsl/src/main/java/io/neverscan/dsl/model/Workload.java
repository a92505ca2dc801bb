package io.neverscan.dsl.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The numbers that the model declares under {@code expect}: how much there is of what, and how often it is used.
 *
 * @param items by item type
 * @param calls by access pattern
 */
public record Workload(Map<String, Items> items, Map<String, Calls> calls) {
    /** Nothing is declared. */
    public static final Workload NONE = new Workload(Map.of(), Map.of());

    /** Shares are in hundredths of a percent. */
    public static final int WHOLE = 10_000;

    /** Copies the maps. */
    public Workload {
        items = Collections.unmodifiableMap(new LinkedHashMap<>(items));
        calls = Collections.unmodifiableMap(new LinkedHashMap<>(calls));
    }

    /**
     * What is said of an item type.
     *
     * @param count how many items there will be
     * @param bytes usual size of an item
     * @param perFrom edges of one source
     * @param perTo edges of one target
     * @param values of single attributes, by their names in the model
     * @param writes rates of the writes that no pattern declares: {@code create}, {@code update}, {@code delete}
     */
    public record Items(
            OptionalLong count,
            OptionalLong bytes,
            Degree perFrom,
            Degree perTo,
            Map<String, Values> values,
            Map<String, Rate> writes) {
        /** Nothing is said. */
        public static final Items NONE =
                new Items(OptionalLong.empty(), OptionalLong.empty(), Degree.NONE, Degree.NONE, Map.of(), Map.of());

        /** Copies the maps. */
        public Items {
            values = Map.copyOf(values);
            writes = Map.copyOf(writes);
        }

        /**
         * Whether anything is said.
         *
         * @return true if a number is declared
         */
        public boolean isDeclared() {
            return !equals(NONE);
        }
    }

    /**
     * How many edges a node has.
     *
     * @param mean usually
     * @param max at most
     */
    public record Degree(OptionalLong mean, OptionalLong max) {
        /** Nothing is said. */
        public static final Degree NONE = new Degree(OptionalLong.empty(), OptionalLong.empty());
    }

    /**
     * The values of an attribute.
     *
     * @param distinct how many different ones there are
     * @param hottest share of the most used one in hundredths of a percent, 0 to {@link #WHOLE}
     */
    public record Values(OptionalLong distinct, OptionalInt hottest) {}

    /**
     * What is said of an access pattern.
     *
     * @param rate usual calls
     * @param peak most calls
     * @param items items of one call
     * @param kept share of the items read that the filter keeps, in hundredths of a percent
     */
    public record Calls(Optional<Rate> rate, Optional<Rate> peak, OptionalLong items, OptionalInt kept) {
        /** Nothing is said. */
        public static final Calls NONE =
                new Calls(Optional.empty(), Optional.empty(), OptionalLong.empty(), OptionalInt.empty());

        /**
         * The calls to be ready for.
         *
         * @return the peak, else the usual rate
         */
        public Optional<Rate> highest() {
            return peak.or(() -> rate);
        }
    }

    /**
     * Calls in time.
     *
     * @param thousandthsPerDay a thousandth of the calls of a day, not negative
     */
    public record Rate(long thousandthsPerDay) implements Comparable<Rate> {
        /** Thousandths of calls a day that one call a second makes. */
        public static final long ONE_PER_SECOND = 86_400_000L;

        @Override
        public int compareTo(Rate other) {
            return Long.compare(thousandthsPerDay, other.thousandthsPerDay);
        }
    }

    /**
     * What is said of an item type.
     *
     * @param type the type
     * @return the numbers; {@link Items#NONE} if nothing is said
     */
    public Items of(ItemType type) {
        return items.getOrDefault(type.name(), Items.NONE);
    }

    /**
     * What is said of an access pattern.
     *
     * @param pattern its name
     * @return the numbers; {@link Calls#NONE} if nothing is said
     */
    public Calls of(String pattern) {
        return calls.getOrDefault(pattern, Calls.NONE);
    }
}
