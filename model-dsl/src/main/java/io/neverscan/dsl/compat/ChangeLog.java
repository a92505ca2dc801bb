package io.neverscan.dsl.compat;

import java.util.List;
import java.util.Optional;

/** Changes as text that reads like a change log, grouped by what they ask for. */
public final class ChangeLog {
    private ChangeLog() {}

    /**
     * Writes it.
     *
     * @param model name of the model
     * @param changes the changes in the order of {@link Changes#between}
     * @return text of several lines; one line if there are none
     */
    public static String of(String model, List<Change> changes) {
        if (changes.isEmpty()) {
            return "model " + model + ": no change\n";
        }
        StringBuilder out = new StringBuilder(
                "model " + model + ": " + changes.size() + (changes.size() == 1 ? " change\n" : " changes\n"));
        Optional<Effect> group = Optional.empty();
        for (Change change : changes) {
            if (!group.equals(Optional.of(change.effect()))) {
                group = Optional.of(change.effect());
                out.append('\n').append(change.effect().heading()).append(":\n");
            }
            out.append("- `").append(change.element()).append("` ").append(change.text());
            out.append(" [").append(change.kind().slug()).append("]\n");
            for (int i = 0; i < change.steps().size(); i++) {
                out.append("  ")
                        .append(i + 1)
                        .append(". ")
                        .append(change.steps().get(i))
                        .append('\n');
            }
        }
        return out.toString();
    }
}
