package io.neverscan.maven;

import io.neverscan.codegen.generate.FindingCount;
import io.neverscan.codegen.generate.ReportedFinding;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/** Findings in Maven's log: for each the line for tools, then the form for people; at the end a count per code. */
final class FindingLog {
    private final Log log;

    FindingLog(Log log) {
        this.log = log;
    }

    void print(List<ReportedFinding> findings) {
        for (ReportedFinding finding : findings) {
            String text = finding.line() + "\n" + finding.block().stripTrailing() + "\n";
            if (finding.error()) {
                log.error(text);
            } else {
                log.warn(text);
            }
        }
        if (!findings.isEmpty()) {
            FindingCount count = new FindingCount(findings);
            boolean errors = findings.stream().anyMatch(ReportedFinding::error);
            String text = count.phrase() + "\n  " + String.join("\n  ", count.lines());
            if (errors) {
                log.error(text);
            } else {
                log.warn(text);
            }
        }
    }

    static MojoFailureException failure(List<ReportedFinding> findings) {
        String code = findings.get(0).code().split(" ", 2)[0];
        return new MojoFailureException(new FindingCount(findings).phrase()
                + " in the models, see above; mvn neverscan:explain -Dcode=" + code + " tells more about one");
    }
}
