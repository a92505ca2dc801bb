package io.neverscan.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The fast codec says exactly what the JDK says. */
class IsoInstantTest {
    private static Instant instant(long second, int nano, int unit) {
        int step = new int[] {1, 1_000, 1_000_000, 1_000_000_000}[unit];
        return Instant.ofEpochSecond(second, nano / step * step);
    }

    private static void agree(Instant instant) {
        String text = instant.toString();
        assertThat(IsoInstant.format(instant)).isEqualTo(text);
        assertThat(IsoInstant.parse(text)).isEqualTo(instant);
    }

    @Test
    void agreesWithTheJdkOnRandomInstants() {
        qt().withExamples(20_000)
                .forAll(
                        longs().between(-62_200_000_000L, 253_500_000_000L),
                        integers().between(0, 999_999_999),
                        integers().between(0, 3))
                .checkAssert((second, nano, unit) -> agree(instant(second, nano, unit)));
    }

    @Test
    void agreesAtTheEdges() {
        for (String text : new String[] {
            "0000-01-01T00:00:00Z",
            "-0001-12-31T23:59:59.999999999Z",
            "0001-01-01T00:00:00Z",
            "9999-12-31T23:59:59.999999999Z",
            "+10000-01-01T00:00:00Z",
            "2000-02-29T12:00:00.1Z",
            "1900-02-28T23:59:59Z",
            "2024-02-29T00:00:00.000001Z",
            "1970-01-01T00:00:00Z"
        }) {
            agree(Instant.parse(text));
        }
        agree(Instant.MIN);
        agree(Instant.MAX);
    }

    /** What the JDK reads or refuses is read or refused the same, whatever the text. */
    @Test
    void agreesWithTheJdkOnDamagedText() {
        Random random = new Random(1);
        String alphabet = "0123456789-:.TZz+ 6٣";
        for (int i = 0; i < 50_000; i++) {
            StringBuilder text =
                    new StringBuilder(Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000))
                            .toString());
            for (int n = random.nextInt(3); n >= 0; n--) {
                int at = random.nextInt(text.length());
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    default -> text.deleteCharAt(at);
                }
            }
            String damaged = text.toString();
            Instant expected;
            try {
                expected = Instant.parse(damaged);
            } catch (DateTimeException e) {
                assertThatThrownBy(() -> IsoInstant.parse(damaged)).as(damaged).isInstanceOf(DateTimeException.class);
                continue;
            }
            assertThat(IsoInstant.parse(damaged)).as(damaged).isEqualTo(expected);
        }
    }

    @Test
    void readsFewerFractionDigitsThanItWrites() {
        for (String text : new String[] {
            "2026-01-02T03:04:05.1Z", "2026-01-02T03:04:05.12345678Z", "2026-01-02T24:00:00Z", "2026-06-30T23:59:60Z"
        }) {
            Instant expected;
            try {
                expected = Instant.parse(text);
            } catch (DateTimeException e) {
                assertThatThrownBy(() -> IsoInstant.parse(text)).isInstanceOf(DateTimeException.class);
                continue;
            }
            assertThat(IsoInstant.parse(text)).as(text).isEqualTo(expected);
        }
    }
}
