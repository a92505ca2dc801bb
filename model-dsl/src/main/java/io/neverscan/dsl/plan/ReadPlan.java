package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
     * @param partition the whole partition key
     * @param sort condition on the sort key
     * @param reading direction, filter and page
     * @param strong strongly consistent
     */
    record Query(
            Location location,
            List<Placed> targets,
            BoundKey partition,
            SortCondition sort,
            Reading reading,
            boolean strong)
            implements ReadPlan {
        /** Copies the list. */
        public Query {
            targets = List.copyOf(targets);
        }

        @Override
        public String requests() {
            return "1 Query per page";
        }
    }

    /**
     * How a Query reads.
     *
     * @param backward largest sort key first
     * @param filter what is read and thrown away
     * @param page default page size in items
     * @param firstOnly only the first item is wanted
     */
    record Reading(boolean backward, Optional<Predicate> filter, OptionalInt page, boolean firstOnly) {}
}
