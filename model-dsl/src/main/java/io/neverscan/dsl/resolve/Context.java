package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the resolvers of one model share: the findings, and the names of elements that have failed, so that nothing is
 * said about what depends on them.
 */
final class Context {
    private final List<Diagnostic> findings = new ArrayList<>();
    private final Set<String> failed;
    private final boolean incomplete;

    /** {@code incomplete}: more names may be declared than could be read. */
    Context(Collection<String> failed, boolean incomplete) {
        this.failed = new HashSet<>(failed);
        this.incomplete = incomplete;
    }

    List<Diagnostic> findings() {
        return findings;
    }

    void report(Code code, Span span, String message) {
        findings.add(Diagnostic.at(code, span, message));
    }

    void report(Diagnostic finding) {
        findings.add(finding);
    }

    /** Two elements with one name. */
    void duplicate(String message, Span second, Span first) {
        findings.add(Diagnostic.at(Code.DUPLICATE_NAME, second, message).also(first, "first here"));
    }

    /** Remembers that an element is declared but unusable. */
    void fail(String name) {
        failed.add(name);
    }

    boolean hasFailed(String name) {
        return failed.contains(name);
    }

    /** Reports a name that nothing declares, unless it is one that failed or may stand in what could not be read. */
    void unknown(SourceText name, String message, Collection<String> known) {
        unknown(Code.UNKNOWN_NAME, name.value(), name.span(), message, known);
    }

    /** An attribute of an item type; a name that it does not have is reported. */
    Optional<Attribute> attribute(ItemType type, SourceText name) {
        Optional<Attribute> attribute = type.attribute(name.value());
        if (attribute.isEmpty()) {
            unknown(
                    name,
                    "`" + name.value() + "` is not an attribute of `" + type.name() + "`",
                    type.attributes().stream().map(Attribute::name).toList());
        }
        return attribute;
    }

    /** As above, for any code of a name. */
    void unknown(Code code, String name, Span span, String message, Collection<String> known) {
        if (incomplete || failed.contains(name)) {
            return;
        }
        Diagnostic finding = Diagnostic.at(code, span, message);
        findings.add(Help.nearest(name, span, known).map(finding::help).orElse(finding));
    }
}
