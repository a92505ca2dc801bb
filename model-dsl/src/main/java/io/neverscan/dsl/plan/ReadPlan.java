package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * How a read is served. There is no variant that scans, so no later stage can produce one.
 *
 * <p>Every variant says how many requests it takes.
 */
public sealed interface ReadPlan {
    /**
     * Where it reads.
     *
     * @return the table or index
     */
    Location location();

    /**
     * The item types it returns.
     *
     * @return their placements in that location, in the order of the pattern
     */
    List<Placed> targets();

    /**
     * Whether it reads strongly consistent.
     *
     * @return true for strong
     */
    boolean strong();

    /**
     * The Query that it makes, or each of those that it makes.
     *
     * @return the query, empty if it reads by whole keys
     */
    default Optional<Query> query() {
        return Optional.empty();
    }

    /**
     * How many requests it takes, in words.
     *
     * @return such as {@code 1 GetItem}
     */
    String requests();

    /**
     * An item type where it lies.
     *
     * @param type the type
     * @param placement its placement in the plan's location
     */
    record Placed(ItemType type, Placement placement) {}

    /**
     * One GetItem.
     *
     * @param target what it returns
     * @param partition the whole partition key
     * @param sort the whole sort key; empty for a table without one
     * @param strong strongly consistent
     */
    record GetItem(Placed target, BoundKey partition, Optional<BoundKey> sort, boolean strong) implements ReadPlan {
        @Override
        public Location location() {
            return target.placement().location();
        }

        @Override
        public List<Placed> targets() {
            return List.of(target);
        }

        @Override
        public String requests() {
            return "1 GetItem";
        }
    }

    /**
     * BatchGetItem of the keys that the caller passes, 100 a request.
     *
     * @param target what it returns
     * @param strong strongly consistent
     */
    record BatchGet(Placed target, boolean strong) implements ReadPlan {
        @Override
        public Location location() {
            return target.placement().location();
        }

        @Override
        public List<Placed> targets() {
            return List.of(target);
        }

        @Override
        public String requests() {
            return "1 BatchGetItem per 100 keys";
        }
    }

    /**
     * One Query per page.
     *
     * @param location the table or index
     * @param targets what it returns
     * @param key what it asks of the keys
     * @param reading direction, filter and page
     * @param strong strongly consistent
     */
    record Query(Location location, List<Placed> targets, KeyCondition key, Reading reading, boolean strong)
            implements ReadPlan {
        /** Copies the list. */
        public Query {
            targets = List.copyOf(targets);
        }

        /**
         * The whole partition key.
         *
         * @return one known key for each of its attributes
         */
        public List<BoundKey> partition() {
            return key.partition();
        }

        /**
         * The condition on the sort key attribute that follows those with one exact value.
         *
         * @return the condition
         */
        public SortCondition sort() {
            return key.sort();
        }

        /**
         * The sort key attribute that {@link #sort} is about.
         *
         * @return the attribute, empty if the location has no sort key
         */
        public Optional<KeyAttribute> sortKey() {
            return location.sortKeys().stream().skip(key.front().size()).findFirst();
        }

        @Override
        public Optional<Query> query() {
            return Optional.of(this);
        }

        @Override
        public String requests() {
            return reading.wanted() instanceof Count count
                    ? "1 Query per 1 MB that it reads" + count.bound()
                    : "1 Query per page";
        }
    }

    /**
     * What a Query asks of the keys: exact values of the partition key and of the front of the sort key, then one
     * condition on the sort key attribute that is next. Only a sort key of several attributes has a front.
     *
     * @param partition the whole partition key, one for each of its attributes
     * @param front sort key attributes with one exact value, the first ones and never all of them
     * @param sort condition on the next sort key attribute; on those after it nothing is asked
     */
    record KeyCondition(List<BoundKey> partition, List<BoundKey> front, SortCondition sort) {
        /** Copies the lists. */
        public KeyCondition {
            partition = List.copyOf(partition);
            front = List.copyOf(front);
        }

        /**
         * The attributes with one exact value.
         *
         * @return the partition key and the front of the sort key, in the order of the keys
         */
        public List<BoundKey> equal() {
            return Stream.concat(partition.stream(), front.stream()).toList();
        }
    }

    /**
     * Several Queries, which differ in the values of their keys.
     *
     * @param each one of them; what differs is the {@link Spread#each} of a spread
     * @param spreads what differs, not empty; there is a Query for each combination of values
     * @param combination how their items become one result
     * @param most most Queries for one page
     */
    record FanOut(Query each, List<Spread> spreads, Combination combination, int most) implements ReadPlan {
        /** Copies the list. */
        public FanOut {
            spreads = List.copyOf(spreads);
        }

        @Override
        public Location location() {
            return each.location();
        }

        @Override
        public List<Placed> targets() {
            return each.targets();
        }

        @Override
        public boolean strong() {
            return each.strong();
        }

        @Override
        public Optional<Query> query() {
            return Optional.of(each);
        }

        /**
         * Whether the number of Queries is the same in each call.
         *
         * @return false if the caller lists values
         */
        public boolean isFixed() {
            return spreads.stream().allMatch(s -> s.source().size().isPresent());
        }

        @Override
        public String requests() {
            String number = isFixed() ? String.valueOf(most) : "at most " + most;
            if (each.reading().wanted() instanceof Count count) {
                return number + " Queries, their counts added, and 1 more per further 1 MB" + count.bound();
            }
            return combination == Combination.MERGED
                    ? number + " Queries per page, merged by their order"
                    : "1 to " + most + " Queries per page, one after the other until the page is full";
        }
    }

    /** How the items of several Queries become one result. */
    enum Combination {
        /** By their sort keys, without the front that differs. */
        MERGED,
        /** One Query after the other, in the order of their keys; the next only when the one before has nothing more. */
        IN_TURN
    }

    /**
     * How a Query reads.
     *
     * @param backward largest sort key first
     * @param filter what is read and thrown away
     * @param page default page size in items
     * @param wanted how much of what it finds is wanted
     */
    record Reading(boolean backward, Optional<Predicate> filter, OptionalInt page, Wanted wanted) {
        /**
         * Whether only the number of items is wanted.
         *
         * @return true for a count
         */
        public boolean isCount() {
            return wanted instanceof Count;
        }
    }

    /** How much of what a Query finds is wanted. */
    sealed interface Wanted {}

    /** All items, page by page. */
    record All() implements Wanted {}

    /** Only the first item. */
    record First() implements Wanted {}

    /**
     * Only how many items there are, counted by the service.
     *
     * @param most most requests, if the model says so
     */
    record Count(OptionalInt most) implements Wanted {
        private String bound() {
            return most.isPresent() ? ", at most " + most.getAsInt() + " in all" : "";
        }
    }
}
