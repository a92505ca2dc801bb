package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Two versions of a model.
 *
 * @param before the old one
 * @param after the new one
 */
record Comparison(Snapshot before, Snapshot after) {
    /** Where attributes stand: an item type or a document, in both versions. */
    record Owner(
            String name,
            SortedMap<String, Snapshot.Attribute> before,
            SortedMap<String, Snapshot.Attribute> after,
            List<Snapshot.Key> keysBefore,
            List<Snapshot.Key> keysAfter) {
        List<AttributePair> pairs() {
            return AttributePair.of(before, after);
        }
    }

    List<Pair<Snapshot.Table>> tables() {
        return Pair.of(before.tables(), after.tables());
    }

    List<Pair<Snapshot.Item>> items() {
        return Pair.of(before.items(), after.items());
    }

    List<Pair<Snapshot.Pattern>> patterns() {
        return Pair.of(before.patterns(), after.patterns());
    }

    List<Owner> owners() {
        List<Owner> owners = new ArrayList<>();
        items().forEach(p -> owners.add(new Owner(
                p.name(),
                p.before().attributes(),
                p.after().attributes(),
                p.before().keys(),
                p.after().keys())));
        Pair.of(before.types(), after.types())
                .forEach(p -> owners.add(
                        new Owner(p.name(), p.before().attributes(), p.after().attributes(), List.of(), List.of())));
        return owners;
    }

    /** Whether a key of the old or new version has the attribute as a component. */
    static boolean holds(List<Snapshot.Key> keys, String stored) {
        return keys.stream().anyMatch(k -> mentions(k, "{" + stored + ": "));
    }

    /** Whether a key attribute is that attribute itself, in the table or in an index. */
    static boolean isKeyItself(List<Snapshot.Key> keys, String stored, boolean base) {
        return keys.stream().filter(k -> k.isBase() == base).anyMatch(k -> mentions(k, "{" + stored + ": itself}"));
    }

    private static boolean mentions(Snapshot.Key key, String start) {
        return key.templates().stream().flatMap(t -> t.segments().stream()).anyMatch(s -> s.startsWith(start));
    }

    /** The old key with the new stored names: what is left of differences is what keys say. */
    static List<Snapshot.Template> renamed(Pair<Snapshot.Item> item, Snapshot.Key old) {
        List<AttributePair> pairs =
                AttributePair.of(item.before().attributes(), item.after().attributes());
        return old.templates().stream()
                .map(t -> new Snapshot.Template(
                        t.key(),
                        t.segments().stream().map(s -> renamed(pairs, s)).toList()))
                .toList();
    }

    private static String renamed(List<AttributePair> pairs, String segment) {
        return pairs.stream()
                .filter(p -> segment.startsWith("{" + p.storedBefore() + ": "))
                .map(p -> "{" + p.storedAfter()
                        + segment.substring(p.storedBefore().length() + 1))
                .findFirst()
                .orElse(segment);
    }

    /** Names of reads of the new model that filter by a stored name, or use it in a condition of an index. */
    boolean isFiltered(String type, String stored) {
        Stream<String> filters = after.patterns().values().stream()
                .filter(p -> p.types().contains(type))
                .map(Snapshot.Pattern::filter);
        Stream<String> conditions = Stream.ofNullable(after.items().get(type))
                .flatMap(i -> i.keys().stream())
                .map(Snapshot.Key::when);
        return Stream.concat(filters, conditions)
                .anyMatch(f -> List.of(f.split("[^\\p{L}\\p{N}_.-]+", -1)).contains(stored));
    }
}
