package io.neverscan.testkit.feature;

/** Asks an engine for one feature. Any SDK exception that leaves it counts as lack of support. */
@FunctionalInterface
interface Probe {

    Support ask(ProbeTables tables);
}
