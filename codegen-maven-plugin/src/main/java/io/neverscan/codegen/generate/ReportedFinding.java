package io.neverscan.codegen.generate;

import java.util.Optional;

/**
 * A finding as it is shown. Texts only, so that a build in which nothing has changed can show the warnings again without
 * loading the compiler.
 *
 * @param error whether it is an error; otherwise a warning
 * @param code id and slug
 * @param line the form for tools: {@code file:line:col: error[NS0301] pk-unbound: message}
 * @param block the form for people, over several lines
 */
public record ReportedFinding(boolean error, String code, String line, String block) {
    String toNote() {
        return (error ? "error" : "warning") + "\n" + code + "\n" + line + "\n" + block;
    }

    static Optional<ReportedFinding> ofNote(String note) {
        String[] parts = note.split("\n", 4);
        return parts.length < 4
                ? Optional.empty()
                : Optional.of(new ReportedFinding(parts[0].equals("error"), parts[1], parts[2], parts[3]));
    }
}
