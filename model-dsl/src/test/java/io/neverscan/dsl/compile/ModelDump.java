package io.neverscan.dsl.compile;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.UniqueGuard;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A model as readable lines, for golden files. */
final class ModelDump {
    private final StringBuilder out = new StringBuilder();

    static String of(Model model) {
        ModelDump dump = new ModelDump();
        dump.line("model " + model.name() + " package " + model.packageName() + text(model.description()));
        model.tables().forEach(t -> dump.table(model, t));
        model.types().forEach(dump::type);
        model.items().forEach(dump::item);
        model.patterns().forEach(dump::pattern);
        model.writes().forEach(dump::write);
        model.transactions().forEach(dump::transact);
        model.externals()
                .forEach(e -> dump.line("external " + e.name() + " by " + e.system()
                        + e.owner().map(o -> " of " + o).orElse("") + text(Optional.of(e.description()))));
        return dump.out.toString();
    }

    private static String text(Optional<String> description) {
        return description.map(d -> " \"" + d + "\"").orElse("");
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private void table(Model model, Table table) {
        line("table " + table.name() + " "
                + keys(List.of(table.partitionKey()), table.sortKey().stream().toList()) + " type "
                + table.typeAttribute().orElse("none") + (table.rawKeys() ? " raw" : ""));
        for (Index index : table.indexes()) {
            line("  index " + index.name() + " " + keys(index.partitionKeys(), index.sortKeys()) + " "
                    + index.projection() + (index.local() ? " local" : ""));
        }
        model.settings(table).forEach((name, value) -> line("  setting " + name + " = " + value));
    }

    private static String keys(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        String first = keys(partition);
        return sort.isEmpty() ? first : first + ", " + keys(sort);
    }

    private static String keys(List<KeyAttribute> keys) {
        return keys.stream().map(k -> k.name() + ":" + k.type()).collect(Collectors.joining(" and "));
    }

    private void type(AttributeType type) {
        if (type instanceof EnumType e) {
            line("enum " + e.name() + " "
                    + e.values().stream().map(v -> v.name() + "=" + v.code()).toList());
        } else if (type instanceof DocumentType d) {
            line("document " + d.name());
            d.attributes().forEach(a -> line("  " + attribute(a)));
        }
    }

    private static String attribute(Attribute a) {
        return a.name()
                + (a.storedName().equals(a.name()) ? "" : " as " + a.storedName())
                + ": "
                + a.type().describe()
                + (a.optional() ? "?" : "")
                + (a.immutable() ? " immutable" : "")
                + text(a.description());
    }

    private void item(ItemType item) {
        String kind = item instanceof Edge ? "edge " : "entity ";
        line(kind + item.name() + " in " + item.table().name() + " identity " + item.identity()
                + text(item.description()));
        if (item instanceof Edge edge) {
            line("  from " + end(edge.from()) + " to " + end(edge.to()) + " inverse " + edge.inverse());
        }
        item.attributes().forEach(a -> line("  " + attribute(a)));
        if (!item.traits().equals(Traits.NONE)) {
            line("  " + item.traits());
        }
        item.placements().forEach(p -> line("  " + placement(p)));
        if (item instanceof Entity entity) {
            for (UniqueGuard guard : entity.guards()) {
                line("  guard " + guard.name());
                guard.placements().forEach(p -> line("    " + placement(p)));
            }
        }
    }

    private static String end(Edge.End end) {
        return end.entity().name()
                + end.attributes()
                + end.counter().map(c -> " counts " + c).orElse("");
    }

    private static String placement(Placement placement) {
        String templates =
                placement.templates().stream().map(ModelDump::template).collect(Collectors.joining(" | "));
        return placement.location().describe() + " " + placement.form() + ": " + templates
                + placement.when().map(w -> " when " + predicate(w)).orElse("");
    }

    private static String template(KeyTemplate template) {
        String text = template.segments().stream()
                .map(s -> s instanceof Segment.Component c
                        ? "{" + c.attribute() + " " + encoding(c) + "}"
                        : ((Segment.Literal) s).text())
                .collect(Collectors.joining());
        return template.key().name() + "=" + text + (template.natural() ? " natural" : "");
    }

    private static String encoding(Segment.Component component) {
        return component.encoding().format().map(Object::toString).orElse("native");
    }

    private void pattern(AccessPattern pattern) {
        line("pattern " + pattern.name() + " " + pattern.kind() + " "
                + pattern.parameters().stream().map(ModelDump::parameter).toList() + text(pattern.description()));
        for (AccessPattern.Target target : pattern.targets()) {
            line("  " + target.type() + " where "
                    + target.where().stream().map(ModelDump::condition).toList()
                    + (target.holding().isEmpty()
                            ? ""
                            : " holding "
                                    + target.holding().stream()
                                            .map(ModelDump::predicate)
                                            .toList()));
        }
        pattern.filter().ifPresent(f -> line("  filter " + predicate(f)));
        if (!pattern.order().isEmpty()) {
            line("  order "
                    + pattern.order().stream()
                            .map(o -> o.attribute() + (o.descending() ? " desc" : ""))
                            .toList());
        }
        AccessPattern.Options options = pattern.options();
        line("  Options[page=" + options.page() + ", strong=" + options.strong() + ", returns=" + options.returns()
                + "]" + (options.bounds().equals(AccessPattern.Bounds.NONE) ? "" : " " + options.bounds())
                + options.fetch()
                        .map(f -> " Fetch[" + f.node().name() + " by "
                                + f.by().stream().map(Attribute::name).toList() + "]")
                        .orElse(""));
    }

    private void transact(TransactPattern pattern) {
        line("transact " + pattern.name() + text(pattern.description()) + " "
                + TransactPlan.of(pattern).requests());
        pattern.steps().forEach(s -> {
            line("  many " + s.many());
            write(s.write());
        });
    }

    private void write(WritePattern pattern) {
        WritePlan plan = WritePlan.of(pattern);
        line("write " + pattern.name() + " " + pattern.kind() + " "
                + pattern.type().name() + " "
                + plan.parameters().stream()
                        .map(p -> parameter(p) + (plan.isNullable(p) ? "?" : ""))
                        .toList()
                + text(pattern.description()));
        pattern.changes()
                .forEach(c -> line("  " + c.action() + " " + c.attribute()
                        + c.value().map(v -> " " + operand(v)).orElse("")));
        pattern.condition().ifPresent(c -> line("  when " + predicate(c.predicate()) + " as `" + c.text() + "`"));
        plan.effects().forEach((index, effect) -> line("  " + index.describe() + " " + effect));
        line("  " + plan.requests()
                + (plan.witnesses().isEmpty()
                        ? ""
                        : " told "
                                + plan.witnesses().stream()
                                        .map(w -> w.attribute().name())
                                        .toList()));
    }

    private static String parameter(Parameter parameter) {
        return parameter.name() + ": " + parameter.type().describe();
    }

    private static String condition(Condition condition) {
        return condition.attribute() + " " + condition.comparison().symbol() + " " + operands(condition.operands());
    }

    private static String operands(List<Operand> operands) {
        return operands.stream().map(ModelDump::operand).collect(Collectors.joining(" and "));
    }

    private static String operand(Operand operand) {
        if (operand instanceof Operand.Argument argument) {
            return ":" + argument.parameter().name();
        }
        Operand.Constant constant = (Operand.Constant) operand;
        return constant.value() + " (" + constant.value().getClass().getSimpleName() + ")";
    }

    private static String predicate(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return "and" + and.parts().stream().map(ModelDump::predicate).toList();
        }
        if (predicate instanceof Predicate.Or or) {
            return "or" + or.parts().stream().map(ModelDump::predicate).toList();
        }
        if (predicate instanceof Predicate.Not not) {
            return "not[" + predicate(not.part()) + "]";
        }
        if (predicate instanceof Predicate.Compare c) {
            return c.attribute() + " " + c.comparison().symbol() + " " + operands(c.operands());
        }
        if (predicate instanceof Predicate.Size s) {
            return "size(" + s.attribute() + ") " + s.comparison().symbol() + " " + operands(s.operands());
        }
        if (predicate instanceof Predicate.In in) {
            return in.attribute() + " in " + operands(in.operands());
        }
        if (predicate instanceof Predicate.Contains c) {
            return c.attribute() + " contains " + operand(c.operand());
        }
        return "exists " + ((Predicate.Exists) predicate).attribute();
    }
}
