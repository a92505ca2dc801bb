package io.neverscan.dsl.diagnostic;

import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One finding.
 *
 * <p>The message says what is wrong and never how to mend it; helps do that, notes say everything else.
 *
 * @param code what kind of finding
 * @param message one sentence, lower case, no full stop, names in back-ticks
 * @param primary the smallest place that shows it
 * @param secondary further places
 * @param notes what one has to know
 * @param helps ways out, the best first
 */
public record Diagnostic(
        Code code, String message, Label primary, List<Label> secondary, List<String> notes, List<Help> helps) {
    /** By file, place, code and text: the order in which findings are shown. */
    public static final Comparator<Diagnostic> ORDER = Comparator.comparing((Diagnostic d) -> d.primary.span())
            .thenComparing(d -> d.code.id())
            .thenComparing(Diagnostic::message);

    /** Copies the lists. */
    public Diagnostic {
        secondary = List.copyOf(secondary);
        notes = List.copyOf(notes);
        helps = List.copyOf(helps);
    }

    /**
     * The simplest finding.
     *
     * @param code what kind
     * @param span where
     * @param message what is wrong
     * @return the finding
     */
    public static Diagnostic at(Code code, Span span, String message) {
        return new Diagnostic(code, message, new Label(span, ""), List.of(), List.of(), List.of());
    }

    /**
     * Sets the text under the primary place.
     *
     * @param text a few words
     * @return a new finding
     */
    public Diagnostic label(String text) {
        return new Diagnostic(code, message, new Label(primary.span(), text), secondary, notes, helps);
    }

    /**
     * Adds a further place.
     *
     * @param span where
     * @param text a few words
     * @return a new finding
     */
    public Diagnostic also(Span span, String text) {
        return new Diagnostic(code, message, primary, with(secondary, new Label(span, text)), notes, helps);
    }

    /**
     * Adds a note.
     *
     * @param note a sentence
     * @return a new finding
     */
    public Diagnostic note(String note) {
        return new Diagnostic(code, message, primary, secondary, with(notes, note), helps);
    }

    /**
     * Adds a help.
     *
     * @param help a way out
     * @return a new finding
     */
    public Diagnostic help(Help help) {
        return new Diagnostic(code, message, primary, secondary, notes, with(helps, help));
    }

    /**
     * How much it weighs.
     *
     * @return the code's severity
     */
    public Severity severity() {
        return code.severity();
    }

    private static <T> List<T> with(List<T> list, T element) {
        List<T> longer = new ArrayList<>(list);
        longer.add(element);
        return longer;
    }
}
