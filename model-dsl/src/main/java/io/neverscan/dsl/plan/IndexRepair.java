package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The key that would serve a pattern of one type: its equalities as the partition, then the range, the order and the
 * identity as the sort key; in an index that exists and where the type has no key yet, or in a new one.
 */
final class IndexRepair {
    /** Amazon DynamoDB Developer Guide, "Service, account, and table quotas": global indexes of a table. */
    private static final int MOST_INDEXES = 20;

    private static final Set<AccessPattern.Kind> MENDED =
            EnumSet.of(AccessPattern.Kind.QUERY, AccessPattern.Kind.FIRST, AccessPattern.Kind.COUNT);

    private final Model model;
    private final AccessPattern pattern;
    private final ItemType type;
    private final Table table;
    private final Known known;

    IndexRepair(Model model, AccessPattern pattern) {
        this.model = model;
        this.pattern = pattern;
        this.type = pattern.owner();
        this.table = type.table();
        this.known = Known.of(pattern.targets().get(0), type.base());
    }

    /** The help; empty if no index could serve the pattern, or none can be written down. */
    static Optional<Help> of(Model model, AccessPattern pattern) {
        boolean one = !pattern.isCollection()
                && pattern.targets().get(0).holding().isEmpty()
                && pattern.options().bounds().walkBack().isEmpty()
                && MENDED.contains(pattern.kind());
        return one && !pattern.options().strong() ? new IndexRepair(model, pattern).help() : Optional.empty();
    }

    private Optional<Help> help() {
        Optional<List<Attribute>> sort = sort();
        if (sort.isEmpty() || !known.spreads().isEmpty() || !known.surplus().isEmpty() || table.rawKeys()) {
            return Optional.empty();
        }
        List<Attribute> parts = new ArrayList<>(known.equal().keySet());
        List<Attribute> all = new ArrayList<>(parts);
        all.addAll(sort.get());
        if (!all.stream().allMatch(IndexRepair::canStandInKeys)) {
            return Optional.empty();
        }
        String partition = template(name(parts), parts);
        String rest = sort.get().isEmpty() ? constant(type.name()) : template("", sort.get());
        Optional<Index> free =
                table.indexes().stream().filter(i -> isFree(i, name(parts))).findFirst();
        if (free.isEmpty() && isFull()) {
            return Optional.empty();
        }
        String index = free.map(Index::name).orElseGet(this::newName);
        String templates = index + ": { partition: \"" + partition + "\", sort: \"" + rest + "\" }";
        List<Edit> edits = new ArrayList<>();
        if (free.isEmpty()) {
            Optional<Edit> declared = declaration(index);
            declared.ifPresent(edits::add);
            if (declared.isEmpty()) {
                return Optional.empty();
            }
        }
        Optional<Edit> written = entry(type.span(), templates);
        written.ifPresent(edits::add);
        String text = (free.isPresent() ? "give `" + type.name() + "` a key in index `" : "add the index `") + index
                + "`: `" + partition + "` and `" + rest + "` (" + price(all) + ")";
        return written.map(e -> new Help(text, edits, Help.Confidence.REVIEW));
    }

    /** Whether the table has as many indexes as it may have. */
    boolean isFull() {
        return table.indexes().stream().filter(i -> !i.local()).count() >= MOST_INDEXES;
    }

    /** The range must come first, and the order must begin with it. */
    private Optional<List<Attribute>> sort() {
        Set<Attribute> sort = new LinkedHashSet<>();
        known.range().ifPresent(r -> sort.add(r.attribute()));
        List<Attribute> order = pattern.order().stream()
                .map(AccessPattern.Order::attribute)
                .filter(a -> !known.equal().containsKey(a))
                .toList();
        boolean oneWay = pattern.order().stream()
                        .map(AccessPattern.Order::descending)
                        .distinct()
                        .count()
                <= 1;
        boolean fits = sort.isEmpty() || order.isEmpty() || sort.contains(order.get(0));
        sort.addAll(order);
        boolean sorted = sort.stream().allMatch(IndexRepair::sortsAsText)
                && order.stream().noneMatch(Attribute::optional);
        if (!oneWay || !fits || !sorted) {
            return Optional.empty();
        }
        type.identity().stream().filter(a -> !known.equal().containsKey(a)).forEach(sort::add);
        return Optional.of(List.copyOf(sort));
    }

    private static boolean sortsAsText(Attribute attribute) {
        return canStandInKeys(attribute)
                && !(attribute.type() instanceof EnumType)
                && attribute.type() != Scalar.UUID
                && attribute.type() != Scalar.BOOLEAN;
    }

    static boolean canStandInKeys(Attribute attribute) {
        return attribute.type() instanceof EnumType
                || (attribute.type() instanceof Scalar scalar
                        && switch (scalar) {
                            case STRING, INT, LONG, INSTANT, DATE, YEAR_MONTH, TIME, UUID, ULID, BOOLEAN -> true;
                            case DECIMAL, DOUBLE, BYTES, DURATION, COUNTER -> false;
                        });
    }

    /** An index where the type has no key, and where no other key can begin like the new one. */
    private boolean isFree(Index index, String front) {
        KeyAttribute first = index.partitionKeys().get(0);
        boolean texts = !index.local()
                && !index.isMultiAttribute()
                && first.type() == KeyAttribute.Type.S
                && index.sortKeys().stream().anyMatch(k -> k.type() == KeyAttribute.Type.S)
                && index.projection() instanceof Projection.All
                && !first.name().equals(table.partitionKey().name())
                && table.sortKey().filter(k -> k.name().equals(first.name())).isEmpty();
        Location location = new Location.Secondary(table, index);
        return texts
                && model.itemsOf(table).stream()
                        .flatMap(i -> i.placements().stream()
                                .filter(p -> p.location().equals(location))
                                .map(p -> !i.equals(type) && isApart(p, front)))
                        .allMatch(apart -> apart)
                && type.keyTemplates(Placement.Form.PRIMARY).stream()
                        .map(t -> t.key().name())
                        .noneMatch(k ->
                                index.keys().stream().anyMatch(i -> i.name().equals(k)));
    }

    private static boolean isApart(Placement placement, String front) {
        KeyTemplate partition = placement.partition().get(0);
        return partition.segments().get(0) instanceof Segment.Literal literal
                && !literal.text().startsWith(front)
                && !front.startsWith(literal.text());
    }

    String newName() {
        Set<String> taken = new LinkedHashSet<>();
        for (Index index : table.indexes()) {
            taken.add(index.name());
            index.keys().forEach(k -> taken.add(k.name()));
        }
        model.itemsOf(table).forEach(i -> i.attributes().forEach(a -> taken.add(a.storedName())));
        int number = 1;
        while (taken.contains("GSI" + number)
                || taken.contains("GSI" + number + "PK")
                || taken.contains("GSI" + number + "SK")) {
            number++;
        }
        return "GSI" + number;
    }

    /** {@code ORDER_BY_STATUS#}, or {@code ALL_ORDER} where nothing is given. */
    private String name(List<Attribute> parts) {
        if (parts.isEmpty()) {
            return "ALL_" + constant(type.name());
        }
        List<String> names = parts.stream().map(a -> constant(a.name())).toList();
        return constant(type.name()) + "_BY_" + String.join("_", names) + "#";
    }

    static String constant(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }

    static String template(String front, List<Attribute> parts) {
        List<String> holes = parts.stream()
                .map(a ->
                        "{" + a.name() + (a.type() == Scalar.INT ? ":10" : a.type() == Scalar.LONG ? ":19" : "") + "}")
                .toList();
        return front + String.join("#", holes);
    }

    private String price(List<Attribute> parts) {
        List<String> changing = parts.stream()
                .filter(a -> !a.immutable() && !type.identity().contains(a))
                .map(a -> "`" + a.name() + "`")
                .toList();
        String each = "one more entry to store and +1 write unit per `" + type.name() + "` written";
        return changing.isEmpty() ? each : each + ", +2 where " + String.join(" or ", changing) + " changes";
    }

    Optional<Edit> declaration(String index) {
        String entry = index + ": { partitionKey: " + index + "PK, sortKey: " + index + "SK }";
        String text = table.span().file().text();
        int line = text.lastIndexOf('\n', table.span().startOffset()) + 1;
        boolean implied = text.substring(line, table.span().startOffset()).matches("model: *[\"']?");
        if (!implied) {
            return entry(table.span(), entry);
        }
        int end = text.indexOf('\n', line);
        Span here = new Span(table.span().file(), end + 1, end + 1);
        String tables = "tables:\n  " + table.name() + ":\n    partitionKey: PK\n    sortKey: SK\n    indexes:\n      "
                + entry + "\n";
        return end < 0 ? Optional.empty() : Optional.of(new Edit(here, tables));
    }

    /** Below {@code indexes} of an element, which is written too if it is not there. */
    static Optional<Edit> entry(Span element, String entry) {
        return new ModelText(element)
                .entry("indexes")
                .map(k -> new ModelText(k).insert(entry))
                .orElseGet(() -> new ModelText(element).insert("indexes: { " + entry + " }"));
    }
}
