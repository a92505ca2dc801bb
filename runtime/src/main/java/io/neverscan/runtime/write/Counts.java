package io.neverscan.runtime.write;

import java.util.ArrayList;
import java.util.List;

/**
 * Counters that a transaction changes. Those of one item, as of an edge from a node to itself, are one action, because a
 * transaction may touch each item once. For one thread.
 */
final class Counts {
    private final List<Steps.Require> steps = new ArrayList<>();

    /** Adds to a counter of a node that must exist. */
    void add(Node node, String attribute, long delta) {
        Steps.Require step =
                steps.stream().filter(s -> s.isAbout(node)).findFirst().orElse(null);
        if (step == null) {
            step = new Steps.Require(node, Guard.EXISTS);
            steps.add(step);
        }
        step.add(attribute, delta);
    }

    /** One action an item. */
    List<Steps.Require> steps() {
        return steps;
    }
}
