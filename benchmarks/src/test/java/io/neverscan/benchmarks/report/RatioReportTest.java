package io.neverscan.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ratios are of medians, and verdicts follow the budgets. */
class RatioReportTest {
    @TempDir
    private Path directory;

    @Test
    void saysWhichBudgetIsKept() throws IOException {
        String json =
                "[" + result("sdkAlone", "[[100, 102, 900]]") + "," + result("generated", "[[110, 900, 112]]") + "]";
        assertThat(report(json))
                .contains("| generated | 112 | us/op | 1.10 | 5,000 |")
                .contains("generated: 1.10 x sdkAlone of at most 1.15, kept");
    }

    @Test
    void saysWhatIsOver() throws IOException {
        String json = "[" + result("toMapHandWritten", "[[100]]") + "," + result("toMapGenerated", "[[50]]") + ","
                + result("toMapHabits", "[[45]]") + ","
                + result("fromMapHandWritten", "[[100]]") + "," + result("fromMapGenerated", "[[41]]") + "]";
        assertThat(report(json))
                .contains(
                        "toMapGenerated: 0.50 x toMapHandWritten of at most 0.75, kept; 5000 B/op of at most 3700, OVER")
                .contains("toMapGenerated: 1.11 x toMapHabits of at most 1.10, OVER")
                .contains("| toMapHabits | 45 | us/op | 0.45 | 5,000 |")
                .contains("fromMapGenerated: 0.41 x fromMapHandWritten of at most 0.40, OVER");
    }

    private String report(String json) throws IOException {
        Path file = Files.writeString(directory.resolve("run.json"), json);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RatioReport.print(file, new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String result(String method, String forks) {
        return """
                {"benchmark": "a.B.%s",
                 "primaryMetric": {"scoreUnit": "us/op", "rawData": %s},
                 "secondaryMetrics": {"gc.alloc.rate.norm": {"rawData": [[5000]]}}}
                """.formatted(method, forks);
    }
}
