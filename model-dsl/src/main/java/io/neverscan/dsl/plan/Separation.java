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
import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyLanguage;
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
        for (ItemType type : model.items()) {
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
        return KeySet.everything();
    }

    /** Only the first character after the prefix is looked at: enough to tell digits from the names of types. */
    private static KeySet.Rest inRange(SortCondition.Range range) {
        int first = Character.MAX_CODE_POINT;
        int last = 0;
        KeyLanguage language =
                range.component().encoding().format().orElseThrow().language();
        if (language instanceof KeyLanguage.Words words) {
            for (String word : words.words()) {
                first = Math.min(first, word.codePointAt(0));
                last = Math.max(last, word.codePointAt(0));
            }
        } else {
            CharRun head = ((KeyLanguage.Runs) language).runs().get(0);
            first = head.ranges().codePointAt(0);
            last = head.ranges().codePointBefore(head.ranges().length());
        }
        return new KeySet.Rest.Starting(
                range.lower().isPresent() ? first : 0,
                range.upper().isPresent() ? last : Character.MAX_CODE_POINT,
                range.lower().isEmpty());
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
