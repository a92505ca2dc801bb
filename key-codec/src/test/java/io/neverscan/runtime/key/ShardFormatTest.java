package io.neverscan.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.strings;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shards: which one a value has, and how their numbers stand in a key. */
class ShardFormatTest {
    /** Checked with {@code python3 -c 'import zlib; print(zlib.crc32("o1".encode()) % 10)'}: others can calculate it. */
    @ParameterizedTest
    @CsvSource({"o1, 10, 9", "größe, 16, 09", "😀, 100, 56", "order-2026-01, 2, 1"})
    void isTheChecksumOfTheTextModuloTheCount(String value, int count, String shard) {
        assertThat(KeyFormat.<String>shard(count).encode(value)).isEqualTo(shard);
    }

    @Test
    void everyValueHasOneOfTheShards() {
        qt().forAll(strings().allPossible().ofLengthBetween(0, 20), integers().between(2, 10_000))
                .checkAssert((value, count) -> {
                    KeyFormat<String> format = KeyFormat.shard(count);
                    String text = format.encode(value);
                    assertThat(text).isEqualTo(format.encode(value));
                    assertThat(Texts.matches(format.language(), text)).isTrue();
                    long number = KeyFormat.shardNumber(count).decode(text);
                    assertThat(number).isBetween(0L, count - 1L);
                    assertThat(KeyFormat.shardNumber(count).encode(number)).isEqualTo(text);
                });
    }

    @Test
    void valuesSpreadEvenly() {
        int[] sizes = new int[10];
        IntStream.range(0, 10_000)
                .forEach(i -> sizes[Integer.parseInt(KeyFormat.<String>shard(10).encode("order-" + i))]++);
        assertThat(IntStream.of(sizes)).allSatisfy(size -> assertThat(size).isBetween(800, 1_200));
    }

    @Test
    void whatIsNoShardIsRefused() {
        for (int count : new int[] {-1, 0, 1, 10_001}) {
            assertThatThrownBy(() -> KeyFormat.shard(count)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> KeyFormat.shard(10).decode("3"))
                .isInstanceOf(KeyFormatException.class)
                .hasMessage("shard 3 does not tell the value");
        assertThatThrownBy(() -> KeyFormat.shardNumber(10).encode(10L)).isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.shardNumber(10).encode(-1L)).isInstanceOf(KeyFormatException.class);
    }
}
