package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * A table or index with one placement for each target of a pattern: something the planner can try.
 *
 * @param location the table or index
 * @param placed the targets where they lie, in the order of the pattern
 */
record Candidate(Location location, List<ReadPlan.Placed> placed) {
    Candidate {
        placed = List.copyOf(placed);
    }

    /**
     * Every way to look at one location. Usually one; more where an edge is mirrored.
     *
     * @param location the table or index
     * @param pattern the pattern
     * @return candidates, none if a target has no key there
     */
    static List<Candidate> of(Location location, AccessPattern pattern) {
        List<List<ReadPlan.Placed>> choices = List.of(List.of());
        for (AccessPattern.Target target : pattern.targets()) {
            List<List<ReadPlan.Placed>> longer = new ArrayList<>();
            for (List<ReadPlan.Placed> choice : choices) {
                for (Placement placement : target.type().placements()) {
                    if (placement.location().equals(location)) {
                        List<ReadPlan.Placed> one = new ArrayList<>(choice);
                        one.add(new ReadPlan.Placed(target.type(), placement));
                        longer.add(one);
                    }
                }
            }
            choices = longer;
        }
        return choices.stream().map(c -> new Candidate(location, c)).toList();
    }

    /**
     * The form that messages name.
     *
     * @return that of the first target
     */
    Placement.Form form() {
        return placed.get(0).placement().form();
    }
}
