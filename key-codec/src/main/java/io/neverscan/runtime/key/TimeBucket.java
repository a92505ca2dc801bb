package io.neverscan.runtime.key;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A span of time, in UTC, whose items share a part of their key. */
public enum TimeBucket {
    /** An hour, such as {@code 2026-01-15T09}. */
    HOUR(13, ChronoUnit.HOURS),
    /** A day, such as {@code 2026-01-15}. */
    DAY(10, ChronoUnit.DAYS),
    /** A month, such as {@code 2026-01}. */
    MONTH(7, ChronoUnit.MONTHS),
    /** A year, such as {@code 2026}. */
    YEAR(4, ChronoUnit.YEARS);

    private final int width;
    private final ChronoUnit unit;

    TimeBucket(int width, ChronoUnit unit) {
        this.width = width;
        this.unit = unit;
    }

    /** Characters of ISO text that name the bucket. */
    int width() {
        return width;
    }

    /**
     * The first moment of a bucket.
     *
     * @param moment a moment in it
     * @return its beginning
     */
    public Instant start(Instant moment) {
        LocalDateTime local = LocalDateTime.ofInstant(moment, ZoneOffset.UTC);
        return this == HOUR
                ? local.truncatedTo(ChronoUnit.HOURS).toInstant(ZoneOffset.UTC)
                : start(local.toLocalDate()).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    /**
     * The first day of a bucket.
     *
     * @param day a day in it
     * @return its beginning; the day itself for {@link #HOUR} and {@link #DAY}
     */
    public LocalDate start(LocalDate day) {
        return switch (this) {
            case HOUR, DAY -> day;
            case MONTH -> day.withDayOfMonth(1);
            case YEAR -> day.withDayOfYear(1);
        };
    }

    /**
     * The buckets between two moments, both included.
     *
     * @param from a moment in the first bucket
     * @param to a moment in the last bucket; none if it is before
     * @return the first moment of each, made as they are asked for
     */
    public Iterable<Instant> between(Instant from, Instant to) {
        return series(start(from), from.isAfter(to) ? null : start(to), this::moved);
    }

    /**
     * The buckets between two days, both included.
     *
     * @param from a day in the first bucket
     * @param to a day in the last bucket; none if it is before
     * @return the first day of each, made as they are asked for
     */
    public Iterable<LocalDate> between(LocalDate from, LocalDate to) {
        return series(start(from), from.isAfter(to) ? null : start(to), (day, n) -> day.plus(n, unit));
    }

    /**
     * Some buckets up to a moment.
     *
     * @param count how many
     * @param until a moment in the last one
     * @return the first moment of each
     */
    public Iterable<Instant> last(int count, Instant until) {
        return between(moved(start(until), 1 - count), until);
    }

    /**
     * Some buckets up to a day.
     *
     * @param count how many
     * @param until a day in the last one
     * @return the first day of each
     */
    public Iterable<LocalDate> last(int count, LocalDate until) {
        return between(start(until).plus(1L - count, unit), until);
    }

    private Instant moved(Instant start, long buckets) {
        return LocalDateTime.ofInstant(start, ZoneOffset.UTC)
                .plus(buckets, unit)
                .toInstant(ZoneOffset.UTC);
    }

    private static <T extends Comparable<? super T>> Iterable<T> series(
            T first, @Nullable T last, BiFunction<T, Long, T> moved) {
        return () -> new Iterator<>() {
            private @Nullable T next = last == null ? null : first;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public T next() {
                T current = next;
                if (current == null || last == null) {
                    throw new NoSuchElementException();
                }
                next = current.compareTo(last) < 0 ? moved.apply(current, 1L) : null;
                return current;
            }
        };
    }
}
