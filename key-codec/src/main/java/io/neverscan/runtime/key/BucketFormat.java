package io.neverscan.runtime.key;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The bucket of a moment or day: the front of its ISO text. Different values share a text. */
final class BucketFormat<V> extends KeyFormat<V> {
    /** What the rest of a bucket's ISO text is at its beginning. */
    private static final String REST = "0000-01-01T00:00:00Z";

    private final TimeBucket bucket;
    private final KeyFormat<V> whole;
    private final Function<V, V> start;

    private BucketFormat(TimeBucket bucket, KeyFormat<V> whole, Function<V, V> start) {
        super(bucket.name().toLowerCase(java.util.Locale.ROOT), () -> front(whole, bucket.width()), true);
        this.bucket = bucket;
        this.whole = whole;
        this.start = start;
    }

    static KeyFormat<Instant> ofInstant(TimeBucket bucket) {
        return new BucketFormat<>(bucket, TimeFormat.ofInstant(0), bucket::start);
    }

    static KeyFormat<LocalDate> ofDate(TimeBucket bucket) {
        if (bucket == TimeBucket.HOUR) {
            throw new IllegalArgumentException("a date has no hours");
        }
        return new BucketFormat<>(bucket, TimeFormat.DATE, bucket::start);
    }

    private static KeyLanguage front(KeyFormat<?> whole, int width) {
        List<CharRun> runs = new ArrayList<>(((KeyLanguage.Runs) whole.language()).runs());
        return new KeyLanguage.Runs(runs.subList(0, width));
    }

    @Override
    public String encode(V value) {
        return whole.encode(start.apply(value)).substring(0, bucket.width());
    }

    /** The beginning of the bucket. */
    @Override
    public V decode(String text) {
        int length = whole == TimeFormat.DATE ? TimeBucket.DAY.width() : REST.length();
        if (text.length() != bucket.width()) {
            throw new KeyFormatException("`" + text + "` is not a time bucket of " + bucket.width() + " characters");
        }
        return whole.decode(text + REST.substring(bucket.width(), length));
    }
}
