package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether two sets of items can have one key, and an example where they do.
 *
 * <p>The answer "never" is a proof. Where one attribute stands several times in the keys, "maybe" may be said although
 * no such pair exists; then {@link Example#isConcrete()} is false.
 */
public final class Overlap {
    private static final int MOST_TRIES = 64;

    private Overlap() {}

    /**
     * A set of items by their keys.
     *
     * @param partition partition keys, one set for each key attribute
     * @param sort sort keys, one set for each key attribute; empty where there is no sort key or it does not matter
     */
    public record Keys(List<KeySet> partition, List<KeySet> sort) {
        /** Copies the lists. */
        public Keys {
            partition = List.copyOf(partition);
            sort = List.copyOf(sort);
        }

        /**
         * The keys of a type where it lies.
         *
         * @param placement the placement
         * @return every key that its items can have there
         */
        public static Keys of(Placement placement) {
            return new Keys(
                    placement.partition().stream().map(KeySet::of).toList(),
                    placement.sort().stream().map(KeySet::of).toList());
        }

        /**
         * Puts key texts into holes.
         *
         * @param texts text by hole name
         * @return the keys with these texts
         */
        public Keys filled(Map<String, String> texts) {
            Keys keys = this;
            for (Map.Entry<String, String> text : texts.entrySet()) {
                keys = Overlap.filled(keys, text.getKey(), text.getValue());
            }
            return keys;
        }
    }

    /**
     * Two items that meet.
     *
     * @param partition their partition key; the values of several attributes with a comma between them
     * @param sort their sort key, likewise; empty where there is none
     * @param left key text of the first side's holes by name
     * @param right key text of the second side's holes by name
     * @param isConcrete whether each hole got exactly one text
     */
    public record Example(
            String partition,
            Optional<String> sort,
            Map<String, String> left,
            Map<String, String> right,
            boolean isConcrete) {}

    /**
     * Searches for a key that belongs to both.
     *
     * @param left first side
     * @param right second side
     * @return an example, empty if it is proven that none exists
     */
    public static Optional<Example> find(Keys left, Keys right) {
        if (apart(left.partition(), right.partition()) || apart(left.sort(), right.sort())) {
            return Optional.empty();
        }
        Optional<Example> first = attempt(left, right);
        if (first.isEmpty() || first.get().isConcrete()) {
            return first;
        }
        return concrete(left, right, first.get(), 0).or(() -> first);
    }

    /** The quick proof, which settles nearly all pairs of a large model: their fixed beginnings differ. */
    private static boolean apart(List<KeySet> left, List<KeySet> right) {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            String l = head(left.get(i));
            String r = head(right.get(i));
            if (!l.startsWith(r) && !r.startsWith(l)) {
                return true;
            }
        }
        return false;
    }

    /** The fixed text that the first attribute of all partition keys begins with. */
    static String head(Keys keys) {
        return head(keys.partition().get(0));
    }

    /** The fixed text that all keys of a set begin with. */
    static String head(KeySet set) {
        return !set.parts().isEmpty() && set.parts().get(0) instanceof KeySet.Text text ? text.text() : "";
    }

    /** Gives holes that got two texts one of them, everywhere, until the example holds. */
    private static Optional<Example> concrete(Keys left, Keys right, Example example, int depth) {
        if (depth > 4) {
            return Optional.empty();
        }
        for (boolean onLeft : new boolean[] {true, false}) {
            for (Map.Entry<String, String> hole : (onLeft ? example.left() : example.right()).entrySet()) {
                for (String text : candidates(hole.getValue(), example)) {
                    Keys l = onLeft ? filled(left, hole.getKey(), text) : left;
                    Keys r = onLeft ? right : filled(right, hole.getKey(), text);
                    if (l.equals(left) && r.equals(right)) {
                        continue;
                    }
                    Optional<Example> next = attempt(l, r)
                            .map(e -> remember(e, onLeft, hole.getKey(), text))
                            .flatMap(e -> e.isConcrete() ? Optional.of(e) : concrete(l, r, e, depth + 1));
                    if (next.isPresent()) {
                        return next;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Collection<String> candidates(String conflicting, Example example) {
        if (!conflicting.contains(Intersection.CONFLICT)) {
            return List.of();
        }
        Set<String> texts = new LinkedHashSet<>(List.of(conflicting.split(Intersection.CONFLICT)));
        for (Map<String, String> side : List.of(example.left(), example.right())) {
            side.values().forEach(v -> texts.addAll(List.of(v.split(Intersection.CONFLICT))));
        }
        return texts.stream().limit(MOST_TRIES).toList();
    }

    private static Example remember(Example example, boolean onLeft, String hole, String text) {
        Map<String, String> left = new LinkedHashMap<>(example.left());
        Map<String, String> right = new LinkedHashMap<>(example.right());
        (onLeft ? left : right).put(hole, text);
        return new Example(example.partition(), example.sort(), left, right, example.isConcrete());
    }

    private static Keys filled(Keys keys, String hole, String text) {
        return new Keys(
                keys.partition().stream().map(s -> filled(s, hole, text)).toList(),
                keys.sort().stream().map(s -> filled(s, hole, text)).toList());
    }

    private static KeySet filled(KeySet set, String hole, String text) {
        List<KeySet.Part> parts = new ArrayList<>();
        for (KeySet.Part part : set.parts()) {
            parts.add(
                    part instanceof KeySet.Hole h && h.name().equals(hole) && holds(h, text)
                            ? new KeySet.Text(text)
                            : part);
        }
        return new KeySet(parts, set.rest());
    }

    private static boolean holds(KeySet.Hole hole, String text) {
        KeySet.Rest end = new KeySet.Rest.Nothing();
        return new Intersection(new KeySet(List.of(hole), end), new KeySet(List.of(new KeySet.Text(text)), end))
                .find()
                .isPresent();
    }

    private static Optional<Example> attempt(Keys left, Keys right) {
        Optional<Meeting> partition = meeting(left.partition(), right.partition());
        if (partition.isEmpty()) {
            return Optional.empty();
        }
        Meeting p = partition.get();
        if (left.sort().isEmpty() || right.sort().isEmpty()) {
            return Optional.of(example(p, Optional.empty()));
        }
        return meeting(left.sort(), right.sort()).map(s -> example(p, Optional.of(s)));
    }

    /** Keys of several attributes meet where each attribute does. */
    private static Optional<Meeting> meeting(List<KeySet> left, List<KeySet> right) {
        Optional<Meeting> all = Optional.empty();
        for (int i = 0; i < left.size(); i++) {
            Optional<Meeting> here = new Intersection(left.get(i), right.get(i)).find();
            if (here.isEmpty()) {
                return Optional.empty();
            }
            Meeting next = here.get();
            all = Optional.of(all.map(before -> new Meeting(
                            before.text() + ", " + next.text(),
                            joined(before.left(), Optional.of(next.left())),
                            joined(before.right(), Optional.of(next.right()))))
                    .orElse(next));
        }
        return all;
    }

    private static Example example(Meeting partition, Optional<Meeting> sort) {
        Map<String, String> left = joined(partition.left(), sort.map(Meeting::left));
        Map<String, String> right = joined(partition.right(), sort.map(Meeting::right));
        boolean concrete = left.values().stream().noneMatch(v -> v.contains(Intersection.CONFLICT))
                && right.values().stream().noneMatch(v -> v.contains(Intersection.CONFLICT));
        return new Example(partition.text(), sort.map(Meeting::text), left, right, concrete);
    }

    private static Map<String, String> joined(Map<String, String> first, Optional<Map<String, String>> second) {
        Map<String, String> all = new LinkedHashMap<>(first);
        second.ifPresent(more -> more.forEach(
                (name, text) -> all.merge(name, text, (a, b) -> a.equals(b) ? a : a + Intersection.CONFLICT + b)));
        return all;
    }
}
