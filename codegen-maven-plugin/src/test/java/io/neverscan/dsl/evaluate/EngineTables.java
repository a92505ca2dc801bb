package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyRange;
import io.neverscan.runtime.key.Utf8Order;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** What {@link Tables} does in memory, done by an engine: one table with random rows, read by plans. */
public final class EngineTables implements AutoCloseable {
    private static final String ID = "_id";
    private static final int MOST_PAGES = 100;
    /** Small enough that most results take several pages. */
    private static final int PAGE = 4;

    private final DynamoDbClient client;
    private final String name;
    private final List<Row> rows;
    private final Tables memory;
    private final KeyWriter writer = new KeyWriter();

    /** Creates the table with all indexes of one key attribute a kind, and stores the rows. */
    public EngineTables(DynamoDbClient client, String name, Table table, List<Row> rows) {
        this.client = client;
        this.name = name;
        this.rows = rows;
        this.memory = new Tables(rows);
        client.createTable(definition(table));
        for (int i = 0; i < rows.size(); i++) {
            Map<String, AttributeValue> item = item(rows.get(i));
            item.put(ID, number(BigDecimal.valueOf(i)));
            client.putItem(b -> b.tableName(name).item(item));
        }
    }

    @Override
    public void close() {
        client.deleteTable(b -> b.tableName(name));
    }

    private CreateTableRequest definition(Table table) {
        Map<String, KeyAttribute> keys = new TreeMap<>();
        CreateTableRequest.Builder request =
                CreateTableRequest.builder().tableName(name).billingMode(BillingMode.PAY_PER_REQUEST);
        request.keySchema(schema(new Location.Base(table), keys));
        Projection all = Projection.builder().projectionType(ProjectionType.ALL).build();
        List<Index> indexes =
                table.indexes().stream().filter(i -> !i.isMultiAttribute()).toList();
        List<LocalSecondaryIndex> local = new ArrayList<>();
        List<GlobalSecondaryIndex> global = new ArrayList<>();
        for (Index index : indexes) {
            List<KeySchemaElement> schema = schema(new Location.Secondary(table, index), keys);
            if (index.local()) {
                local.add(LocalSecondaryIndex.builder()
                        .indexName(index.name())
                        .keySchema(schema)
                        .projection(all)
                        .build());
            } else {
                global.add(GlobalSecondaryIndex.builder()
                        .indexName(index.name())
                        .keySchema(schema)
                        .projection(all)
                        .build());
            }
        }
        if (!local.isEmpty()) {
            request.localSecondaryIndexes(local);
        }
        if (!global.isEmpty()) {
            request.globalSecondaryIndexes(global);
        }
        return request.attributeDefinitions(keys.values().stream()
                        .map(k -> AttributeDefinition.builder()
                                .attributeName(k.name())
                                .attributeType(k.type().name())
                                .build())
                        .toList())
                .build();
    }

    private static List<KeySchemaElement> schema(Location location, Map<String, KeyAttribute> keys) {
        List<KeySchemaElement> schema = new ArrayList<>();
        location.partitionKeys().forEach(k -> schema.add(element(k, KeyType.HASH, keys)));
        location.sortKeys().forEach(k -> schema.add(element(k, KeyType.RANGE, keys)));
        return schema;
    }

    private static KeySchemaElement element(KeyAttribute key, KeyType type, Map<String, KeyAttribute> keys) {
        keys.put(key.name(), key);
        return KeySchemaElement.builder()
                .attributeName(key.name())
                .keyType(type)
                .build();
    }

    private Map<String, AttributeValue> item(Row row) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        for (Attribute attribute : row.type().attributes()) {
            row.value(attribute).ifPresent(v -> item.put(attribute.storedName(), stored(v)));
        }
        for (Placement placement : writer.placements(row)) {
            placement
                    .templates()
                    .forEach(t ->
                            item.put(t.key().name(), value(writer.write(t, row).orElseThrow())));
        }
        return item;
    }

    private static AttributeValue stored(Object value) {
        if (value instanceof Long whole) {
            return number(BigDecimal.valueOf(whole));
        }
        if (value instanceof BigDecimal decimal) {
            return number(decimal);
        }
        return AttributeValue.fromS(
                value instanceof Instant moment ? KeyFormat.instant(9).encode(moment) : (String) value);
    }

    private static AttributeValue number(BigDecimal number) {
        return AttributeValue.fromN(number.toPlainString());
    }

    private static AttributeValue value(KeyValue key) {
        return key instanceof KeyValue.Numeric numeric
                ? number(numeric.number())
                : AttributeValue.fromS(((KeyValue.Text) key).text());
    }

    /** As {@link Tables#read}. */
    public List<Row> read(ReadPlan plan, Map<String, Object> arguments) {
        if (plan instanceof ReadPlan.GetItem get) {
            return get(get, arguments);
        }
        List<Row> found = plan instanceof ReadPlan.FanOut several
                ? fanOut(several, arguments)
                : entries(plan.query().orElseThrow(), arguments).stream()
                        .map(Tables.Entry::row)
                        .toList();
        boolean one = plan.query().orElseThrow().reading().wanted() instanceof ReadPlan.First;
        return one && found.size() > 1 ? found.subList(0, 1) : found;
    }

    /** As {@link Tables#count}. */
    public long count(ReadPlan plan, Map<String, Object> arguments) {
        if (plan instanceof ReadPlan.FanOut several) {
            return Branches.list(several, arguments).stream()
                    .mapToLong(b -> counted(several.each(), b.arguments()))
                    .sum();
        }
        return counted(plan.query().orElseThrow(), arguments);
    }

    private List<Row> get(ReadPlan.GetItem plan, Map<String, Object> arguments) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        key.put(plan.partition().key().name(), value(writer.write(plan.partition(), arguments)));
        plan.sort().ifPresent(s -> key.put(s.key().name(), value(writer.write(s, arguments))));
        Map<String, AttributeValue> item = client.getItem(
                        b -> b.tableName(name).key(key).consistentRead(plan.strong()))
                .item();
        return item.isEmpty() ? List.of() : List.of(row(item));
    }

    private List<Row> fanOut(ReadPlan.FanOut plan, Map<String, Object> arguments) {
        List<Branches.Branch> branches = Branches.list(plan, arguments);
        List<List<Tables.Entry>> found =
                branches.stream().map(b -> entries(plan.each(), b.arguments())).toList();
        return Branches.combined(plan, branches, found, KeyValue.order(Utf8Order.INSTANCE));
    }

    private Row row(Map<String, AttributeValue> item) {
        return rows.get(Integer.parseInt(item.get(ID).n()));
    }

    /** What comes back, page by page, with the keys by which several Queries are merged. */
    private List<Tables.Entry> entries(ReadPlan.Query query, Map<String, Object> arguments) {
        List<Tables.Entry> there = memory.entries(query.location());
        List<Tables.Entry> found = new ArrayList<>();
        for (QueryResponse page : pages(query, arguments, Select.ALL_ATTRIBUTES)) {
            for (Map<String, AttributeValue> item : page.items()) {
                Row row = row(item);
                found.add(there.stream().filter(e -> e.row() == row).findFirst().orElseThrow());
            }
        }
        return found;
    }

    private long counted(ReadPlan.Query query, Map<String, Object> arguments) {
        return pages(query, arguments, Select.COUNT).stream()
                .mapToLong(QueryResponse::count)
                .sum();
    }

    private List<QueryResponse> pages(ReadPlan.Query query, Map<String, Object> arguments, Select select) {
        Optional<QueryRequest.Builder> request = new Condition(query, arguments).request();
        if (request.isEmpty()) {
            return List.of();
        }
        request.get()
                .tableName(name)
                .select(select)
                .limit(PAGE)
                .consistentRead(query.strong())
                .scanIndexForward(!query.reading().backward());
        if (query.location() instanceof Location.Secondary secondary) {
            request.get().indexName(secondary.index().name());
        }
        List<QueryResponse> pages = new ArrayList<>();
        QueryRequest next = request.get().build();
        while (pages.size() < MOST_PAGES) {
            QueryResponse page = client.query(next);
            pages.add(page);
            if (page.lastEvaluatedKey().isEmpty()) {
                return pages;
            }
            next = next.toBuilder().exclusiveStartKey(page.lastEvaluatedKey()).build();
        }
        throw new AssertionError("no end of pages of " + query);
    }

    /** Key condition and filter of one Query. */
    private final class Condition {
        private final ReadPlan.Query query;
        private final Map<String, Object> arguments;
        private final Map<String, String> names = new LinkedHashMap<>();
        private final Map<String, AttributeValue> values = new LinkedHashMap<>();

        Condition(ReadPlan.Query query, Map<String, Object> arguments) {
            this.query = query;
            this.arguments = arguments;
        }

        /** Empty if no key can fulfil it, so that nothing is sent. */
        Optional<QueryRequest.Builder> request() {
            List<String> parts = new ArrayList<>();
            for (BoundKey key : query.key().equal()) {
                parts.add(name(key.key().name()) + " = " + value(EngineTables.value(writer.write(key, arguments))));
            }
            if (!(query.sort() instanceof SortCondition.None)) {
                Optional<String> sort = sort(name(query.sortKey().orElseThrow().name()), query.sort());
                if (sort.isEmpty()) {
                    return Optional.empty();
                }
                parts.add(sort.get());
            }
            QueryRequest.Builder request = QueryRequest.builder();
            query.reading().filter().ifPresent(f -> request.filterExpression(filter((Predicate.Compare) f)));
            return Optional.of(request.keyConditionExpression(String.join(" AND ", parts))
                    .expressionAttributeNames(names)
                    .expressionAttributeValues(values));
        }

        private String name(String attribute) {
            String placeholder = "#n" + names.size();
            names.put(placeholder, attribute);
            return placeholder;
        }

        private String value(AttributeValue value) {
            String placeholder = ":v" + values.size();
            values.put(placeholder, value);
            return placeholder;
        }

        private String text(String text) {
            return value(AttributeValue.fromS(text));
        }

        private String filter(Predicate.Compare filter) {
            return name(filter.attribute().storedName()) + " "
                    + filter.comparison().symbol() + " "
                    + value(stored(KeyWriter.operand(filter.operands().get(0), arguments)));
        }

        private Optional<String> sort(String name, SortCondition sort) {
            if (sort instanceof SortCondition.Equal equal) {
                return Optional.of(name + " = " + value(EngineTables.value(writer.write(equal.key(), arguments))));
            }
            if (sort instanceof SortCondition.Prefix prefix) {
                return Optional.of("begins_with(" + name + ", " + text(front(prefix.prefix())) + ")");
            }
            if (sort instanceof SortCondition.TextPrefix start) {
                String begin = front(start.prefix())
                        + writer.encode(start.component(), KeyWriter.operand(start.start(), arguments));
                return Optional.of("begins_with(" + name + ", " + text(begin) + ")");
            }
            return sort instanceof SortCondition.Range range
                    ? range(name, range)
                    : Optional.of(comparison(name, (SortCondition.Native) sort));
        }

        private String comparison(String name, SortCondition.Native sort) {
            List<String> operands = sort.operands().stream()
                    .map(o -> plain(sort.component(), KeyWriter.operand(o, arguments)))
                    .map(this::value)
                    .toList();
            return sort.comparison() == Comparison.BEGINS_WITH
                    ? "begins_with(" + name + ", " + operands.get(0) + ")"
                    : name + " " + sort.comparison().symbol() + " " + String.join(" AND ", operands);
        }

        private AttributeValue plain(Segment.Component component, Object operand) {
            return component.encoding().format().isPresent()
                    ? AttributeValue.fromS(writer.encode(component, operand))
                    : EngineTables.value(KeyWriter.nativeValue(operand));
        }

        private String front(BoundKey key) {
            return key.isEmpty() ? "" : ((KeyValue.Text) writer.write(key, arguments)).text();
        }

        private Optional<String> range(String name, SortCondition.Range range) {
            String prefix = front(range.prefix());
            Optional<String> lower = range.lower()
                    .map(b -> b.inclusive()
                            ? KeyRange.atLeast(prefix, encoded(range, b))
                            : KeyRange.above(prefix, encoded(range, b), range.terminator()))
                    .or(() -> range.limits().lower(prefix));
            Optional<String> upper = range.upper().isPresent()
                    ? upper(range, prefix, range.upper().get())
                    : range.limits().upper(prefix);
            boolean nothing = range.upper().isPresent() && upper.isEmpty();
            if (nothing
                    || (lower.isPresent() && upper.isPresent() && new KeyRange(lower.get(), upper.get()).isEmpty())) {
                return Optional.empty();
            }
            if (lower.isEmpty()) {
                return Optional.of(name + " <= " + text(upper.orElseThrow()));
            }
            return Optional.of(
                    upper.isEmpty()
                            ? name + " >= " + text(lower.get())
                            : name + " BETWEEN " + text(lower.get()) + " AND " + text(upper.get()));
        }

        private Optional<String> upper(SortCondition.Range range, String prefix, SortCondition.Bound bound) {
            return bound.inclusive()
                    ? Optional.of(KeyRange.atMost(prefix, encoded(range, bound), range.terminator()))
                    : Optional.ofNullable(KeyRange.below(
                            prefix,
                            range.component().encoding().format().orElseThrow(),
                            encoded(range, bound),
                            range.terminator()));
        }

        private String encoded(SortCondition.Range range, SortCondition.Bound bound) {
            return writer.encode(range.component(), KeyWriter.operand(bound.operand(), arguments));
        }
    }
}
