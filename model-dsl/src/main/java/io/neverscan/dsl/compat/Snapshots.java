package io.neverscan.dsl.compat;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ConditionText;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SpreadText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Takes snapshots of models. Keys and reads are told by the templates and plans themselves. */
public final class Snapshots {
    private Snapshots() {}

    /**
     * Takes one.
     *
     * @param model a sound model
     * @param plans its plans
     * @return equal for models that differ only in order, descriptions and places
     */
    public static Snapshot of(Model model, List<AccessPlan> plans) {
        SortedMap<String, Snapshot.Table> tables = new TreeMap<>();
        model.tables().forEach(t -> tables.put(t.name(), table(t)));
        SortedMap<String, Snapshot.Type> types = new TreeMap<>();
        model.types().forEach(t -> type(t, types));
        SortedMap<String, Snapshot.Item> items = new TreeMap<>();
        model.items().forEach(i -> items.put(i.name(), item(i)));
        SortedMap<String, Snapshot.Pattern> patterns = new TreeMap<>();
        for (AccessPlan plan : plans) {
            if (plan instanceof AccessPlan.Served served) {
                patterns.put(plan.pattern().name(), pattern(served));
            }
        }
        return new Snapshot(Snapshot.VERSION, model.name(), tables, types, items, patterns);
    }

    private static Snapshot.Table table(Table table) {
        SortedMap<String, Snapshot.Index> indexes = new TreeMap<>();
        table.indexes().forEach(i -> indexes.put(i.name(), index(i)));
        return new Snapshot.Table(
                key(table.partitionKey()),
                table.sortKey().map(Snapshots::key).orElse(""),
                table.typeAttribute().orElse(""),
                table.rawKeys() ? "raw" : "",
                indexes,
                new TreeMap<>());
    }

    private static Snapshot.Index index(Index index) {
        List<String> included = List.of();
        String projection = "all";
        if (index.projection() instanceof Projection.Include include) {
            projection = "include";
            included = include.storedNames().stream().sorted().toList();
        } else if (index.projection() instanceof Projection.KeysOnly) {
            projection = "keysOnly";
        }
        return new Snapshot.Index(
                index.partitionKeys().stream().map(Snapshots::key).toList(),
                index.sortKeys().stream().map(Snapshots::key).toList(),
                projection,
                included,
                index.local());
    }

    private static String key(KeyAttribute key) {
        return key.name() + " " + key.type();
    }

    private static void type(AttributeType type, SortedMap<String, Snapshot.Type> types) {
        if (type instanceof EnumType codes) {
            SortedMap<String, String> values = new TreeMap<>();
            codes.values().forEach(v -> values.put(v.name(), v.code()));
            types.put(codes.name(), new Snapshot.Type(values, new TreeMap<>()));
        } else if (type instanceof DocumentType document) {
            types.put(document.name(), new Snapshot.Type(new TreeMap<>(), attributes(document.attributes())));
        }
    }

    private static SortedMap<String, Snapshot.Attribute> attributes(List<Attribute> attributes) {
        SortedMap<String, Snapshot.Attribute> result = new TreeMap<>();
        for (Attribute a : attributes) {
            String as = a.storedName().equals(a.name()) ? "" : a.storedName();
            result.put(a.name(), new Snapshot.Attribute(as, a.type().describe(), a.optional()));
        }
        return result;
    }

    private static Snapshot.Item item(ItemType item) {
        SortedMap<String, String> roles = roles(item.traits());
        String from = "";
        String to = "";
        String inverse = "";
        if (item instanceof Edge edge) {
            from = end(edge.from());
            to = end(edge.to());
            inverse = edge.inverse().name().toLowerCase(Locale.ROOT);
            edge.from().counter().ifPresent(c -> roles.put("counter from", c.storedName()));
            edge.to().counter().ifPresent(c -> roles.put("counter to", c.storedName()));
        }
        return new Snapshot.Item(
                item.table().name(),
                from,
                to,
                inverse,
                attributes(item.attributes()),
                item.placements().stream().map(Snapshots::key).toList(),
                roles,
                item.traits().unique().stream().map(Snapshots::stored).sorted().toList());
    }

    private static SortedMap<String, String> roles(Traits traits) {
        SortedMap<String, String> roles = new TreeMap<>();
        traits.version().ifPresent(a -> roles.put("version", a.storedName()));
        traits.created().ifPresent(a -> roles.put("created", a.storedName()));
        traits.updated().ifPresent(a -> roles.put("updated", a.storedName()));
        traits.ttl().ifPresent(a -> roles.put("ttl", a.storedName()));
        return roles;
    }

    private static String end(Edge.End end) {
        return end.entity().name() + " by " + stored(end.attributes());
    }

    private static String stored(List<Attribute> attributes) {
        return attributes.stream().map(Attribute::storedName).collect(Collectors.joining(", "));
    }

    private static Snapshot.Key key(Placement placement) {
        String index = placement.location() instanceof Location.Secondary at
                ? at.index().name()
                : "";
        String form = placement.form() == Placement.Form.MIRROR ? "mirror" : "";
        return new Snapshot.Key(
                index,
                form,
                placement.templates().stream().map(Snapshots::template).toList(),
                placement.when().map(PredicateText::of).orElse(""));
    }

    private static Snapshot.Template template(KeyTemplate template) {
        List<String> segments = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                segments.add("'" + literal.text() + "'");
            } else if (segment instanceof Segment.Component component) {
                String format = template.natural() ? "itself" : format(component.encoding());
                segments.add("{" + component.attribute().storedName() + ": " + format + "}");
            }
        }
        return new Snapshot.Template(template.key().name(), segments);
    }

    /** The name of the format that writes the component; where that leaves out what it was made with, the model's words. */
    private static String format(KeyEncoding encoding) {
        if (encoding instanceof KeyEncoding.Code code) {
            return "code of " + code.type().name();
        }
        if (encoding instanceof KeyEncoding.Descending descending) {
            return format(descending.ascending()) + " desc";
        }
        if (encoding instanceof KeyEncoding.ShardNumber shard) {
            return "shardNumber(" + shard.count() + ")";
        }
        if (encoding instanceof KeyEncoding.Moment moment) {
            return "instant(" + moment.fractionDigits() + ")";
        }
        return encoding.format().map(Object::toString).orElse("itself");
    }

    private static Snapshot.Pattern pattern(AccessPlan.Served served) {
        AccessPattern pattern = served.pattern();
        ReadPlan read = served.read();
        Optional<ReadPlan.Reading> reading = read.query().map(ReadPlan.Query::reading);
        return new Snapshot.Pattern(
                pattern.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                pattern.targets().stream().map(t -> t.type().name()).sorted().toList(),
                served.requests(),
                read.location() instanceof Location.Secondary at ? at.index().name() : "",
                read.strong(),
                condition(read),
                reading.map(ReadPlan.Reading::backward).orElse(false),
                reading.flatMap(ReadPlan.Reading::filter).map(PredicateText::of).orElse(""),
                pattern.options().page().orElse(0),
                pattern.options().returns().stream()
                        .map(Attribute::storedName)
                        .sorted()
                        .toList());
    }

    private static List<String> condition(ReadPlan read) {
        List<String> conditions = new ArrayList<>();
        if (read instanceof ReadPlan.GetItem get) {
            conditions.add(ConditionText.equal(get.partition()));
            get.sort().map(ConditionText::equal).ifPresent(conditions::add);
        }
        if (read instanceof ReadPlan.FanOut several) {
            several.spreads().forEach(s -> conditions.add("for each " + s.each().name() + " " + SpreadText.of(s)));
        }
        read.query().ifPresent(query -> {
            query.key().equal().forEach(k -> conditions.add(ConditionText.equal(k)));
            query.sortKey()
                    .flatMap(k -> ConditionText.of(query.sort(), k.name()))
                    .ifPresent(conditions::add);
        });
        return conditions;
    }
}
