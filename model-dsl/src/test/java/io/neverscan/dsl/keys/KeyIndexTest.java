package io.neverscan.dsl.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyIndexTest {
    private static final List<String> HEADS = List.of("B", "USER#", "U", "", "USER#A", "USERS#", "USER#", "V", "USER");

    /** Some keys with nothing but the head, some with any text behind it. */
    private static final List<Overlap.Keys> KEYS = HEADS.stream()
            .flatMap(h -> Stream.of(keys(h, new KeySet.Rest.Nothing()), keys(h, new KeySet.Rest.Anything())))
            .toList();

    private static Overlap.Keys keys(String head, KeySet.Rest rest) {
        List<KeySet.Part> parts = head.isEmpty() ? List.of() : List.of(new KeySet.Text(head));
        return new Overlap.Keys(List.of(new KeySet(parts, rest)), List.of());
    }

    @Test
    void findsAllThatCanMeetInTheOrderOfAdding() {
        KeyIndex<Integer> index = new KeyIndex<>();
        IntStream.range(0, KEYS.size()).forEach(i -> index.add(KEYS.get(i), i));
        for (Overlap.Keys asked : KEYS) {
            List<Integer> near = index.near(asked);
            assertThat(near).isSorted().doesNotHaveDuplicates();
            assertThat(near)
                    .containsAll(IntStream.range(0, KEYS.size())
                            .filter(i -> Overlap.find(asked, KEYS.get(i)).isPresent())
                            .boxed()
                            .toList());
        }
    }

    @Test
    void leavesOutWhatBeginsDifferently() {
        KeyIndex<String> index = new KeyIndex<>();
        HEADS.stream().distinct().forEach(h -> index.add(keys(h, new KeySet.Rest.Anything()), h));
        assertThat(index.near(keys("USER#", new KeySet.Rest.Nothing())))
                .containsExactly("USER#", "U", "", "USER#A", "USER");
    }
}
