package io.neverscan.runtime.key;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Another format with its digits complemented, so that the greatest value sorts first. */
final class DescendingFormat<V> extends KeyFormat<V> {
    private final KeyFormat<V> ascending;

    DescendingFormat(KeyFormat<V> ascending) {
        super(shaped(ascending) + " desc", () -> complement(ascending), false);
        this.ascending = ascending;
    }

    private static KeyFormat<?> shaped(KeyFormat<?> format) {
        boolean shaped = format instanceof PaddedFormat
                || format instanceof SignedFormat
                || format instanceof DecimalFormat
                || format instanceof TimeFormat;
        if (!shaped) {
            throw new IllegalArgumentException(format + " has no fixed shape of digits, so it cannot be descending");
        }
        return format;
    }

    private static KeyLanguage complement(KeyFormat<?> format) {
        List<CharRun> runs = new ArrayList<>();
        for (CharRun run : ((KeyLanguage.Runs) format.language()).runs()) {
            String pair = run.ranges();
            boolean digits = Digits.isDigit(pair.charAt(0));
            runs.add(
                    digits
                            ? new CharRun(Digits.complement("" + pair.charAt(1) + pair.charAt(0)), run.min(), run.max())
                            : run);
        }
        return new KeyLanguage.Runs(runs);
    }

    @Override
    public String encode(V value) {
        return Digits.complement(ascending.encode(value));
    }

    @Override
    public V decode(String text) {
        return ascending.decode(Digits.complement(text));
    }

    @Override
    public boolean isDescending() {
        return true;
    }

    @Override
    public boolean isDiscrete() {
        return ascending.isDiscrete();
    }

    @Override
    public @Nullable String predecessor(String text) {
        String next = ascending.successor(Digits.complement(text));
        return next == null ? null : Digits.complement(next);
    }
}
