package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A pattern that asks for a Scan is refused; what reads whole tables is another system's work. */
final class Scans {
    private static final Pattern TYPE = Pattern.compile(" *: *([A-Za-z]\\w*) *");

    private Scans() {}

    static Diagnostic refused(SourceText scan) {
        Diagnostic finding = Diagnostic.at(
                        Code.SCAN_REFUSED, scan.span(), "a Scan reads the whole table; no code is generated for one")
                .note("a bounded read of all items of a type needs a key of its own for them");
        return external(scan)
                .map(finding::help)
                .orElse(finding)
                .help(Help.advice("or ask with `query:`, by an index whose keys hold what is looked for"));
    }

    /** An export serves it, if the pattern says nothing else. */
    private static Optional<Help> external(SourceText scan) {
        String text = scan.span().file().text();
        int start = scan.span().startOffset();
        Matcher type = TYPE.matcher(text).region(scan.span().endOffset(), text.length());
        if (!type.lookingAt()) {
            return Optional.empty();
        }
        String description = "description: Every " + type.group(1) + " by an export of the table";
        boolean flow = text.substring(0, start).stripTrailing().endsWith("{") && text.startsWith("}", type.end());
        int line = text.lastIndexOf('\n', start - 1) + 1;
        String indent = text.substring(line, start);
        boolean block = indent.isBlank() && !indent.isEmpty() && isAlone(text, line, type.end(), indent);
        if (!flow && !block) {
            return Optional.empty();
        }
        String between = flow ? ", " : "\n" + indent;
        Span whole = new Span(scan.span().file(), start, type.end(1));
        return Optional.of(Help.edit(
                "say who answers it: an export of the table, such as that to S3 (nothing is generated for it)",
                new Edit(whole, "external: export" + between + description),
                Help.Confidence.REVIEW));
    }

    /** Whether the lines around belong to other mappings. */
    private static boolean isAlone(String text, int line, int end, String indent) {
        int before = text.lastIndexOf('\n', line - 2) + 1;
        boolean more = text.startsWith("\n" + indent, end) || text.startsWith("\r", end);
        return line > 0 && !text.startsWith(indent, before) && !more;
    }
}
