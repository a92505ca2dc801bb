package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Rule R8: the sort key gives the order that the pattern asks for. */
final class Ordering {
    private Ordering() {}

    static Optional<Refusal> refusal(
            AccessPattern pattern, Candidate candidate, List<Known> known, SortChoice.Choice choice) {
        List<AccessPattern.Order> wished = pattern.order();
        if (wished.isEmpty()) {
            return Optional.empty();
        }
        boolean whole = choice.condition() instanceof SortCondition.Equal
                || candidate.location().sortKeys().isEmpty();
        boolean single = whole
                && candidate.location() instanceof Location.Base
                && known.get(0).spreads().isEmpty();
        // What every item has the same value of orders nothing, so it needs no key.
        boolean fixed = wished.stream()
                .allMatch(t ->
                        known.stream().allMatch(k -> isFixed(k, t.attribute().name())));
        if (single || fixed) {
            return Optional.empty();
        }
        boolean backward = isBackward(pattern, candidate, known);
        for (int target = 0; target < known.size(); target++) {
            List<AccessPattern.Order> terms =
                    of(wished, pattern.targets().get(target).type());
            Optional<Refusal> refusal = refusal(terms, candidate, target, known.get(target), backward);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return several(pattern, candidate);
    }

    /** The terms that sort items of a type; the others say nothing about them. */
    private static List<AccessPattern.Order> of(List<AccessPattern.Order> wished, ItemType type) {
        return wished.stream().filter(t -> t.types().contains(type)).toList();
    }

    /** What several types have in common must sort them as one list. */
    private static Optional<Refusal> several(AccessPattern pattern, Candidate candidate) {
        List<AccessPattern.Order> wished = pattern.order();
        Optional<AccessPattern.Order> shared =
                wished.stream().filter(t -> t.types().size() > 1).findFirst();
        if (shared.isEmpty()) {
            return Optional.empty();
        }
        if (!pattern.isJointlyOrdered()) {
            return Optional.of(Refusal.at(
                    Code.ORDER_MISMATCH,
                    shared.get().span(),
                    "`" + shared.get().attribute().name() + "` would sort several types as one list, and another term"
                            + " only some of them; name one type before the dot"));
        }
        return sameRest(wished, candidate);
    }

    /**
     * Whether the partition is read from its end: what sorts first there is not what the pattern wants first.
     *
     * @param pattern the pattern
     * @param candidate where it reads
     * @param known what is known of each target
     * @return true for the greatest key first
     */
    static boolean isBackward(AccessPattern pattern, Candidate candidate, List<Known> known) {
        for (AccessPattern.Order term : pattern.order()) {
            String name = term.attribute().name();
            for (int target = 0; target < known.size(); target++) {
                boolean applies =
                        term.types().contains(pattern.targets().get(target).type());
                if (applies && !isFixed(known.get(target), name)) {
                    Optional<Segment.Component> component = rest(candidate, target, known.get(target)).stream()
                            .filter(c -> c.attribute().name().equals(name))
                            .findFirst();
                    return term.descending()
                            != component.filter(Ordering::isTurned).isPresent();
                }
            }
        }
        return !pattern.order().isEmpty() && pattern.order().get(0).descending();
    }

    private static boolean isTurned(Segment.Component component) {
        return component.encoding().format().filter(KeyFormat::isDescending).isPresent();
    }

    private static Optional<Refusal> refusal(
            List<AccessPattern.Order> wished, Candidate candidate, int target, Known known, boolean backward) {
        List<Segment.Component> rest = rest(candidate, target, known);
        Set<String> told = new LinkedHashSet<>();
        known.equal().keySet().forEach(a -> told.add(a.name()));
        int at = 0;
        for (AccessPattern.Order term : wished) {
            String name = term.attribute().name();
            if (candidate.placed().size() == 1 && isOneItem(candidate, told)) {
                return Optional.empty();
            }
            if (!told.add(name)) {
                continue;
            }
            boolean whole = at < rest.size() && !rest.get(at).encoding().isLossy();
            if (!whole || !rest.get(at).attribute().name().equals(name)) {
                String instead =
                        at == rest.size() ? "nothing more" : "`" + rest.get(at).name() + "`";
                return Optional.of(Refusal.at(
                        Code.ORDER_MISMATCH,
                        term.span(),
                        candidate.location().describe() + " sorts by " + instead + " there, not by `" + name + "`"));
            }
            Optional<KeyFormat<?>> format = rest.get(at).encoding().format();
            if (format.isPresent() && !format.get().isOrdered() && !format.get().isDescending()) {
                return Optional.of(Refusal.at(
                        Code.NOT_ORDER_PRESERVING,
                        term.span(),
                        "`" + name + "` stands in the key as " + format.get()
                                + ", which does not sort as its values do"));
            }
            if (term.descending() != (backward != isTurned(rest.get(at)))) {
                return Optional.of(Refusal.at(
                        Code.ORDER_MISMATCH,
                        term.span(),
                        "a Query reads a partition in one direction; `" + name + "` sorts the other way there"));
            }
            at++;
        }
        return Optional.empty();
    }

    /** Items that agree in all these attributes are one and the same, so nothing further can order them. */
    private static boolean isOneItem(Candidate candidate, Set<String> told) {
        return candidate.placed().get(0).type().identity().stream().allMatch(a -> told.contains(a.name()));
    }

    private static boolean isFixed(Known known, String name) {
        return known.equal().keySet().stream().anyMatch(a -> a.name().equals(name));
    }

    private static List<Segment.Component> rest(Candidate candidate, int target, Known known) {
        List<Segment.Component> all = candidate.placed().get(target).placement().sortComponents();
        int first = 0;
        while (first < all.size() && known.value(all.get(first)).isPresent()) {
            first++;
        }
        return all.subList(first, all.size());
    }

    /** Several types come in one order only if the text up to the last wished component is built alike. */
    private static Optional<Refusal> sameRest(List<AccessPattern.Order> wished, Candidate candidate) {
        List<String> shapes = candidate.placed().stream()
                .filter(p -> wished.get(0).types().contains(p.type()))
                .map(p -> shape(p.placement(), wished))
                .distinct()
                .toList();
        return shapes.size() <= 1
                ? Optional.empty()
                : Optional.of(Refusal.at(
                        Code.ORDER_MISMATCH,
                        wished.get(0).span(),
                        candidate.location().describe() + " groups the types by " + String.join(" and ", shapes)
                                + " before it sorts by `"
                                + wished.get(0).attribute().name() + "`"));
    }

    private static String shape(Placement placement, List<AccessPattern.Order> wished) {
        String last = wished.get(wished.size() - 1).attribute().name();
        StringBuilder shape = new StringBuilder();
        List<Segment> segments =
                placement.sort().stream().flatMap(t -> t.segments().stream()).toList();
        for (Segment segment : segments) {
            if (segment instanceof Segment.Literal literal) {
                shape.append(literal.text());
                continue;
            }
            Segment.Component component = (Segment.Component) segment;
            shape.append('{').append(component.attribute().name()).append('}');
            if (component.attribute().name().equals(last)) {
                break;
            }
        }
        return "`" + shape + "`";
    }
}
