package io.neverscan.codegen.emit;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An entity or edge of a test model while it is written down. */
final class ItemDraft {
    private static final Pattern PART = Pattern.compile("\\{([^:}]+)(?::([^}]+))?}|[^{]+");

    final ModelDraft model;
    final String name;
    final Table table;
    final Map<String, Attribute> attributes = new LinkedHashMap<>();
    private final List<Placement> placements = new ArrayList<>();
    private @Nullable String version;
    private @Nullable String created;
    private @Nullable String updated;
    private @Nullable String ttl;
    private Optional<String> description = Optional.empty();

    ItemDraft(ModelDraft model, String name, Table table) {
        this.model = model;
        this.name = name;
        this.table = table;
    }

    /** Attributes as {@code name type}, {@code name type?}, {@code name=stored type}, {@code name type!} immutable. */
    ItemDraft attributes(String... declared) {
        for (String one : declared) {
            Attribute attribute = model.attribute(one);
            attributes.put(attribute.name(), attribute);
        }
        return this;
    }

    ItemDraft describe(String text) {
        description = Optional.of(text);
        return this;
    }

    ItemDraft traits(@Nullable String v, @Nullable String c, @Nullable String u, @Nullable String t) {
        version = v;
        created = c;
        updated = u;
        ttl = t;
        return this;
    }

    ItemDraft key(String partition, @Nullable String sort) {
        return place(new Location.Base(table), Placement.Form.PRIMARY, partition, sort);
    }

    ItemDraft mirror(String partition, @Nullable String sort) {
        return place(new Location.Base(table), Placement.Form.MIRROR, partition, sort);
    }

    ItemDraft index(String index, String partition, @Nullable String sort) {
        Index found = table.index(index).orElseThrow();
        return place(new Location.Secondary(table, found), Placement.Form.PRIMARY, partition, sort);
    }

    /** The inverted index: the table's own templates swapped. */
    ItemDraft inverted(String index) {
        Placement base = placements.get(0);
        Index found = table.index(index).orElseThrow();
        placements.add(new Placement(
                new Location.Secondary(table, found),
                Placement.Form.PRIMARY,
                base.sort().orElseThrow(),
                Optional.of(base.partition())));
        return this;
    }

    private ItemDraft place(Location location, Placement.Form form, String partition, @Nullable String sort) {
        Optional<KeyTemplate> sorted = location.sortKey().map(k -> template(k, String.valueOf(sort)));
        placements.add(new Placement(location, form, template(location.partitionKey(), partition), sorted));
        return this;
    }

    private KeyTemplate template(KeyAttribute key, String text) {
        for (Placement placement : placements) {
            for (KeyTemplate known : placement.templates()) {
                boolean sameForm = placement.form() == Placement.Form.PRIMARY;
                if (sameForm && known.key().equals(key) && known.text().equals(text.replaceAll(":[^}]*", ""))) {
                    return known;
                }
            }
        }
        boolean natural = attributes.values().stream()
                .anyMatch(a -> a.storedName().equals(key.name()) && text.equals("{" + a.name() + "}"));
        List<Segment> segments = new ArrayList<>();
        Matcher parts = PART.matcher(text);
        while (parts.find()) {
            if (parts.group(1) == null) {
                segments.add(new Segment.Literal(parts.group(), model.span()));
            } else {
                Attribute attribute = attributes.get(parts.group(1));
                String following = parts.end() < text.length() ? text.substring(parts.end()).split("\\{")[0] : "";
                KeyEncoding encoding = natural
                        ? naturalEncoding(attribute, key)
                        : encoding(attribute.type(), parts.group(2), table.rawKeys() ? following : null);
                segments.add(new Segment.Component(attribute, encoding, model.span()));
            }
        }
        return new KeyTemplate(key, segments, natural, model.span());
    }

    private static KeyEncoding naturalEncoding(Attribute attribute, KeyAttribute key) {
        return switch (key.type()) {
            case N -> new KeyEncoding.NativeNumber();
            case B -> new KeyEncoding.NativeBinary();
            case S -> attribute.type() == Scalar.STRING
                    ? new KeyEncoding.Raw("")
                    : encoding(attribute.type(), null, null);
        };
    }

    private static KeyEncoding encoding(AttributeType type, @Nullable String format, @Nullable String following) {
        if (type instanceof EnumType values) {
            return new KeyEncoding.Code(values);
        }
        return switch ((Scalar) type) {
            case STRING -> following == null ? new KeyEncoding.Text() : new KeyEncoding.Raw(following);
            case INT, LONG, COUNTER -> new KeyEncoding.Padded(Integer.parseInt(String.valueOf(format)));
            case INSTANT -> new KeyEncoding.Moment("seconds".equals(format) ? 0 : 3);
            case DATE -> KeyEncoding.Fixed.DATE;
            case YEAR_MONTH -> KeyEncoding.Fixed.YEAR_MONTH;
            case TIME -> KeyEncoding.Fixed.TIME;
            case UUID -> KeyEncoding.Fixed.UUID;
            case ULID -> KeyEncoding.Fixed.ULID;
            case BOOLEAN -> KeyEncoding.Fixed.BOOL;
            default -> throw new IllegalArgumentException(type.describe());
        };
    }

    private List<Attribute> identity() {
        return placements.get(0).templates().stream()
                .flatMap(t -> t.attributes().stream())
                .distinct()
                .toList();
    }

    private Traits traits() {
        return new Traits(trait(version), trait(created), trait(updated), trait(ttl));
    }

    private Optional<Attribute> trait(@Nullable String attribute) {
        return attribute == null ? Optional.empty() : Optional.of(attributes.get(attribute));
    }

    Entity entity() {
        List<Attribute> all = List.copyOf(attributes.values());
        return model.add(
                new Entity(name, table, all, identity(), placements, traits(), description, model.span()));
    }

    Edge edge(Edge.End from, Edge.End to, Edge.Inverse inverse) {
        List<Attribute> all = List.copyOf(attributes.values());
        return model.add(new Edge(
                name,
                table,
                all,
                identity(),
                placements,
                traits(),
                from,
                to,
                inverse,
                description,
                model.span()));
    }

    /** An end of the edge, its attributes by name, with or without a counter of the node. */
    Edge.End end(ItemType node, String attributeNames, @Nullable String counter) {
        List<Attribute> held = List.of(attributeNames.split(",")).stream()
                .map(n -> attributes.get(n))
                .toList();
        return new Edge.End((Entity) node, held, counter == null ? Optional.empty() : node.attribute(counter));
    }
}
