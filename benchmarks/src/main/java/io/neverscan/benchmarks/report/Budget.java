package io.neverscan.benchmarks.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What one method may take at most.
 *
 * @param method the method that is judged
 * @param baseline the method of the same run that it is compared with
 * @param ratio most time, as a multiple of the baseline's
 * @param bytes most bytes allocated a call; empty for no limit
 */
record Budget(String method, String baseline, double ratio, OptionalDouble bytes) {
    /** Mapping one item. Source: docs/decisions/0010-budgets-of-time.md. */
    static final List<Budget> MAPPING = List.of(
            new Budget("toMapGenerated", "toMapHandWritten", 0.75, OptionalDouble.of(3_700)),
            new Budget("toMapGenerated", "toMapHabits", 1.10, OptionalDouble.empty()),
            new Budget("fromMapGenerated", "fromMapHandWritten", 0.40, OptionalDouble.of(650)));
    /** A stubbed Query of 100 items. Source: design.md section 9. */
    static final List<Budget> QUERY = List.of(new Budget("generated", "sdkAlone", 1.15, OptionalDouble.empty()));

    /** Whether it is kept, and a line that says so. */
    Verdict judge(Map<String, Measurement> run) {
        Measurement mine = run.get(method);
        Measurement base = run.get(baseline);
        if (mine == null || base == null) {
            throw new IllegalArgumentException("the run lacks " + method + " or " + baseline + ": " + run.keySet());
        }
        double measured = mine.time() / base.time();
        boolean kept = measured <= ratio;
        String line = String.format(
                Locale.ROOT,
                "%s: %.2f x %s of at most %.2f, %s",
                method,
                measured,
                baseline,
                ratio,
                kept ? "kept" : "OVER");
        if (bytes.isPresent()) {
            boolean small = mine.bytes() <= bytes.getAsDouble();
            kept &= small;
            line += String.format(
                    Locale.ROOT,
                    "; %.0f B/op of at most %.0f, %s",
                    mine.bytes(),
                    bytes.getAsDouble(),
                    small ? "kept" : "OVER");
        }
        return new Verdict(kept, line);
    }

    /**
     * A judgement.
     *
     * @param kept whether the budget is kept
     * @param line figures and verdict
     */
    record Verdict(boolean kept, String line) {}
}
