package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The attributes of one item type or document while it is resolved: those that are known and those that failed. */
final class AttributeTable {
    private final String owner;
    private final Context context;
    private final Map<String, Attribute> known = new LinkedHashMap<>();
    private final Map<String, Attribute> folded = new LinkedHashMap<>();
    private final Map<String, Attribute> stored = new LinkedHashMap<>();
    private final Set<String> failed = new HashSet<>();

    AttributeTable(String owner, Context context) {
        this.owner = owner;
        this.context = context;
    }

    /** Adds an attribute, unless its name or stored name is taken. */
    void add(Attribute attribute) {
        Attribute alike = folded.putIfAbsent(Identifiers.fold(attribute.name()), attribute);
        Attribute sameName = stored.putIfAbsent(attribute.storedName(), attribute);
        if (alike != null && alike.name().equals(attribute.name())) {
            context.duplicate("`" + attribute.name() + "` is declared twice", attribute.span(), alike.span());
        } else if (alike != null) {
            context.report(Diagnostic.at(
                            Code.CASE_CLASH,
                            attribute.span(),
                            "`" + attribute.name() + "` and `" + alike.name() + "` differ only in case or dashes")
                    .also(alike.span(), "the other one"));
        } else if (sameName != null) {
            String message = "`" + attribute.name() + "` and `" + sameName.name() + "` are both stored as `"
                    + attribute.storedName() + "`";
            context.duplicate(message, attribute.span(), sameName.span());
        }
        if (alike != null || sameName != null) {
            failed.add(attribute.name());
        }
        known.putIfAbsent(attribute.name(), attribute);
    }

    /** Remembers an attribute that could not be resolved. */
    void fail(String name) {
        failed.add(name);
    }

    boolean isSound() {
        return failed.isEmpty();
    }

    List<Attribute> all() {
        return List.copyOf(known.values());
    }

    Optional<Attribute> get(String name) {
        return Optional.ofNullable(known.get(name));
    }

    Optional<Attribute> byStoredName(String name) {
        return Optional.ofNullable(stored.get(name));
    }

    Optional<Attribute> find(SourceText name) {
        return find(name.value(), name.span());
    }

    /** Finds an attribute; an unknown one is reported, one that failed is not. */
    Optional<Attribute> find(String name, Span span) {
        Optional<Attribute> found = get(name);
        if (found.isEmpty() && !failed.contains(name)) {
            Diagnostic finding =
                    Diagnostic.at(Code.UNKNOWN_NAME, span, "`" + name + "` is not an attribute of `" + owner + "`");
            context.report(
                    Help.nearest(name, span, known.keySet()).map(finding::help).orElse(finding));
        }
        return found;
    }

    String owner() {
        return owner;
    }
}
