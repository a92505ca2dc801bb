package io.neverscan.testkit.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.testkit.capacity.Units.Consistency;
import io.neverscan.testkit.capacity.Units.EntryChange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {

    @ParameterizedTest
    @CsvSource({
        "0, EVENTUAL, 1",
        "0, STRONG, 2",
        "4096, EVENTUAL, 1",
        "4097, EVENTUAL, 2",
        "4096, STRONG, 2",
        "4097, STRONG, 4",
        "4097, TRANSACTIONAL, 8",
        "41779, STRONG, 22",
        "96000, EVENTUAL, 24"
    })
    void readsRoundUpToFourKilobytes(long bytes, Consistency consistency, long halves) {
        assertThat(Units.read(bytes, consistency)).isEqualTo(halves);
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 2", "0, 1024, 2", "0, 1025, 4", "3000, 10, 6", "10, 3000, 6", "0, 0, 2"})
    void writesRoundTheLargerImageUpToAKilobyte(long before, long after, long halves) {
        assertThat(Units.write(before, after)).isEqualTo(halves);
        assertThat(Units.transactionalWrite(before, after)).isEqualTo(2 * halves);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, CONTENT, 0",
        "0, 1025, NONE, 4",
        "1025, 0, NONE, 4",
        "100, 100, NONE, 0",
        "100, 1025, CONTENT, 4",
        "1025, 100, CONTENT, 4",
        "1025, 100, KEY, 6"
    })
    void indexWritesFollowTheEntry(long before, long after, EntryChange change, long halves) {
        assertThat(Units.indexWrite(before, after, change)).isEqualTo(halves);
    }

    @Test
    void reportedUnitsAreHalves() {
        assertThat(Units.fromReported(2.5)).isEqualTo(5);
        assertThat(Units.text(5)).isEqualTo("2.5");
        assertThat(Units.text(4)).isEqualTo("2");
        assertThatThrownBy(() -> Units.fromReported(0.3)).hasMessageContaining("0.3");
    }
}
