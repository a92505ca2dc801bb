package io.neverscan.dsl.syntax;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The YAML reader's complaints in plain words. */
record YamlProblem(Pattern pattern, String message, String context) {
    private static final List<YamlProblem> KNOWN = List.of(
            plain(".*'\\\\t\\(TAB\\)'.*", "a tab cannot indent or start a value in YAML; only spaces can", ""),
            plain("expected ',' or '}'.*", "a `,` or `}` is missing before this place", "the `{` opens here"),
            plain("expected ',' or ']'.*", "a `,` or `]` is missing before this place", "the `[` opens here"),
            plain("mapping values are not allowed here.*", "a `:` cannot stand here", ""),
            plain("could not find expected ':'.*", "a key without `:` after it", "the key starts here"),
            plain("expected <block end>.*", "this line is not indented like its neighbours", "the block starts here"),
            plain("found unexpected end of stream.*", "the file ends inside a quoted text", "the quote opens here"),
            plain("found unexpected document separator.*", "the document ends inside a quoted text", "it opens here"),
            plain("expected the node content.*", "a value is missing here", ""),
            plain("expected '<document start>'.*", "the document has ended before this place", ""),
            plain("found unknown escape character.*", "this escape is not known in double quotes", "it starts here"),
            plain("expected alphabetic or numeric character.*", "a name is missing after `&` or `*`", ""),
            plain("found character '?(.+?)'? that cannot start any token.*", "`$1` cannot start a value", ""));

    private static YamlProblem plain(String regex, String message, String context) {
        return new YamlProblem(Pattern.compile(regex, Pattern.DOTALL), message, context);
    }

    /** Translates what the reader says; unknown words stay, in one line. */
    static YamlProblem of(@Nullable String problem) {
        String text = problem == null ? "the text cannot be read" : problem;
        for (YamlProblem known : KNOWN) {
            Matcher matcher = known.pattern.matcher(text);
            if (matcher.matches()) {
                return new YamlProblem(known.pattern, matcher.replaceAll(known.message), known.context);
            }
        }
        return new YamlProblem(Pattern.compile(""), text.replaceAll("\\s+", " ").trim(), "it starts here");
    }
}
