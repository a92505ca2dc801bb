package io.neverscan.maven;

import io.neverscan.codegen.generate.ReportedFinding;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * Findings in Maven's log: for each the line for tools, then the form for people; of a waived one the reason and the line.
 * At the end a count per code.
 */
final class FindingLog {
    private final Log log;

    FindingLog(Log log) {
        this.log = log;
    }

    void print(List<ReportedFinding> findings) {
        for (ReportedFinding finding : findings) {
            finding.waiver()
                    .ifPresentOrElse(
                            reason -> log.info("waived, " + reason + ": " + finding.line()),
                            () -> log(finding.isError(), finding.line() + "\n" + finding.block()));
        }
        if (!findings.stream().allMatch(ReportedFinding::isWaived)) {
            log(findings.stream().anyMatch(ReportedFinding::isError), ReportedFinding.count(findings));
        }
    }

    private void log(boolean error, String text) {
        if (error) {
            log.error(text);
        } else {
            log.warn(text);
        }
    }

    static MojoFailureException failure(List<ReportedFinding> findings) {
        return new MojoFailureException("the models have findings: " + ReportedFinding.count(findings)
                + "; mvn neverscan:explain -Dcode=" + findings.get(0).code().id() + " tells more about the first");
    }
}
