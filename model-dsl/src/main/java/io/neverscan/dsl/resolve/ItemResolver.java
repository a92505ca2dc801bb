package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.ItemSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What entities and edges share: table, traits, placements. */
final class ItemResolver {
    private final Context context;
    private final Map<String, Table> tables;
    private final String modelName;

    ItemResolver(Context context, Map<String, Table> tables, String modelName) {
        this.context = context;
        this.tables = tables;
        this.modelName = modelName;
    }

    /** The table of an item type; empty if it is unknown or has failed. */
    Optional<Table> table(ItemSyntax item) {
        if (item.table().isPresent()) {
            SourceText name = item.table().get();
            Table table = tables.get(name.value());
            if (table == null) {
                context.unknown(name, "the model has no table `" + name.value() + "`", tables.keySet());
            }
            return Optional.ofNullable(table);
        }
        if (tables.size() <= 1 || tables.containsKey(modelName)) {
            Table only = tables.size() == 1 ? tables.values().iterator().next() : tables.get(modelName);
            return Optional.ofNullable(only);
        }
        context.report(Diagnostic.at(
                        Code.MISSING_KEY,
                        item.name().span(),
                        "`table` is missing in `" + item.name().value() + "`")
                .note("the model has the tables " + String.join(", ", tables.keySet())));
        return Optional.empty();
    }

    /** Refuses an attribute that is stored under the name of the type attribute. */
    void checkTypeAttribute(Table table, AttributeTable attributes) {
        table.typeAttribute().flatMap(attributes::byStoredName).ifPresent(a -> {
            attributes.fail(a.name());
            context.report(
                    Code.DUPLICATE_NAME,
                    a.span(),
                    "`" + a.storedName() + "` also holds the item type in table `" + table.name() + "`");
        });
    }

    /** The traits; empty if one of them failed. */
    Optional<Traits> traits(ItemSyntax item, AttributeTable attributes) {
        Optional<Attribute> version = trait(item, attributes, "version", Set.of(Scalar.LONG, Scalar.INT));
        Optional<Attribute> created = trait(item, attributes, "created", Set.of(Scalar.INSTANT));
        Optional<Attribute> updated = trait(item, attributes, "updated", Set.of(Scalar.INSTANT));
        Optional<Attribute> ttl = trait(item, attributes, "ttl", Set.of(Scalar.INSTANT));
        long found = Stream.of(version, created, updated, ttl)
                .filter(Optional::isPresent)
                .count();
        return found == item.traits().size()
                ? Optional.of(new Traits(version, created, updated, ttl, List.of()))
                : Optional.empty();
    }

    private Optional<Attribute> trait(ItemSyntax item, AttributeTable attributes, String key, Set<Scalar> types) {
        SourceText name = item.traits().get(key);
        Optional<Attribute> found = name == null ? Optional.empty() : attributes.find(name);
        if (name == null || found.isEmpty()) {
            return Optional.empty();
        }
        Attribute attribute = found.get();
        if (attribute.type() instanceof Scalar scalar && types.contains(scalar)) {
            return found;
        }
        String wanted = key.equals("version") ? "a long or int" : "an instant";
        context.report(Diagnostic.at(
                        key.equals("ttl") ? Code.TTL_TYPE : Code.TYPE_MISMATCH,
                        name.span(),
                        "`" + key + "` needs " + wanted + ", but `" + attribute.name() + "` is of type "
                                + attribute.type().describe())
                .also(attribute.span(), "declared here"));
        return Optional.empty();
    }

    /** All placements: the table, the mirror, then the indexes as declared. */
    static List<Placement> placements(Table table, KeyMap primary, Optional<KeyMap> mirror) {
        List<Placement> placements = new ArrayList<>();
        placements.add(primary.base(Placement.Form.PRIMARY));
        mirror.ifPresent(m -> placements.add(m.base(Placement.Form.MIRROR)));
        for (Index index : table.indexes()) {
            placements.addAll(primary.in(index, Placement.Form.PRIMARY));
            mirror.ifPresent(m -> placements.addAll(m.in(index, Placement.Form.MIRROR)));
        }
        return List.copyOf(placements);
    }
}
