package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import java.util.List;
import java.util.Optional;

/** What the planner says about one access pattern. */
public sealed interface AccessPlan {
    /**
     * The pattern.
     *
     * @return the pattern
     */
    AccessPattern pattern();

    /**
     * The keys serve it.
     *
     * @param pattern the pattern
     * @param read how
     * @param results for each target of the plan, what comes back
     * @param rejections why the other places were not taken, in the order they were tried
     */
    record Served(AccessPattern pattern, ReadPlan read, List<Result> results, List<Rejection> rejections)
            implements AccessPlan {
        /** Copies the lists. */
        public Served {
            results = List.copyOf(results);
            rejections = List.copyOf(rejections);
        }

        /**
         * Whether the read gives an attribute or looks at it; what returns everything there is needs everything.
         *
         * @param storedName the attribute's stored name
         * @return true if the table or index must hold it
         */
        public boolean needs(String storedName) {
            for (int i = 0; i < read.targets().size(); i++) {
                Optional<Attribute> attribute = read.targets().get(i).type().attributes().stream()
                        .filter(a -> a.storedName().equals(storedName))
                        .findFirst();
                boolean given = pattern.kind().givesItems()
                        && attribute
                                .filter(results.get(i).attributes()::contains)
                                .isPresent();
                boolean filtered = pattern.filter()
                        .filter(f -> attribute.filter(a -> Filtering.uses(f, a)).isPresent())
                        .isPresent();
                if (given || filtered) {
                    return true;
                }
            }
            return false;
        }

        /**
         * How the items are read that those of the plan point to: after each page, each of them once.
         *
         * @return the BatchGetItem, empty if the pattern fetches nothing
         */
        public Optional<ReadPlan.BatchGet> fetched() {
            return pattern.options()
                    .fetch()
                    .map(f -> new ReadPlan.BatchGet(
                            new ReadPlan.Placed(f.node(), f.node().base()),
                            pattern.options().strong()));
        }

        /**
         * How many requests it takes, in words.
         *
         * @return such as {@code 1 Query per page}
         */
        public String requests() {
            return read.requests()
                    + fetched()
                            .map(b -> ", then 1 BatchGetItem per 100 different `"
                                    + b.target().type().name() + "` items that it points to")
                            .orElse("");
        }
    }

    /**
     * No key serves it.
     *
     * @param pattern the pattern
     * @param rejections one or more per place, the table first, then indexes as declared
     */
    record Unservable(AccessPattern pattern, List<Rejection> rejections) implements AccessPlan {
        /** Copies the list. */
        public Unservable {
            rejections = List.copyOf(rejections);
        }
    }

    /**
     * What comes back of one item type.
     *
     * @param full every attribute is there, so the entity itself is returned; otherwise a projection record
     * @param attributes the attributes that are there, in the order of the model
     * @param fromKeys those of them that must be read from key text, as the index does not hold them
     */
    record Result(boolean full, List<Attribute> attributes, List<Attribute> fromKeys) {
        /** Copies the lists. */
        public Result {
            attributes = List.copyOf(attributes);
            fromKeys = List.copyOf(fromKeys);
        }
    }
}
