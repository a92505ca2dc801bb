package io.neverscan.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.longs;

import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.quicktheories.core.Gen;

/** Spans of time that share a part of their key, and the text of that part. */
class TimeBucketTest {
    private static final long FIRST = Instant.parse("0000-01-01T00:00:00Z").toEpochMilli();
    private static final long LAST = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();

    private static Gen<Instant> moments() {
        return longs().between(FIRST, LAST).map(Instant::ofEpochMilli);
    }

    @ParameterizedTest
    @CsvSource({
        "HOUR, 2026-01-15T09:59:59.999Z, 2026-01-15T09, 2026-01-15T09:00:00Z",
        "DAY, 2026-01-15T00:00:00Z, 2026-01-15, 2026-01-15T00:00:00Z",
        "MONTH, 2024-02-29T23:59:59Z, 2024-02, 2024-02-01T00:00:00Z",
        "YEAR, 0000-12-31T23:59:59Z, 0000, 0000-01-01T00:00:00Z",
        "YEAR, 9999-01-01T00:00:00Z, 9999, 9999-01-01T00:00:00Z"
    })
    void textIsTheFrontOfIsoTextAndReadsAsTheBeginning(TimeBucket bucket, Instant moment, String text, Instant start) {
        KeyFormat<Instant> format = KeyFormat.bucket(bucket);
        assertThat(format.encode(moment)).isEqualTo(text);
        assertThat(format.decode(text)).isEqualTo(start);
        assertThat(bucket.start(moment)).isEqualTo(start);
    }

    @ParameterizedTest
    @EnumSource(TimeBucket.class)
    void momentsShareATextExactlyInOneBucketAndBucketsSortAsTheyFollow(TimeBucket bucket) {
        KeyFormat<Instant> format = KeyFormat.bucket(bucket);
        qt().forAll(moments(), moments()).checkAssert((a, b) -> {
            String text = format.encode(a);
            assertThat(Texts.matches(format.language(), text)).as(text).isTrue();
            assertThat(bucket.start(a)).isBeforeOrEqualTo(a);
            assertThat(format.decode(text)).isEqualTo(bucket.start(a));
            assertThat(format.encode(bucket.start(a))).isEqualTo(text);
            assertThat(Integer.signum(Texts.byteOrder(text, format.encode(b))))
                    .isEqualTo(bucket.start(a).compareTo(bucket.start(b)));
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"DAY", "MONTH", "YEAR"})
    void daysHaveTheBucketsOfTheirMoments(TimeBucket bucket) {
        KeyFormat<LocalDate> format = KeyFormat.dateBucket(bucket);
        qt().forAll(moments()).checkAssert(moment -> {
            LocalDate day = LocalDate.parse(moment.toString().substring(0, 10));
            String text = format.encode(day);
            assertThat(text).isEqualTo(KeyFormat.bucket(bucket).encode(moment));
            assertThat(format.decode(text)).isEqualTo(bucket.start(day));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "HOUR, 2026-02-28T23:30:00Z, 2026-03-01T00:10:00Z, 2",
        "DAY, 2024-02-28T23:59:59Z, 2024-03-01T00:00:00Z, 3",
        "MONTH, 2025-12-31T00:00:00Z, 2026-03-01T00:00:00Z, 4",
        "YEAR, 2025-12-31T23:59:59.999Z, 2026-01-01T00:00:00Z, 2",
        "DAY, 2026-01-01T00:00:00Z, 2026-01-01T23:59:59Z, 1",
        "HOUR, 2026-01-01T10:00:00Z, 2026-01-01T09:59:59Z, 0"
    })
    void betweenHoldsEachBucketThatHasAMomentOfTheSpan(TimeBucket bucket, Instant from, Instant to, int count) {
        assertThat(bucket.between(from, to))
                .containsExactlyElementsOf(startsOf(bucket, from, to))
                .hasSize(count);
    }

    /** Found the slow way: the beginning of the bucket of each minute of the span. */
    private static Set<Instant> startsOf(TimeBucket bucket, Instant from, Instant to) {
        Set<Instant> starts = new LinkedHashSet<>();
        for (Instant at = from; !at.isAfter(to); at = at.plusSeconds(60)) {
            starts.add(bucket.start(at));
        }
        if (!from.isAfter(to)) {
            starts.add(bucket.start(to));
        }
        return starts;
    }

    @Test
    void lastEndsInTheBucketOfTheMoment() {
        Instant until = Instant.parse("2026-03-31T12:00:00Z");
        assertThat(TimeBucket.MONTH.last(3, until))
                .containsExactly(
                        Instant.parse("2026-01-01T00:00:00Z"),
                        Instant.parse("2026-02-01T00:00:00Z"),
                        Instant.parse("2026-03-01T00:00:00Z"));
        assertThat(TimeBucket.YEAR.last(2, LocalDate.of(2024, 2, 29)))
                .containsExactly(LocalDate.of(2023, 1, 1), LocalDate.of(2024, 1, 1));
        assertThat(TimeBucket.HOUR.last(1, until)).containsExactly(until);
    }

    @Test
    void betweenEndsWhereItSaysAndCanBeWalkedAgain() {
        Iterable<LocalDate> days = TimeBucket.DAY.between(LocalDate.of(2026, 2, 27), LocalDate.of(2026, 3, 1));
        var walk = days.iterator();
        walk.forEachRemaining(day -> assertThat(day).isNotNull());
        assertThatThrownBy(walk::next).isInstanceOf(NoSuchElementException.class);
        assertThat(days).hasSize(3);
    }

    @Test
    void whatIsNoBucketIsRefused() {
        assertThatThrownBy(() -> KeyFormat.dateBucket(TimeBucket.HOUR)).isInstanceOf(IllegalArgumentException.class);
        for (String text : new String[] {"", "2026", "2026-1", "2026-13", "2026-01-15", "abcd-01"}) {
            assertThatThrownBy(() -> KeyFormat.bucket(TimeBucket.MONTH).decode(text))
                    .as(text)
                    .isInstanceOf(KeyFormatException.class);
        }
        assertThatThrownBy(() -> KeyFormat.bucket(TimeBucket.DAY).encode(Instant.parse("+10000-01-01T00:00:00Z")))
                .isInstanceOf(KeyFormatException.class);
    }
}
