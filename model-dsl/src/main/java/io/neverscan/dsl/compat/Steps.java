package io.neverscan.dsl.compat;

import java.util.List;

/** The orders of work that several kinds of changes share. */
final class Steps {
    private Steps() {}

    static List<String> backfill(String types, String what) {
        return List.of(
                "deploy writers that " + what,
                "rewrite the existing items of `" + types + "`",
                "deploy readers that rely on it");
    }

    static List<String> dualWrite(String what) {
        return List.of(
                "create the new layout of " + what + " beside the old one",
                "deploy writers that write both",
                "copy the existing items and compare",
                "deploy readers of the new layout",
                "stop writing the old layout, then delete it");
    }

    static List<String> newIndex(String index) {
        return List.of(
                "give `" + index + "` a new name in the model and create it beside the old one",
                "wait until it is ACTIVE",
                "deploy readers of the new index",
                "delete the old one");
    }
}
