package io.neverscan.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every range holds exactly the keys it should, among neighbours with related prefixes. */
class KeyRangeTest {
    private static final String PREFIX = "ORDER#";
    private static final List<String> STRANGERS =
            List.of("ORDER", "ORDER!", "ORDER\"", "ORDERS#a#x", "ORDE#", "A", "ZZZ", "ORDER%", "ORDER&a", "ORDES#");

    private record Stored<V>(@Nullable V value, String key) {}

    private static <V> List<Stored<V>> keys(KeyFormat<V> format, List<V> values, char terminator) {
        List<Stored<V>> keys = new ArrayList<>();
        for (V value : values) {
            String component = PREFIX + format.encode(value);
            if (terminator == KeyRange.END) {
                keys.add(new Stored<>(value, component));
            } else {
                for (String rest : new String[] {"", "a", "~", "\u0000", new String(Character.toChars(0x10FFFF))}) {
                    keys.add(new Stored<>(value, component + terminator + rest));
                }
            }
        }
        for (String stranger : STRANGERS) {
            keys.add(new Stored<>(null, stranger));
        }
        return keys;
    }

    private interface Order<V> {
        int compare(V a, V b);
    }

    private static <V> void check(KeyFormat<V> format, List<V> values, char terminator, Order<V> order) {
        List<Stored<V>> keys = keys(format, values, terminator);
        for (V bound : values) {
            String text = format.encode(bound);
            String end = KeyRange.toEnd(PREFIX);
            String start = KeyRange.fromStart(PREFIX);
            expect(keys, new KeyRange(KeyRange.atLeast(PREFIX, text), end), v -> order.compare(v, bound) >= 0);
            expect(keys, new KeyRange(KeyRange.above(PREFIX, text, terminator), end), v -> order.compare(v, bound) > 0);
            expect(
                    keys,
                    new KeyRange(start, KeyRange.atMost(PREFIX, text, terminator)),
                    v -> order.compare(v, bound) <= 0);
            if (terminator != KeyRange.END || format.isDiscrete()) {
                @Nullable String below = KeyRange.below(PREFIX, format, text, terminator);
                if (below == null) {
                    assertThat(values).noneMatch(v -> order.compare(v, bound) < 0);
                } else {
                    expect(keys, new KeyRange(start, below), v -> order.compare(v, bound) < 0);
                }
            }
            for (V upper : values) {
                KeyRange between = new KeyRange(
                        KeyRange.atLeast(PREFIX, text), KeyRange.atMost(PREFIX, format.encode(upper), terminator));
                expect(keys, between, v -> order.compare(v, bound) >= 0 && order.compare(v, upper) <= 0);
                assertThat(between.isEmpty()).isEqualTo(order.compare(bound, upper) > 0);
            }
        }
        expect(keys, new KeyRange(KeyRange.fromStart(PREFIX), KeyRange.toEnd(PREFIX)), v -> true);
    }

    private interface Meaning<V> {
        boolean holds(V value);
    }

    private static <V> void expect(List<Stored<V>> keys, KeyRange range, Meaning<V> meaning) {
        for (Stored<V> stored : keys) {
            V value = stored.value();
            boolean inside = Texts.byteOrder(range.lower(), stored.key()) <= 0
                    && Texts.byteOrder(stored.key(), range.upper()) <= 0;
            assertThat(inside).as("%s in %s", stored.key(), range).isEqualTo(value != null && meaning.holds(value));
        }
    }

    private static final List<String> WORDS = List.of(
            "a",
            "aa",
            "ab",
            "a#",
            "a#b",
            "a$",
            "a%",
            "a ",
            "b",
            "\u0000",
            "a\u0000",
            "~",
            "ü",
            "\uFFFF",
            new String(Character.toChars(0x10000)),
            "a" + new String(Character.toChars(0x10FFFF)));

    @Test
    void textBeforeALiteral() {
        check(KeyFormat.text(), WORDS, '#', Texts::byteOrder);
    }

    @Test
    void textThatEndsTheKey() {
        check(KeyFormat.text(), WORDS, KeyRange.END, Texts::byteOrder);
        assertThatThrownBy(() -> KeyRange.below(PREFIX, KeyFormat.text(), "a", KeyRange.END))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbers() {
        List<Long> numbers = List.of(0L, 1L, 2L, 9L, 10L, 99L, 100L, 998L, 999L);
        check(KeyFormat.padded(3), numbers, '#', Long::compare);
        check(KeyFormat.padded(3), numbers, KeyRange.END, Long::compare);
    }

    @Test
    void instants() {
        java.time.Instant base = java.time.Instant.parse("2026-01-01T00:00:00Z");
        List<java.time.Instant> times = List.of(
                java.time.Instant.parse("0000-01-01T00:00:00Z"),
                base.minusMillis(1),
                base,
                base.plusMillis(1),
                base.plusMillis(500),
                base.plusSeconds(1),
                java.time.Instant.parse("9999-12-31T23:59:59.999Z"));
        check(KeyFormat.instant(3), times, '#', java.time.Instant::compareTo);
        check(KeyFormat.instant(3), times, KeyRange.END, java.time.Instant::compareTo);
    }

    @Test
    void theLastCharacterIsRaisedOverTheSurrogates() {
        assertThat(KeyRange.toEnd("a\uD7FF")).isEqualTo("a\uE000");
        assertThat(KeyRange.toEnd("a#")).isEqualTo("a$");
    }
}
