package io.neverscan.runtime.codec;

/**
 * Positional placeholders: attribute names never appear in an expression, so reserved words, dashes and spaces need no
 * thought. Stateless and safe for use by many threads.
 */
public final class Placeholders {
    private static final String[] NAMES = series("#n");
    private static final String[] VALUES = series(":v");

    private Placeholders() {}

    private static String[] series(String prefix) {
        String[] series = new String[64];
        for (int i = 0; i < series.length; i++) {
            series[i] = prefix + i;
        }
        return series;
    }

    /**
     * The placeholder of a name.
     *
     * @param position 0 or more
     * @return such as {@code #n0}
     */
    public static String name(int position) {
        return position < NAMES.length ? NAMES[position] : "#n" + position;
    }

    /**
     * The placeholder of a value.
     *
     * @param position 0 or more
     * @return such as {@code :v0}
     */
    public static String value(int position) {
        return position < VALUES.length ? VALUES[position] : ":v" + position;
    }
}
