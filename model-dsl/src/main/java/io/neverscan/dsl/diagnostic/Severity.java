package io.neverscan.dsl.diagnostic;

/** How much a finding weighs. */
public enum Severity {
    /** Stops the build; cannot be waived. */
    ERROR,
    /** Shown, and stops the build where the user asked for it; can be waived with a reason. */
    WARNING
}
