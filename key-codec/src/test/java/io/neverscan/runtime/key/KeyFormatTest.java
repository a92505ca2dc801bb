package io.neverscan.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.quicktheories.core.Gen;

/** What every format promises, as properties. */
class KeyFormatTest {
    private static <V extends Comparable<? super V>> void holds(KeyFormat<V> format, Gen<V> values) {
        qt().forAll(values, values).checkAssert((a, b) -> {
            String text = format.encode(a);
            assertThat(Texts.matches(format.language(), text))
                    .as("language of %s", text)
                    .isTrue();
            assertThat(format.decode(text)).isEqualTo(a);
            assertThat(text.equals(format.encode(b))).isEqualTo(a.equals(b));
            if (format.isOrdered()) {
                assertThat(Integer.signum(Texts.byteOrder(text, format.encode(b))))
                        .isEqualTo(Integer.signum(
                                a instanceof String s ? Texts.byteOrder(s, (String) b) : a.compareTo(b)));
            }
            if (format.isDescending()) {
                assertThat(Integer.signum(Texts.byteOrder(text, format.encode(b))))
                        .isEqualTo(Integer.signum(b.compareTo(a)));
            }
            if (format.isDiscrete()) {
                @Nullable String before = format.predecessor(text);
                if (before != null) {
                    assertThat(Texts.byteOrder(before, text)).isNegative();
                    // Nothing lies between a value and its predecessor.
                    assertThat(Texts.byteOrder(format.encode(b), before) <= 0
                                    || Texts.byteOrder(format.encode(b), text) >= 0)
                            .isTrue();
                    assertThat(Integer.signum(format.decode(before).compareTo(a)))
                            .isEqualTo(format.isDescending() ? 1 : -1);
                }
            } else {
                assertThat(format.predecessor(text)).isNull();
            }
        });
    }

    @Test
    void signed() {
        holds(KeyFormat.signed(1), longs().between(-9, 9));
        holds(KeyFormat.signed(10), longs().between(-9_999_999_999L, 9_999_999_999L));
        holds(KeyFormat.signed(19), longs().all());
        holds(KeyFormat.descending(KeyFormat.signed(1)), longs().between(-9, 9));
        holds(KeyFormat.descending(KeyFormat.signed(19)), longs().all());
        assertThat(KeyFormat.signed(3).encode(-42L)).isEqualTo("0957");
        assertThat(KeyFormat.signed(3).encode(42L)).isEqualTo("1042");
        assertThat(KeyFormat.signed(19).encode(Long.MIN_VALUE)).isEqualTo("00776627963145224191");
        assertThat(KeyFormat.signed(19).predecessor(KeyFormat.signed(19).encode(Long.MIN_VALUE)))
                .isNull();
        assertThat(KeyFormat.signed(1).predecessor("00")).isNull();
        for (String wrong : List.of("", "1", "10", "2042", "1 42", "0999", "9042", "10420")) {
            assertThatThrownBy(() -> KeyFormat.signed(3).decode(wrong)).isInstanceOf(KeyFormatException.class);
        }
        assertThatThrownBy(() -> KeyFormat.signed(2).encode(-100L)).isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.signed(20)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void decimals() {
        Gen<BigDecimal> cents = longs().between(-99_999, 99_999).map(l -> canonical(BigDecimal.valueOf(l, 2)));
        Gen<BigDecimal> few = longs().between(0, 99).map(l -> canonical(BigDecimal.valueOf(l, 1)));
        holds(KeyFormat.decimal(3, 2, true), cents);
        holds(KeyFormat.decimal(1, 1, false), few);
        holds(KeyFormat.descending(KeyFormat.decimal(3, 2, true)), cents);
        holds(KeyFormat.descending(KeyFormat.decimal(1, 1, false)), few);
        assertThat(KeyFormat.decimal(10, 2, false).encode(new BigDecimal("12.50")))
                .isEqualTo("0000000012.50");
        assertThat(KeyFormat.decimal(10, 2, false).encode(new BigDecimal("1E+3")))
                .isEqualTo("0000001000.00");
        assertThat(KeyFormat.decimal(2, 1, true).encode(new BigDecimal("-0.5"))).isEqualTo("099.4");
        for (String wide : List.of("1000", "0.125", "1E+100", "1E-100", "-1000.5")) {
            assertThatThrownBy(() -> KeyFormat.decimal(3, 2, true).encode(new BigDecimal(wide)))
                    .isInstanceOf(KeyFormatException.class);
        }
        assertThatThrownBy(() -> KeyFormat.decimal(3, 2, false).encode(new BigDecimal("-1")))
                .hasMessageContaining("negative");
        for (String wrong : List.of("", "012.345", "012,34", "0012.34", "-12.34", "01 .34")) {
            assertThatThrownBy(() -> KeyFormat.decimal(3, 2, false).decode(wrong))
                    .isInstanceOf(KeyFormatException.class);
        }
        assertThatThrownBy(() -> KeyFormat.decimal(2, 1, true).decode("099.9")).hasMessageContaining("negative zero");
        assertThatThrownBy(() -> KeyFormat.decimal(37, 2, true)).isInstanceOf(IllegalArgumentException.class);
    }

    private static BigDecimal canonical(BigDecimal value) {
        BigDecimal trimmed = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        return trimmed.scale() < 0 ? trimmed.setScale(0) : trimmed;
    }

    @Test
    void descending() {
        holds(KeyFormat.descending(KeyFormat.padded(2)), longs().between(0, 99));
        holds(KeyFormat.descending(KeyFormat.padded(19)), longs().between(0, Long.MAX_VALUE));
        holds(
                KeyFormat.descending(KeyFormat.date()),
                integers().between(0, 100_000).map(d -> LocalDate.of(1900, 1, 1).plusDays(d)));
        holds(
                KeyFormat.descending(KeyFormat.instant(3)),
                longs().between(0, 4_000_000_000_000L).map(Instant::ofEpochMilli));
        holds(
                KeyFormat.descending(KeyFormat.yearMonth()),
                integers().between(0, 20_000).map(m -> YearMonth.of(100, 1).plusMonths(m)));
        holds(
                KeyFormat.descending(KeyFormat.time()),
                integers().between(0, 86_399).map(LocalTime::ofSecondOfDay));
        assertThat(KeyFormat.descending(KeyFormat.date()).encode(LocalDate.of(2026, 1, 15)))
                .isEqualTo("7973-98-84");
        assertThat(KeyFormat.descending(KeyFormat.padded(2)).predecessor("00")).isNull();
        for (KeyFormat<?> shapeless : List.of(
                KeyFormat.text(), KeyFormat.uuid(), KeyFormat.ulid(), KeyFormat.bool(), KeyFormat.code(List.of("A")))) {
            assertThatThrownBy(() -> KeyFormat.descending(shapeless)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void text() {
        holds(KeyFormat.text(), Texts.any().assuming(t -> !t.isEmpty()));
        holds(KeyFormat.rawText(""), Texts.any().assuming(t -> !t.isEmpty()));
        for (KeyFormat<String> format : List.of(KeyFormat.text(), KeyFormat.rawText(""), KeyFormat.rawText("#"))) {
            assertThatThrownBy(() -> format.encode(""))
                    .isInstanceOf(KeyFormatException.class)
                    .hasMessageContaining("must not be empty");
        }
        assertThat(KeyFormat.text().keepsPrefixes()).isTrue();
        assertThatThrownBy(() -> KeyFormat.rawText("#").encode("a#b"))
                .isInstanceOf(KeyFormatException.class)
                .hasMessageContaining("contains `#`");
        assertThat(KeyFormat.rawText("#").encode("a b")).isEqualTo("a b");
        assertThatThrownBy(() -> KeyFormat.rawText("#").encode("\uD800")).isInstanceOf(KeyFormatException.class);
    }

    @Test
    void padded() {
        holds(KeyFormat.padded(3), longs().between(0, 999));
        holds(KeyFormat.padded(19), longs().between(0, Long.MAX_VALUE));
        assertThat(KeyFormat.padded(10).encode(7L)).isEqualTo("0000000007");
        assertThat(KeyFormat.padded(3).predecessor("100")).isEqualTo("099");
        assertThat(KeyFormat.padded(3).predecessor("000")).isNull();
        for (Long bad : new Long[] {-1L, 1000L}) {
            assertThatThrownBy(() -> KeyFormat.padded(3).encode(bad)).isInstanceOf(KeyFormatException.class);
        }
        for (String bad : new String[] {"1", "0001", "-01", "٠٠١", "", "00a"}) {
            assertThatThrownBy(() -> KeyFormat.padded(3).decode(bad)).isInstanceOf(KeyFormatException.class);
        }
        assertThatThrownBy(() -> KeyFormat.padded(19).decode("9999999999999999999"))
                .isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.padded(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> KeyFormat.padded(20)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void instants() {
        ChronoUnit[] units = {ChronoUnit.SECONDS, ChronoUnit.MILLIS, ChronoUnit.MICROS, ChronoUnit.NANOS};
        for (int i = 0; i < units.length; i++) {
            ChronoUnit unit = units[i];
            Gen<Instant> values = longs().between(-62_167_219_200L, 253_402_300_799L)
                    .zip(
                            integers().between(0, 999_999_999),
                            (second, nano) ->
                                    Instant.ofEpochSecond(second, nano).truncatedTo(unit));
            holds(KeyFormat.instant(3 * i), values);
            Gen<Instant> close = integers()
                    .between(-3, 3)
                    .map(n -> Instant.parse("2026-01-01T00:00:00Z").plus(n, unit));
            holds(KeyFormat.instant(3 * i), close);
        }
        assertThat(KeyFormat.instant(3).encode(Instant.EPOCH)).isEqualTo("1970-01-01T00:00:00.000Z");
        assertThatThrownBy(() -> KeyFormat.instant(3).encode(Instant.EPOCH.plusNanos(1)))
                .isInstanceOf(KeyFormatException.class)
                .hasMessageContaining("finer than instant(millis)");
        assertThatThrownBy(() -> KeyFormat.instant(0).encode(Instant.MAX)).isInstanceOf(KeyFormatException.class);
        assertThat(KeyFormat.instant(0).predecessor("0000-01-01T00:00:00Z")).isNull();
        assertThatThrownBy(() -> KeyFormat.instant(0).decode("2026-02-30T00:00:00Z"))
                .isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.instant(2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void datesMonthsTimes() {
        holds(KeyFormat.date(), longs().between(-719_528, 2_932_896).map(LocalDate::ofEpochDay));
        holds(KeyFormat.yearMonth(), integers().between(0, 119_999).map(m -> YearMonth.of(m / 12, m % 12 + 1)));
        holds(KeyFormat.time(), integers().between(0, 86_399).map(LocalTime::ofSecondOfDay));
        assertThat(KeyFormat.time().predecessor("00:00:00")).isNull();
        assertThat(KeyFormat.date().predecessor("2024-03-01")).isEqualTo("2024-02-29");
        assertThatThrownBy(() -> KeyFormat.date().encode(LocalDate.of(10_000, 1, 1)))
                .isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.yearMonth().encode(YearMonth.of(-1, 1)))
                .isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.time().encode(LocalTime.of(1, 1, 1, 1)))
                .isInstanceOf(KeyFormatException.class);
    }

    @Test
    void identifiersCodesAndFlags() {
        holds(KeyFormat.uuid(), longs().all().zip(longs().all(), (high, low) -> new UUID(high, low)));
        holds(KeyFormat.ulid(), longs().between(0, 0xFFFFFFFFFFFFL).map(KeyFormatTest::ulid));
        holds(KeyFormat.bool(), integers().between(0, 1).map(n -> n == 1));
        List<String> codes = List.of("open", "paid", "a b", "x#y");
        holds(KeyFormat.code(codes), integers().between(0, 3).map(codes::get));
        assertThatThrownBy(() -> KeyFormat.code(codes).encode("gone")).isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.bool().decode("2")).isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.ulid().encode("01arz3ndektsv4rrffq69g5fav"))
                .isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyFormat.ulid().encode("81ARZ3NDEKTSV4RRFFQ69G5FAV"))
                .isInstanceOf(KeyFormatException.class);
        for (String bad : new String[] {"1-1-1-1-1", "01890A5D-AC96-774B-BCCE-B302099A8057", "x"}) {
            assertThatThrownBy(() -> KeyFormat.uuid().decode(bad)).isInstanceOf(KeyFormatException.class);
        }
    }

    private static String ulid(long time) {
        String alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        StringBuilder text = new StringBuilder();
        for (int shift = 45; shift >= 0; shift -= 5) {
            text.append(alphabet.charAt((int) (time >>> shift & 31)));
        }
        return text + "0".repeat(16);
    }

    @Test
    void nothingDependsOnTheMachine() {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("th-TH-u-ca-buddhist-nu-thai"));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
            assertThat(KeyFormat.instant(3).encode(Instant.EPOCH)).isEqualTo("1970-01-01T00:00:00.000Z");
            assertThat(KeyFormat.date().encode(LocalDate.of(2026, 1, 2))).isEqualTo("2026-01-02");
            assertThat(KeyFormat.padded(4).encode(12L)).isEqualTo("0012");
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }
}
