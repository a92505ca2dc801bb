package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A list or set of another entity's ids is a relation that lives inside one item: it grows with each one, is read and
 * written as a whole, and ends at 400 KB. Only names that say so are taken for ids: {@code userIds}, or {@code users}.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Best practices for modeling relational data".
 */
final class ListAttributeRelation implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            for (Attribute attribute : item.attributes()) {
                element(attribute)
                        .flatMap(e -> node(model, attribute.name(), e))
                        .ifPresent(node -> {
                            Diagnostic finding = Diagnostic.at(
                                            Code.LIST_ATTRIBUTE_RELATION,
                                            attribute.span(),
                                            "`" + attribute.name() + "` of `" + item.name() + "` lists `" + node.name()
                                                    + "` items by their ids")
                                    .label("grows inside one item, which holds 400 KB at most")
                                    .note("who has a certain `" + node.name()
                                            + "` in it cannot be asked, and each change" + " writes the whole item");
                            findings.add(edge(model, item, attribute, node)
                                    .map(finding::help)
                                    .orElse(finding)
                                    .help(Help.advice("or waive it if the list is short for good: `waive: { "
                                            + Code.LIST_ATTRIBUTE_RELATION.slug() + ": why }`")));
                        });
            }
        }
        return findings;
    }

    private static Optional<AttributeType> element(Attribute attribute) {
        AttributeType type = attribute.type();
        return type instanceof AttributeType.ListOf list
                ? Optional.of(list.element())
                : type instanceof AttributeType.SetOf set ? Optional.of(set.element()) : Optional.empty();
    }

    private static Optional<Entity> node(Model model, String name, AttributeType element) {
        return model.items().stream()
                .filter(Entity.class::isInstance)
                .map(Entity.class::cast)
                .filter(e -> id(model, e)
                        .filter(a -> a.type().equals(element) && isNamedSo(name, e, a))
                        .isPresent())
                .findFirst();
    }

    /** The one attribute that identifies it, the tenant aside. */
    private static Optional<Attribute> id(Model model, Entity entity) {
        List<Attribute> own = entity.identity().stream()
                .filter(a -> model.tenant().filter(a.name()::equals).isEmpty())
                .toList();
        return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
    }

    private static boolean isNamedSo(String name, Entity entity, Attribute id) {
        String written = plain(name);
        String type = plain(entity.name());
        return written.equals(plain(id.name()) + "s")
                || written.equals(type + "ids")
                || written.equals(type + "s")
                || (type.endsWith("y") && written.equals(type.substring(0, type.length() - 1) + "ies"));
    }

    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }

    /** An edge in its place, if the entity's own text allows it. */
    private static Optional<Help> edge(Model model, ItemType item, Attribute list, Entity node) {
        String name = item.name() + node.name();
        boolean taken = model.items().stream().anyMatch(i -> i.name().equalsIgnoreCase(name));
        Optional<Edit> removal =
                new ModelText(item.span()).entry("attributes").flatMap(a -> new ModelText(a).remove(list.name()));
        if (taken || removal.isEmpty() || !(item instanceof Entity)) {
            return Optional.empty();
        }
        String from = ends(item, "", node);
        String to = ends(node, item.equals(node) ? "other" : "", item);
        String entry =
                name + ": { from: { " + item.name() + ": " + from + " }, to: { " + node.name() + ": " + to + " } }";
        return edges(item.span(), entry)
                .map(e -> new Help(
                        "make it an edge: one small item for each, with its own write (1 unit) and a read by pages",
                        List.of(removal.get(), e),
                        Help.Confidence.REVIEW));
    }

    private static String ends(ItemType item, String before, ItemType other) {
        List<String> names = item.identity().stream()
                .map(Attribute::name)
                .map(n -> before.isEmpty()
                                && other.identity().stream()
                                        .anyMatch(a -> a.name().equals(n))
                        ? small(item.name()) + big(n)
                        : before.isEmpty() ? n : before + big(n))
                .toList();
        return names.size() == 1 ? names.get(0) : "[" + String.join(", ", names) + "]";
    }

    private static String big(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static String small(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Below {@code edges}, or in a section of its own before the patterns. */
    private static Optional<Edit> edges(Span place, String entry) {
        String text = "\n" + place.file().text();
        int section = text.indexOf("\nedges:");
        if (section >= 0) {
            return new ModelText(new Span(place.file(), section, section + "edges".length())).insert(entry);
        }
        int patterns = text.indexOf("\naccessPatterns:");
        return patterns < 0
                ? Optional.empty()
                : Optional.of(new Edit(new Span(place.file(), patterns, patterns), "edges:\n  " + entry + "\n"));
    }
}
