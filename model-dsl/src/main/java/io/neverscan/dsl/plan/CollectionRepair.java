package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A new index in which all types of a collection share the partition, each with a sort key that begins with its name. */
final class CollectionRepair {
    private CollectionRepair() {}

    /** The help; empty if such an index would not serve the pattern, or cannot be written down. */
    static Optional<Help> of(Model model, AccessPattern pattern) {
        List<AccessPattern.Target> targets = pattern.targets();
        List<Known> known =
                targets.stream().map(t -> Known.of(t, t.type().base())).toList();
        boolean plain = pattern.order().isEmpty()
                && !pattern.options().strong()
                && !pattern.owner().table().rawKeys()
                && pattern.options().bounds().walkBack().isEmpty()
                && targets.stream()
                        .allMatch(t -> t.holding().isEmpty()
                                && t.type().table().equals(pattern.owner().table()))
                && known.stream().allMatch(CollectionRepair::isPlain);
        IndexRepair first = new IndexRepair(model, pattern);
        if (!plain || first.isFull()) {
            return Optional.empty();
        }
        String index = first.newName();
        List<Edit> edits = new ArrayList<>(first.declaration(index).stream().toList());
        List<String> names = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            ItemType type = targets.get(i).type();
            Optional<List<Attribute>> parts = parts(known.get(0), known.get(i));
            if (parts.isEmpty()) {
                return Optional.empty();
            }
            Optional<String> templates = templates(pattern, type, parts.get());
            templates
                    .flatMap(t -> IndexRepair.entry(type.span(), index + ": " + t))
                    .ifPresent(edits::add);
            names.add("`" + type.name() + "`");
        }
        if (edits.size() != targets.size() + 1) {
            return Optional.empty();
        }
        String text = "add the index `" + index + "`, in which " + String.join(" and ", names)
                + " share a partition (one more entry to store and +1 write unit per item written of these)";
        return Optional.of(new Help(text, edits, Help.Confidence.REVIEW));
    }

    private static boolean isPlain(Known known) {
        return !known.equal().isEmpty()
                && known.range().isEmpty()
                && known.surplus().isEmpty()
                && known.spreads().isEmpty();
    }

    /** The attributes of a type that take the same values as those of the first one, in its order. */
    private static Optional<List<Attribute>> parts(Known first, Known other) {
        List<Attribute> parts = new ArrayList<>();
        for (Condition condition : first.equal().values()) {
            Operand operand = condition.operands().get(0);
            other.equal().entrySet().stream()
                    .filter(e -> e.getValue().operands().get(0).equals(operand))
                    .map(Map.Entry::getKey)
                    .filter(a -> a.type().equals(condition.attribute().type()) && IndexRepair.canStandInKeys(a))
                    .findFirst()
                    .ifPresent(parts::add);
        }
        boolean all = parts.size() == first.equal().size()
                && parts.size() == other.equal().size();
        return all ? Optional.of(parts) : Optional.empty();
    }

    private static Optional<String> templates(AccessPattern pattern, ItemType type, List<Attribute> parts) {
        Set<Attribute> rest = new LinkedHashSet<>(type.identity());
        parts.forEach(rest::remove);
        if (!rest.stream().allMatch(IndexRepair::canStandInKeys)) {
            return Optional.empty();
        }
        String partition = IndexRepair.template(IndexRepair.constant(pattern.name()) + "#", parts);
        String name = IndexRepair.constant(type.name());
        String sort = rest.isEmpty() ? name : IndexRepair.template(name + "#", List.copyOf(rest));
        return Optional.of("{ partition: \"" + partition + "\", sort: \"" + sort + "\" }");
    }
}
