package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.source.Span;
import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyLanguage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The end of a component can be found: a component of variable length is followed by a literal that begins with a
 * character its values cannot hold. Otherwise {@code a_b} and {@code c} give the same key as {@code a} and {@code b_c}.
 */
final class UnseparatedComponent implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        Set<KeyTemplate> templates = new LinkedHashSet<>();
        for (ItemType item : model.stored()) {
            item.placements().forEach(p -> templates.addAll(p.templates()));
        }
        List<Diagnostic> findings = new ArrayList<>();
        // An inverted index shares the template objects of the table, so each is judged once.
        templates.forEach(t -> findings.addAll(findings(t)));
        return findings;
    }

    private static List<Diagnostic> findings(KeyTemplate template) {
        List<Diagnostic> findings = new ArrayList<>();
        for (int i = 0; i + 1 < template.segments().size(); i++) {
            if (!(template.segments().get(i) instanceof Segment.Component component)) {
                continue;
            }
            Segment next = template.segments().get(i + 1);
            String name = "`" + component.attribute().name() + "`";
            if (next instanceof Segment.Component other) {
                Span before = new Span(
                        other.span().file(),
                        other.span().startOffset(),
                        other.span().startOffset());
                findings.add(Diagnostic.at(
                                Code.UNSEPARATED_COMPONENT,
                                component.span(),
                                "nothing separates " + name + " from `"
                                        + other.attribute().name() + "` in `" + template.text() + "`")
                        .also(other.span(), "begins where " + name + " ends")
                        .help(Help.edit("put `#` between them", new Edit(before, "#"), Help.Confidence.REVIEW)));
                continue;
            }
            Segment.Literal literal = (Segment.Literal) next;
            int first = literal.text().codePointAt(0);
            if (component
                    .encoding()
                    .format()
                    .filter(f -> canHold(f.language(), first))
                    .isPresent()) {
                findings.add(unsafe(template, component, literal, Character.toString(first)));
            }
        }
        return findings;
    }

    private static Diagnostic unsafe(
            KeyTemplate template, Segment.Component component, Segment.Literal literal, String first) {
        String name = "`" + component.attribute().name() + "`";
        return Diagnostic.at(
                        Code.UNSEPARATED_COMPONENT,
                        component.span(),
                        "a value of " + name + " can hold `" + first + "`, which is to end it in `" + template.text()
                                + "`")
                .also(literal.span(), "the end of " + name + " is looked for here")
                .note("only characters up to `$` are escaped in values, so `#` can end a component")
                .help(Help.edit(
                        "end it with `#`",
                        new Edit(literal.span(), "#" + literal.text().substring(first.length())),
                        Help.Confidence.REVIEW));
    }

    /** Whether a text of variable length may go on with the character. */
    private static boolean canHold(KeyLanguage language, int codePoint) {
        if (language instanceof KeyLanguage.Words words) {
            return words.words().stream().anyMatch(w -> w.indexOf(codePoint) >= 0);
        }
        List<CharRun> runs = ((KeyLanguage.Runs) language).runs();
        Optional<CharRun> variable =
                runs.stream().filter(r -> r.min() != r.max()).findFirst();
        return variable.isPresent() && variable.get().contains(codePoint);
    }
}
