package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.table.TableHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An access pattern that queries: what is the same for each call. A call adds the values, in the order of the
 * placeholders {@code :v0}, {@code :v1}, ... Immutable and safe for use by many threads.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Key condition expressions for the Query operation".
 */
public final class QuerySpec {
    private final String pattern;
    private final @Nullable String index;
    private final String keyCondition;
    private final int partitionKeys;
    private final @Nullable String filter;
    private final @Nullable String projection;
    private final Map<String, String> names;
    private final Map<String, String> conditionNames;
    private final @Nullable Boolean forward;
    private final @Nullable Boolean consistent;
    private final int pageSize;
    private final int maxRequests;
    private final List<String> cursorKeys;

    private QuerySpec(Builder from) {
        this.pattern = from.pattern;
        this.index = from.index;
        this.keyCondition = from.keyCondition;
        this.partitionKeys = from.partitionKeys;
        this.filter = from.filter;
        this.forward = from.descending ? Boolean.FALSE : null;
        this.consistent = from.consistent ? Boolean.TRUE : null;
        this.pageSize = from.pageSize;
        this.maxRequests = from.maxRequests;
        this.cursorKeys = List.copyOf(from.cursorKeys);
        List<String> all = new ArrayList<>(from.names);
        this.projection = projection(from, all);
        this.names = placeholders(all);
        this.conditionNames = placeholders(from.names);
    }

    private static Map<String, String> placeholders(List<String> attributes) {
        Map<String, String> placeholders = new LinkedHashMap<>();
        for (int i = 0; i < attributes.size(); i++) {
            placeholders.put(Placeholders.name(i), attributes.get(i));
        }
        return Collections.unmodifiableMap(placeholders);
    }

    /** Adds the projected attributes to the names, and the keys that a cursor in the middle of a page is made of. */
    private static @Nullable String projection(Builder from, List<String> all) {
        if (from.projected.isEmpty()) {
            return null;
        }
        List<String> wanted = new ArrayList<>(from.projected);
        wanted.addAll(from.cursorKeys);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < wanted.size(); i++) {
            String attribute = wanted.get(i);
            if (wanted.indexOf(attribute) < i) {
                continue;
            }
            int position = all.indexOf(attribute);
            if (position < 0) {
                position = all.size();
                all.add(attribute);
            }
            text.append(text.isEmpty() ? "" : ", ").append(Placeholders.name(position));
        }
        return text.toString();
    }

    /**
     * Begins.
     *
     * @param pattern the access pattern's name
     * @return a builder; for one thread
     */
    public static Builder named(String pattern) {
        return new Builder(pattern);
    }

    /**
     * Begins one call.
     *
     * @param table the table
     * @return a query without values yet; for one thread
     */
    public Query on(TableHandle table) {
        return new Query(this, table);
    }

    /**
     * Begins one call.
     *
     * @param table the table
     * @return a query without values yet; for one thread
     */
    public AsyncQuery on(AsyncTableHandle table) {
        return new AsyncQuery(this, table);
    }

    /**
     * Begins one call of several queries that are read one after the other, in the order of their keys.
     *
     * @param most queries that the plan allows
     * @return a fan-out without queries yet; for one thread
     */
    public FanOut inTurn(int most) {
        return new FanOut(this, most, List.of());
    }

    /**
     * Begins one call of several queries whose items are merged in the order of their sort keys.
     *
     * @param most queries that the plan allows
     * @param sortKeys the sort key attribute of the table or index; of several, those without one exact value
     * @return a fan-out without queries yet; for one thread
     */
    public FanOut merged(int most, String... sortKeys) {
        return new FanOut(this, most, List.of(sortKeys));
    }

    /**
     * Begins one call by an asynchronous client of several queries that are read one after the other.
     *
     * @param most queries that the plan allows
     * @return a fan-out without queries yet; for one thread
     */
    public AsyncFanOut asyncInTurn(int most) {
        return new AsyncFanOut(this, most, List.of());
    }

    /**
     * Begins one call by an asynchronous client of several queries whose items are merged.
     *
     * @param most queries that the plan allows
     * @param sortKeys the sort key attribute of the table or index; of several, those without one exact value
     * @return a fan-out without queries yet; for one thread
     */
    public AsyncFanOut asyncMerged(int most, String... sortKeys) {
        return new AsyncFanOut(this, most, List.of(sortKeys));
    }

    /**
     * The access pattern's name.
     *
     * @return the name
     */
    public String pattern() {
        return pattern;
    }

    @Nullable
    String index() {
        return index;
    }

    String keyCondition() {
        return keyCondition;
    }

    int partitionKeys() {
        return partitionKeys;
    }

    @Nullable
    String filter() {
        return filter;
    }

    @Nullable
    String projection() {
        return projection;
    }

    Map<String, String> names() {
        return names;
    }

    /** The names without those of the projection: the service refuses names that no expression uses. */
    Map<String, String> conditionNames() {
        return conditionNames;
    }

    @Nullable
    Boolean forward() {
        return forward;
    }

    @Nullable
    Boolean consistent() {
        return consistent;
    }

    int pageSize() {
        return pageSize;
    }

    int maxRequests() {
        return maxRequests;
    }

    List<String> cursorKeys() {
        return cursorKeys;
    }

    /** Builds a {@link QuerySpec}; for one thread. */
    public static final class Builder {
        private final String pattern;
        private final List<String> names = new ArrayList<>();
        private final List<String> projected = new ArrayList<>();
        private final List<String> cursorKeys = new ArrayList<>();
        private @Nullable String index;
        private String keyCondition = "";
        private int partitionKeys = 1;
        private @Nullable String filter;
        private boolean descending;
        private boolean consistent;
        private int pageSize = Results.UNLIMITED;
        private int maxRequests = Results.UNLIMITED;

        private Builder(String pattern) {
            this.pattern = pattern;
        }

        /**
         * The index; by default the table itself.
         *
         * @param name the index's name
         * @return this
         */
        public Builder index(String name) {
            this.index = name;
            return this;
        }

        /**
         * The attributes behind {@code #n0}, {@code #n1}, ... of key condition and filter; partition keys come first.
         *
         * @param attributes stored names
         * @return this
         */
        public Builder names(String... attributes) {
            names.addAll(Arrays.asList(attributes));
            return this;
        }

        /**
         * The key condition, over {@code #n0..} and {@code :v0..}; partition keys come first and take the first values.
         *
         * @param text such as {@code #n0 = :v0 AND begins_with(#n1, :v1)}
         * @return this
         */
        public Builder keyCondition(String text) {
            this.keyCondition = text;
            return this;
        }

        /**
         * How many attributes make the partition key; by default one.
         *
         * @param count 1..4; more than one only on a global index with a key of several attributes
         * @return this
         */
        public Builder partitionKeys(int count) {
            this.partitionKeys = count;
            return this;
        }

        /**
         * The filter, over {@code #n..} and {@code :v..} after those of the key condition. {@code :v3*} stands for a
         * list of values, to which {@link Query#values} gives as many placeholders as there are.
         *
         * @param text such as {@code #n2 >= :v3}
         * @return this
         */
        public Builder filter(String text) {
            this.filter = text;
            return this;
        }

        /**
         * Only some attributes are returned; the keys that cursors need are added.
         *
         * @param attributes stored names
         * @return this
         */
        public Builder project(String... attributes) {
            projected.addAll(Arrays.asList(attributes));
            return this;
        }

        /**
         * Largest key first.
         *
         * @return this
         */
        public Builder descending() {
            this.descending = true;
            return this;
        }

        /**
         * Strongly consistent, at twice the price; never on a global index.
         *
         * @return this
         */
        public Builder consistent() {
            this.consistent = true;
            return this;
        }

        /**
         * Items read for one page, unless the caller says otherwise; by default as many as fit into 1 MB.
         *
         * @param items 1 or more
         * @return this
         */
        public Builder pageSize(int items) {
            this.pageSize = items;
            return this;
        }

        /**
         * Requests that one call may make, unless the caller says otherwise; by default as many as there are pages.
         *
         * @param requests 1 or more
         * @return this
         */
        public Builder maxRequests(int requests) {
            this.maxRequests = requests;
            return this;
        }

        /**
         * What a cursor holds: exactly the table's key attributes and those of the index.
         *
         * @param attributes stored names, each once
         * @return this
         */
        public Builder cursorKeys(String... attributes) {
            cursorKeys.addAll(Arrays.asList(attributes));
            return this;
        }

        /**
         * Builds.
         *
         * @return the spec
         */
        public QuerySpec build() {
            if (keyCondition.isEmpty() || cursorKeys.isEmpty() || names.size() < partitionKeys) {
                throw new IllegalStateException("`" + pattern + "` needs a key condition, its names and cursor keys");
            }
            return new QuerySpec(this);
        }
    }
}
