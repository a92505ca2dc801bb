package io.neverscan.dsl.plan;

/** What became of one candidate. */
sealed interface Outcome {
    /**
     * It serves the pattern.
     *
     * @param read how
     */
    record Accepted(ReadPlan read) implements Outcome {}

    /**
     * It does not.
     *
     * @param refusal why
     */
    record Refused(Refusal refusal) implements Outcome {}
}
