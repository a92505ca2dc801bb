package io.neverscan.dsl.compat;

import java.util.List;

/** Finds one kind of change, or a few that are one rule. */
interface ChangeRule {
    /** The changes of this kind, in the order of names. */
    List<Change> changes(Comparison comparison);
}
