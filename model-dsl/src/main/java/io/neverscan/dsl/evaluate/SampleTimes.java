package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.TimeBucket;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Sample values whose moments and days lie so far apart that they fill the time buckets which a pattern may read, and no
 * more of them.
 *
 * @param bucket the buckets; empty if the pattern reads none
 * @param ofDate whether they are those of a date
 * @param steps sample values from the first to the last bucket
 * @param most how many buckets may be read
 */
record SampleTimes(Optional<TimeBucket> bucket, boolean ofDate, int steps, int most) {
    private static final Instant FIRST_MOMENT = Instant.parse("2024-05-01T10:00:00Z");
    private static final LocalDate FIRST_DAY = LocalDate.of(2024, 5, 1);
    private static final long DAY = 86_400;
    private static final int FEW = 3;

    /**
     * Values for a pattern.
     *
     * @param pattern the pattern
     * @param all how many sample values its rows have
     * @param ranged how many of them lie between the bounds of a range
     */
    static SampleTimes of(AccessPattern pattern, int all, int ranged) {
        Optional<KeyEncoding.Bucket> found = Optional.empty();
        int shards = 1;
        for (Placement placement : pattern.owner().placements()) {
            for (Segment.Component component : placement.partitionComponents()) {
                if (component.encoding() instanceof KeyEncoding.Bucket one) {
                    found = found.isPresent() ? found : Optional.of(one);
                } else if (component.encoding() instanceof KeyEncoding.Shard shard) {
                    shards = Math.max(shards, shard.count());
                }
            }
        }
        boolean listed = pattern.targets().get(0).where().stream().anyMatch(c -> c.comparison() == Comparison.IN);
        int allowed = pattern.options().bounds().maxRequests().orElse(FEW) / (listed ? 2 : 1) / shards;
        int back = pattern.options().bounds().walkBack().orElse(0);
        return new SampleTimes(
                found.map(KeyEncoding.Bucket::bucket),
                found.filter(KeyEncoding.Bucket::ofDate).isPresent(),
                back > 0 ? all : ranged,
                Math.max(1, back > 0 ? back : allowed));
    }

    Object value(AttributeType type, String stem, int number) {
        if (bucket.isEmpty() || type != (ofDate ? Scalar.DATE : Scalar.INSTANT)) {
            return SampleValues.value(type, stem, number);
        }
        long seconds = seconds(bucket.get()) * (most - 1) / steps;
        return ofDate
                ? FIRST_DAY.plusDays(number * Math.max(1, seconds / DAY))
                : FIRST_MOMENT.plusSeconds(number * Math.max(1, seconds));
    }

    /** No bucket is shorter. */
    private static long seconds(TimeBucket bucket) {
        return switch (bucket) {
            case HOUR -> 3_600;
            case DAY -> DAY;
            case MONTH -> 28 * DAY;
            case YEAR -> 365 * DAY;
        };
    }
}
