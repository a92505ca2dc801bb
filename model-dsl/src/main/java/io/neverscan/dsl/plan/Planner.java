package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds for each access pattern the table or index whose keys answer it, by trying every one of them.
 *
 * <p>A plan is accepted only if for every data set of the model and all arguments it reads exactly the items that the
 * pattern means, in its order. Stateless and safe for use by many threads.
 */
public final class Planner {
    /** After the ranks of one request. */
    private static final int SEVERAL = 3;

    private final Set<Code> ignored;

    /** Creates a planner that holds every rule. */
    public Planner() {
        this(Set.of());
    }

    /**
     * Creates a planner that leaves out rules: for the tests which show that each rule is needed.
     *
     * @param ignored rules that are not held
     */
    Planner(Set<Code> ignored) {
        this.ignored = ignored.isEmpty() ? EnumSet.noneOf(Code.class) : EnumSet.copyOf(ignored);
    }

    /**
     * Plans every pattern of a model, on all processors.
     *
     * @param model the model
     * @return one plan per pattern, in the order of the model
     */
    public List<AccessPlan> plan(Model model) {
        Separation separation = new Separation(model);
        return model.patterns().parallelStream().map(p -> plan(p, separation)).toList();
    }

    /** Plans one pattern. */
    AccessPlan plan(AccessPattern pattern, Separation separation) {
        List<Rejection> rejections = new ArrayList<>();
        List<AccessPlan.Served> served = new ArrayList<>();
        for (Location location : locations(pattern)) {
            List<Candidate> candidates = Candidate.of(location, pattern);
            if (candidates.isEmpty()) {
                rejections.add(new Rejection(
                        location,
                        Placement.Form.PRIMARY,
                        Code.NO_TEMPLATE,
                        location.describe() + " holds no " + missingTypes(location, pattern),
                        Optional.empty(),
                        List.of(),
                        false));
            }
            for (Candidate candidate : candidates) {
                Outcome outcome = new Attempt(pattern, candidate, separation, ignored).run();
                if (outcome instanceof Outcome.Accepted accepted) {
                    Projecting.Answer answer = Projecting.answer(pattern, accepted.read());
                    if (answer.refusal().isEmpty() || ignored.contains(Code.PROJECTION_MISS)) {
                        served.add(new AccessPlan.Served(pattern, accepted.read(), answer.results(), List.of()));
                    } else {
                        rejections.add(
                                rejection(pattern, candidate, answer.refusal().get()));
                    }
                } else {
                    rejections.add(rejection(pattern, candidate, ((Outcome.Refused) outcome).refusal()));
                }
            }
        }
        return best(served)
                .<AccessPlan>map(s -> new AccessPlan.Served(pattern, s.read(), s.results(), rejections))
                .orElseGet(() -> new AccessPlan.Unservable(pattern, rejections));
    }

    /** One request before several; the table before its indexes; among these, what returns whole items before what returns parts. */
    private static Optional<AccessPlan.Served> best(List<AccessPlan.Served> served) {
        return served.stream().min((a, b) -> Integer.compare(rank(a), rank(b)));
    }

    private static int rank(AccessPlan.Served served) {
        if (served.read() instanceof ReadPlan.FanOut fanOut) {
            // One request is better than several, few are better than many.
            return Math.max(SEVERAL, fanOut.most());
        }
        boolean whole = served.results().stream().allMatch(AccessPlan.Result::full);
        boolean base = served.read().location() instanceof Location.Base;
        // A count pays for what it reads and returns none of it.
        boolean better = served.pattern().kind() == AccessPattern.Kind.COUNT ? !whole : whole;
        return base ? 0 : better ? 1 : 2;
    }

    private static List<Location> locations(AccessPattern pattern) {
        Table table = pattern.owner().table();
        List<Location> locations = new ArrayList<>();
        locations.add(new Location.Base(table));
        table.indexes().forEach(i -> locations.add(new Location.Secondary(table, i)));
        return Collections.unmodifiableList(locations);
    }

    private static String missingTypes(Location location, AccessPattern pattern) {
        return String.join(
                " and no ",
                pattern.targets().stream()
                        .map(AccessPattern.Target::type)
                        .filter(t -> t.placements().stream()
                                .noneMatch(p -> p.location().equals(location)))
                        .map(t -> "`" + t.name() + "`")
                        .toList());
    }

    private static Rejection rejection(AccessPattern pattern, Candidate candidate, Refusal refusal) {
        return new Rejection(
                candidate.location(),
                candidate.form(),
                refusal.code(),
                refusal.reason(),
                refusal.span(),
                refusal.witnesses(),
                isBlind(pattern, candidate));
    }

    private static boolean isBlind(AccessPattern pattern, Candidate candidate) {
        for (int i = 0; i < pattern.targets().size(); i++) {
            List<Attribute> asked = pattern.targets().get(i).where().stream()
                    .map(Condition::attribute)
                    .toList();
            List<Segment.Component> needed =
                    candidate.placed().get(i).placement().partitionComponents();
            if (needed.isEmpty() || needed.stream().anyMatch(c -> asked.contains(c.attribute()))) {
                return false;
            }
        }
        return true;
    }
}
