package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One declared read.
 *
 * @param name its name, also of the generated method
 * @param kind what is asked for
 * @param targets the item types it returns, in the order of the model; one unless it is a collection
 * @param filter what is read and thrown away
 * @param order wished order, empty if none is declared
 * @param options page size, consistency, returned attributes
 * @param parameters what the caller passes, in the order of the generated method
 * @param description the sentence that says what it is for
 * @param span where its name stands
 */
public record AccessPattern(
        String name,
        Kind kind,
        List<Target> targets,
        Optional<Predicate> filter,
        List<Order> order,
        Options options,
        List<Parameter> parameters,
        Optional<String> description,
        Span span) {
    /** What a read asks for. */
    public enum Kind {
        /** One item by its whole key. */
        GET,
        /** Several items by their whole keys. */
        GET_MANY,
        /** All matching items, in pages. */
        QUERY,
        /** The first matching item. */
        FIRST,
        /** Whether the item with this key is there. */
        EXISTS,
        /** How many items match. */
        COUNT;

        /**
         * Whether items come back, and not only what is known of them.
         *
         * @return false for an existence and for a number
         */
        public boolean givesItems() {
            return this != EXISTS && this != COUNT;
        }
    }

    /**
     * One item type of the result with its own conditions.
     *
     * @param type the type
     * @param where conditions that keys must answer
     * @param holding further conditions on the type's attributes and constants, which only an index that holds no other
     *     items can answer
     */
    public record Target(ItemType type, List<Condition> where, List<Predicate> holding) {
        /** Copies the lists. */
        public Target {
            where = List.copyOf(where);
            holding = List.copyOf(holding);
        }

        /**
         * A target without conditions that only a sparse index answers.
         *
         * @param type the type
         * @param where conditions that keys must answer
         */
        public Target(ItemType type, List<Condition> where) {
            this(type, where, List.of());
        }
    }

    /**
     * One attribute of the order.
     *
     * @param attribute the attribute
     * @param descending largest first
     * @param types the item types that it sorts: those that have the attribute, or the one that is named before the dot
     * @param span where it stands
     */
    public record Order(Attribute attribute, boolean descending, List<ItemType> types, Span span) {
        /** Copies the list. */
        public Order {
            types = List.copyOf(types);
        }
    }

    /**
     * What else the model says of the read.
     *
     * @param page default page size in items
     * @param strong strongly consistent
     * @param returns the attributes asked for; empty means all
     * @param bounds how many requests it may take
     * @param fetch items that are read after those of the pattern
     */
    public record Options(
            OptionalInt page, boolean strong, List<Attribute> returns, Bounds bounds, Optional<Fetch> fetch) {
        /** Copies the list. */
        public Options {
            returns = List.copyOf(returns);
        }

        /**
         * Options of a read that takes no more than one request a page.
         *
         * @param page default page size in items
         * @param strong strongly consistent
         * @param returns the attributes asked for; empty means all
         */
        public Options(OptionalInt page, boolean strong, List<Attribute> returns) {
            this(page, strong, returns, Bounds.NONE, Optional.empty());
        }
    }

    /**
     * Items that are read after those of the pattern, because these point to them.
     *
     * @param name what the pattern calls them
     * @param node their type
     * @param by the attributes of the pattern's items that hold their identity, in the order of that identity
     * @param span where it stands
     */
    public record Fetch(String name, ItemType node, List<Attribute> by, Span span) {
        /** Copies the list. */
        public Fetch {
            by = List.copyOf(by);
        }
    }

    /**
     * How many requests a read may take.
     *
     * @param maxRequests most requests of one page; of a number, most requests at all
     * @param walkBack time buckets that are read at most, the newest first
     */
    public record Bounds(OptionalInt maxRequests, OptionalInt walkBack) {
        /** Nothing is said. */
        public static final Bounds NONE = new Bounds(OptionalInt.empty(), OptionalInt.empty());
    }

    /** Copies the lists. */
    public AccessPattern {
        targets = List.copyOf(targets);
        order = List.copyOf(order);
        parameters = List.copyOf(parameters);
    }

    /**
     * Tells whether it returns several item types.
     *
     * @return true for a collection
     */
    public boolean isCollection() {
        return targets.size() > 1;
    }

    /**
     * Whether the declared order tells items of all its types from each other, not only those of one type.
     *
     * @return true if every term sorts the same types
     */
    public boolean isJointlyOrdered() {
        return order.stream().allMatch(o -> o.types().equals(order.get(0).types()));
    }

    /**
     * The first item type: its repository gets the method.
     *
     * @return the type
     */
    public ItemType owner() {
        return targets.get(0).type();
    }
}
