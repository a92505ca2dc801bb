package io.neverscan.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CopiesTest {
    @Test
    void aMapBehavesAsALinkedHashMap() {
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            OrderedMap<Integer> map = new OrderedMap<>(random.nextInt(12));
            Map<String, Integer> expected = new LinkedHashMap<>();
            int steps = random.nextInt(60);
            for (int step = 0; step < steps; step++) {
                // Names whose hashes meet in few slots, too.
                String name = random.nextBoolean() ? "a" + random.nextInt(40) : collidingName(random.nextInt(16));
                if (random.nextInt(5) == 0) {
                    map.erase(name);
                    expected.remove(name);
                } else {
                    map.write(name, step);
                    expected.put(name, step);
                }
            }
            assertThat(new ArrayList<>(map.entrySet())).isEqualTo(new ArrayList<>(expected.entrySet()));
            assertThat(map).isEqualTo(expected).hasSameHashCodeAs(expected);
            Map<String, Integer> walked = new LinkedHashMap<>();
            map.forEach(walked::put);
            assertThat(walked).containsExactlyEntriesOf(expected);
            for (int i = 0; i < 40; i++) {
                assertThat(map.get("a" + i)).isEqualTo(expected.get("a" + i));
                assertThat(map.containsKey(collidingName(i % 16)))
                        .isEqualTo(expected.containsKey(collidingName(i % 16)));
            }
        }
    }

    /** Aa and BB have one hash, and so have all names of four such pairs. */
    private static String collidingName(int bits) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            name.append((bits >> i & 1) == 0 ? "Aa" : "BB");
        }
        return name.toString();
    }

    @Test
    void aSetBehavesAsALinkedHashSet() {
        Random random = new Random(11);
        for (int round = 0; round < 2_000; round++) {
            List<Integer> source = new ArrayList<>();
            int size = random.nextInt(20);
            for (int i = 0; i < size; i++) {
                source.add(random.nextInt(12));
            }
            Set<Integer> expected = new LinkedHashSet<>(source);
            FrozenSet<Integer> set = FrozenSet.of(source.toArray());
            assertThat(new ArrayList<>(set)).isEqualTo(new ArrayList<>(expected));
            assertThat(set).isEqualTo(expected).hasSameHashCodeAs(expected);
            for (int i = -1; i < 13; i++) {
                assertThat(set.contains(i)).isEqualTo(expected.contains(i));
            }
            assertThat(set.contains(null)).isFalse();
        }
    }

    @Test
    void aCopyIsNotCopiedAgainAndCannotBeChanged() {
        Map<String, String> map = Copies.map(new HashMap<>(Map.of("a", "1")));
        Set<String> set = Copies.set(Set.of("x"));
        assertThat(Copies.map(map)).isSameAs(map);
        assertThat(Copies.set(set)).isSameAs(set);
        assertThatThrownBy(() -> map.put("b", "2")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> map.remove("a")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(map::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> map.entrySet().iterator().next().setValue("2"))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> set.add("y")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> set.remove("x")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(set::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThat(map).containsExactly(Map.entry("a", "1"));
        assertThat(set).containsExactly("x");
    }

    @Test
    void aCopyDoesNotFollowItsSource() {
        Map<String, String> source = new LinkedHashMap<>(Map.of("a", "1"));
        Set<String> elements = new LinkedHashSet<>(Set.of("x"));
        Map<String, String> map = Copies.map(source);
        Set<String> set = Copies.set(elements);
        source.put("b", "2");
        elements.add("y");
        assertThat(map).containsExactly(Map.entry("a", "1"));
        assertThat(set).containsExactly("x");
    }

    @Test
    void nullIsNoElement() {
        Set<String> elements = new LinkedHashSet<>();
        elements.add(null);
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("a", null);
        assertThatThrownBy(() -> Copies.set(elements)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Copies.map(entries)).isInstanceOf(NullPointerException.class);
    }
}
