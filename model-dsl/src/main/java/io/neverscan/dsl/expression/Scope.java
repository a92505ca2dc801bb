package io.neverscan.dsl.expression;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.Expression.Name;
import io.neverscan.dsl.expression.Expression.Word;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The item types whose attributes an expression may name.
 *
 * @param types the item types
 * @param findings where unknown names are reported
 * @param verb what the pattern does with the types
 */
public record Scope(List<ItemType> types, List<Diagnostic> findings, String verb) {
    /**
     * The item types that a read returns.
     *
     * @param types the item types
     * @param findings where unknown names are reported
     */
    public Scope(List<ItemType> types, List<Diagnostic> findings) {
        this(types, findings, "return");
    }

    /**
     * An attribute and the item type that has it.
     *
     * @param type the item type
     * @param attribute the attribute
     */
    public record Owned(ItemType type, Attribute attribute) {}

    /**
     * Finds an attribute: of the type that stands before the dot, else of every type that has one of that name.
     *
     * @param name the name
     * @return where it is; empty, and reported, if nothing has it
     */
    public List<Owned> find(Name name) {
        Optional<Word> owner = name.type();
        List<ItemType> candidates = types.stream()
                .filter(t -> owner.isEmpty() || t.name().equals(owner.get().text()))
                .toList();
        if (owner.isPresent() && candidates.isEmpty()) {
            unknownType(owner.get());
            return List.of();
        }
        String wanted = name.attribute().text();
        List<Owned> found = candidates.stream()
                .flatMap(t -> t.attribute(wanted).map(a -> new Owned(t, a)).stream())
                .toList();
        if (found.isEmpty()) {
            unknownAttribute(name.attribute(), candidates);
        }
        return found;
    }

    private void unknownType(Word owner) {
        boolean document =
                types.stream().anyMatch(t -> t.attribute(owner.text()).isPresent());
        if (document) {
            findings.add(Diagnostic.at(
                    Code.BAD_EXPRESSION,
                    owner.span(),
                    "`" + owner.text() + "` is an attribute; only whole attributes can be compared"));
            return;
        }
        List<String> names = types.stream().map(ItemType::name).toList();
        report(owner, "the pattern does not " + verb + " `" + owner.text() + "`", names);
    }

    private void unknownAttribute(Word attribute, List<ItemType> candidates) {
        Set<String> known = new LinkedHashSet<>();
        candidates.forEach(t -> t.attributes().forEach(a -> known.add(a.name())));
        String owners =
                String.join("` or `", candidates.stream().map(ItemType::name).toList());
        report(attribute, "`" + attribute.text() + "` is not an attribute of `" + owners + "`", List.copyOf(known));
    }

    private void report(Word word, String message, List<String> known) {
        Diagnostic finding = Diagnostic.at(Code.UNKNOWN_NAME, word.span(), message);
        findings.add(
                Help.nearest(word.text(), word.span(), known).map(finding::help).orElse(finding));
    }
}
