package io.neverscan.codegen.emit;

import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.Planner;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A model of a test, written down in Java as tersely as in YAML. Every element stands on a line of its own. */
final class ModelDraft {
    private final String name;
    private final String packageName;
    private final SourceFile file;
    private final List<Table> tables = new ArrayList<>();
    private final List<AttributeType> types = new ArrayList<>();
    private final List<ItemType> items = new ArrayList<>();
    private final List<AccessPattern> patterns = new ArrayList<>();
    private Optional<String> description = Optional.empty();
    private int line;

    ModelDraft(String name, String packageName) {
        this.name = name;
        this.packageName = packageName;
        this.file = new SourceFile("src/main/neverscan/" + name + ".yaml", "x\n".repeat(5000));
    }

    Span span() {
        int start = 2 * line++;
        return file.span(start, start + 1);
    }

    ModelDraft describe(String text) {
        description = Optional.of(text);
        return this;
    }

    /** A table; key attributes as {@code PK} or {@code id:N}. */
    TableDraft table(String table, String... keys) {
        return new TableDraft(table, keys);
    }

    static KeyAttribute key(String text) {
        int colon = text.indexOf(':');
        return colon < 0
                ? new KeyAttribute(text, KeyAttribute.Type.S)
                : new KeyAttribute(text.substring(0, colon), KeyAttribute.Type.valueOf(text.substring(colon + 1)));
    }

    /** A table while it is written down. */
    final class TableDraft {
        private final String tableName;
        private final String[] keys;
        private final List<Index> indexes = new ArrayList<>();
        private Optional<String> typeAttribute = Optional.of("_type");
        private boolean raw;

        TableDraft(String tableName, String... keys) {
            this.tableName = tableName;
            this.keys = keys;
        }

        TableDraft index(String index, Projection projection, String... indexKeys) {
            Optional<KeyAttribute> sort = indexKeys.length > 1 ? Optional.of(key(indexKeys[1])) : Optional.empty();
            boolean local = indexKeys[0].equals(keys[0]);
            indexes.add(new Index(index, key(indexKeys[0]), sort, projection, local, span()));
            return this;
        }

        TableDraft untyped() {
            typeAttribute = Optional.empty();
            return this;
        }

        TableDraft raw() {
            raw = true;
            return this;
        }

        Table add() {
            Optional<KeyAttribute> sort = keys.length > 1 ? Optional.of(key(keys[1])) : Optional.empty();
            Table table = new Table(tableName, key(keys[0]), sort, indexes, typeAttribute, raw, span());
            tables.add(table);
            return table;
        }
    }

    EnumType enumeration(String type, String... values) {
        List<EnumType.Value> list = new ArrayList<>();
        for (String value : values) {
            int equals = value.indexOf('=');
            list.add(
                    equals < 0
                            ? new EnumType.Value(value, value)
                            : new EnumType.Value(value.substring(0, equals), value.substring(equals + 1)));
        }
        EnumType added = new EnumType(type, list, span());
        types.add(added);
        return added;
    }

    DocumentType document(String type, String... declared) {
        List<Attribute> attributes = new ArrayList<>();
        for (String one : declared) {
            attributes.add(attribute(one));
        }
        DocumentType added = new DocumentType(type, attributes, span());
        types.add(added);
        return added;
    }

    ItemDraft item(String item, Table table) {
        return new ItemDraft(this, item, table);
    }

    <T extends ItemType> T add(T item) {
        items.add(item);
        return item;
    }

    PatternDraft pattern(String pattern, AccessPattern.Kind kind) {
        return new PatternDraft(this, pattern, kind);
    }

    void add(AccessPattern pattern) {
        patterns.add(pattern);
    }

    Attribute attribute(String declared) {
        int space = declared.lastIndexOf(' ');
        String names = declared.substring(0, space);
        String type = declared.substring(space + 1);
        boolean optional = type.endsWith("?");
        boolean immutable = type.endsWith("!");
        int equals = names.indexOf('=');
        return new Attribute(
                equals < 0 ? names : names.substring(0, equals),
                equals < 0 ? names : names.substring(equals + 1),
                type(optional || immutable ? type.substring(0, type.length() - 1) : type),
                optional,
                immutable,
                Optional.empty(),
                span());
    }

    private AttributeType type(String text) {
        int open = text.indexOf('<');
        if (open > 0) {
            AttributeType inner = type(text.substring(open + 1, text.length() - 1));
            return switch (text.substring(0, open)) {
                case "list" -> new AttributeType.ListOf(inner);
                case "set" -> new AttributeType.SetOf(inner);
                default -> new AttributeType.MapOf(inner);
            };
        }
        Optional<Scalar> scalar = Scalar.find(text);
        return scalar.isPresent()
                ? scalar.get()
                : types.stream()
                        .filter(t -> t.describe().equals(text))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException(text));
    }

    /** The model with its plans; every pattern must be served. */
    CompiledModel compile() {
        Model model = new Model(name, packageName, description, tables, types, items, patterns, span());
        List<AccessPlan> plans = new Planner().plan(model);
        for (AccessPlan plan : plans) {
            if (plan instanceof AccessPlan.Unservable unservable) {
                throw new IllegalArgumentException(plan.pattern().name() + ": " + unservable.rejections());
            }
        }
        return new CompiledModel(model, plans);
    }
}
