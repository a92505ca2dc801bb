package io.neverscan.dsl.syntax;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceFile;
import java.util.Locale;
import java.util.Optional;
import org.yaml.snakeyaml.reader.StreamReader;

/** What a text must keep to before the YAML reader sees it. */
final class TextLimits {
    private TextLimits() {}

    /** The first place that breaks a limit. */
    static Optional<Diagnostic> check(SourceFile file, int maxLength) {
        String text = file.text();
        if (text.length() > maxLength) {
            int cut = Character.isLowSurrogate(text.charAt(maxLength)) ? maxLength - 1 : maxLength;
            return Optional.of(Diagnostic.at(
                            Code.ALIAS_LIMIT,
                            file.span(cut, cut),
                            "the file has " + text.length() + " characters; a model file may have " + maxLength)
                    .help(Help.advice("split it; files with the same `model:` form one model")));
        }
        for (int at = 0; at < text.length(); ) {
            int codePoint = text.codePointAt(at);
            int next = at + Character.charCount(codePoint);
            boolean lone = Character.charCount(codePoint) == 1 && Character.isSurrogate(text.charAt(at));
            if (lone || !StreamReader.isPrintable(codePoint)) {
                String name = String.format(Locale.ROOT, "U+%04X", codePoint);
                return Optional.of(Diagnostic.at(
                        Code.YAML_SYNTAX, file.span(at, next), "the character " + name + " cannot stand in YAML"));
            }
            at = next;
        }
        return Optional.empty();
    }
}
