package io.neverscan.dsl.plan;

import io.neverscan.dsl.keys.KeyIndex;
import io.neverscan.dsl.keys.KeySet;
import io.neverscan.dsl.keys.Overlap;
import io.neverscan.dsl.keys.Specimen;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rules R10 and R11: a request must not meet items of a type, or of a form, that the pattern does not ask for. */
final class Separation {
    private final Map<Location, KeyIndex<Inhabitant>> inhabitants = new LinkedHashMap<>();

    /** What lies there, and under which keys; worked out once, as every request is compared with all of them. */
    private record Inhabitant(ReadPlan.Placed placed, Overlap.Keys keys) {}

    Separation(Model model) {
        for (ItemType type : model.stored()) {
            for (Placement placement : type.placements()) {
                Overlap.Keys keys = Overlap.Keys.of(placement);
                inhabitants
                        .computeIfAbsent(placement.location(), l -> new KeyIndex<>())
                        .add(keys, new Inhabitant(new ReadPlan.Placed(type, placement), keys));
            }
        }
    }

    /**
     * Looks for an item that a request would return although the pattern does not ask for it.
     *
     * @param candidate where the request looks, and for what
     * @param key what it asks of the keys
     * @return two items that would come back together, one of them foreign; empty if no data can do that
     */
    Optional<List<Rejection.Witness>> foreign(Candidate candidate, ReadPlan.KeyCondition key) {
        Overlap.Keys asked = new Overlap.Keys(whole(key.partition()), sort(candidate.location(), key));
        for (Inhabitant other : near(candidate.location(), asked)) {
            if (candidate.placed().contains(other.placed())) {
                continue;
            }
            Optional<Overlap.Example> meeting = Overlap.find(asked, other.keys());
            if (meeting.isPresent()) {
                return Optional.of(witnesses(candidate, asked, other.placed(), meeting.get()));
            }
        }
        return Optional.empty();
    }

    private List<Inhabitant> near(Location location, Overlap.Keys asked) {
        KeyIndex<Inhabitant> there = inhabitants.get(location);
        return there == null ? List.of() : there.near(asked);
    }

    private static List<Rejection.Witness> witnesses(
            Candidate candidate, Overlap.Keys asked, ReadPlan.Placed other, Overlap.Example meeting) {
        List<Rejection.Witness> both = new ArrayList<>();
        ReadPlan.Placed own = candidate.placed().get(0);
        Overlap.find(asked.filled(meeting.left()), Overlap.Keys.of(own.placement()))
                .ifPresent(e -> both.add(witness(own, e.partition(), e.sort(), e.right())));
        both.add(witness(other, meeting.partition(), meeting.sort(), meeting.right()));
        return both;
    }

    private static Rejection.Witness witness(
            ReadPlan.Placed placed, String partition, Optional<String> sort, Map<String, String> texts) {
        return new Rejection.Witness(
                placed.type().name(), Specimen.attributes(placed.placement(), texts), partition, sort);
    }

    private static List<KeySet> whole(List<BoundKey> keys) {
        return keys.stream().map(k -> keys(k, new KeySet.Rest.Nothing())).toList();
    }

    /** For each attribute of the sort key what it can be. */
    private static List<KeySet> sort(Location location, ReadPlan.KeyCondition key) {
        List<KeySet> sort = new ArrayList<>(whole(key.front()));
        if (sort.size() < location.sortKeys().size()) {
            sort.add(keys(key.sort()));
        }
        while (sort.size() < location.sortKeys().size()) {
            sort.add(KeySet.everything());
        }
        return sort;
    }

    private static KeySet keys(SortCondition sort) {
        if (sort instanceof SortCondition.Equal equal) {
            return keys(equal.key(), new KeySet.Rest.Nothing());
        }
        if (sort instanceof SortCondition.Prefix prefix) {
            return keys(prefix.prefix(), new KeySet.Rest.Anything());
        }
        if (sort instanceof SortCondition.TextPrefix text) {
            KeySet front = keys(text.prefix(), new KeySet.Rest.Anything());
            List<KeySet.Part> parts = new ArrayList<>(front.parts());
            parts.add(hole(text.component(), text.start()));
            return new KeySet(parts, front.rest());
        }
        if (sort instanceof SortCondition.Range range) {
            return keys(range.prefix(), inRange(range));
        }
        if (sort instanceof SortCondition.Native plain) {
            return plain.component()
                    .encoding()
                    .format()
                    .map(f -> new KeySet(List.of(), inRange(plain, FirstCharacters.of(f))))
                    .orElseGet(KeySet::everything);
        }
        return KeySet.everything();
    }

    /** What a range holds behind its prefix: keys whose next character one of its component's values can begin with. */
    private static KeySet.Rest inRange(SortCondition.Range range) {
        FirstCharacters heads =
                FirstCharacters.of(range.component().encoding().format().orElseThrow());
        SortCondition.Limits limits = range.limits();
        boolean below = range.lower().isPresent() || !limits.least().isEmpty();
        boolean above = range.upper().isPresent() || !limits.beyond().isEmpty();
        // A key may be the upper limit itself.
        int alone = range.upper().isEmpty() && above ? limits.beyond().codePointAt(0) : KeySet.Rest.Starting.NONE;
        return new KeySet.Rest.Starting(
                below ? heads.least() : 0, above ? heads.greatest() : Character.MAX_CODE_POINT, !below, alone);
    }

    /** Natural text is compared as it is. */
    private static KeySet.Rest inRange(SortCondition.Native sort, FirstCharacters heads) {
        int least = heads.least();
        int greatest = heads.greatest();
        return switch (sort.comparison()) {
            case GT, GE -> new KeySet.Rest.Starting(least, Character.MAX_CODE_POINT, false, KeySet.Rest.Starting.NONE);
            case LT, LE -> new KeySet.Rest.Starting(0, greatest, true, KeySet.Rest.Starting.NONE);
            case EQ, BETWEEN, BEGINS_WITH ->
                new KeySet.Rest.Starting(least, greatest, false, KeySet.Rest.Starting.NONE);
            case NE, IN -> new KeySet.Rest.Anything();
        };
    }

    private static KeySet keys(BoundKey key, KeySet.Rest rest) {
        List<KeySet.Part> parts = new ArrayList<>();
        for (BoundKey.Part part : key.parts()) {
            parts.add(
                    part instanceof BoundKey.Value value
                            ? hole(value.component(), value.operand())
                            : new KeySet.Text(((BoundKey.Text) part).text()));
        }
        return new KeySet(parts, rest);
    }

    private static KeySet.Hole hole(Segment.Component component, Operand operand) {
        String name = operand instanceof Operand.Argument argument
                ? ":" + argument.parameter().name()
                : component.attribute().name();
        boolean part = component.encoding().isLossy();
        return KeySet.hole(part ? name + " of " + component.name() : name, component.encoding());
    }
}
