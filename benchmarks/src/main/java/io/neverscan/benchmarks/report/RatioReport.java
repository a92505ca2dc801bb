package io.neverscan.benchmarks.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints JMH's figures as a Markdown table with ratios, and a verdict for each budget. */
public final class RatioReport {
    private RatioReport() {}

    /**
     * Reports files that JMH has written.
     *
     * @param arguments JSON files of mapping or query runs
     * @throws IOException if a file cannot be read
     */
    public static void main(String[] arguments) throws IOException {
        boolean kept = true;
        for (String file : arguments) {
            kept &= print(Path.of(file), System.out);
        }
        System.exit(kept ? 0 : 1);
    }

    /**
     * Reports one file.
     *
     * @param file JSON of a mapping or query run
     * @param out where to
     * @return whether all its budgets are kept
     * @throws IOException if it cannot be read
     */
    public static boolean print(Path file, PrintStream out) throws IOException {
        Map<String, Measurement> run = Measurement.read(file);
        List<Budget> budgets = run.containsKey("sdkAlone") ? Budget.QUERY : Budget.MAPPING;
        out.println("| method | time | unit | ratio | B/op |");
        out.println("|---|---|---|---|---|");
        run.forEach((method, measured) -> {
            double base = baseline(run, method, budgets).time();
            out.printf(
                    Locale.ROOT,
                    "| %s | %,.0f | %s | %.2f | %,.0f |%n",
                    method,
                    measured.time(),
                    measured.unit(),
                    measured.time() / base,
                    measured.bytes());
        });
        out.println();
        boolean kept = true;
        for (Budget budget : budgets) {
            Budget.Verdict verdict = budget.judge(run);
            out.println(verdict.line());
            kept &= verdict.kept();
        }
        return kept;
    }

    /** The baseline of the budget whose methods begin with the same word: {@code toMap}, {@code fromMap}. */
    private static Measurement baseline(Map<String, Measurement> run, String method, List<Budget> budgets) {
        String name = budgets.stream()
                .map(Budget::baseline)
                .filter(b -> budgets.size() == 1 || method.startsWith(b.replace("HandWritten", "")))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no baseline for " + method));
        Measurement baseline = run.get(name);
        if (baseline == null) {
            throw new IllegalArgumentException("the run lacks " + name + ": " + run.keySet());
        }
        return baseline;
    }
}
