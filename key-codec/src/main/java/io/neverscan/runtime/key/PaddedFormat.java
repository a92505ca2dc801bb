package io.neverscan.runtime.key;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whole numbers from 0 on, with zeros to the left. */
final class PaddedFormat extends KeyFormat<Long> {
    private static final String ZEROS = "0".repeat(19);
    private final int width;

    PaddedFormat(int width) {
        super("padded(" + width + ")", new KeyLanguage.Runs(List.of(new CharRun("09", width, width))), true);
        if (width < 1 || width > ZEROS.length()) {
            throw new IllegalArgumentException("a width of 1..19 digits is needed, not " + width);
        }
        this.width = width;
    }

    @Override
    public String encode(Long value) {
        if (value < 0) {
            throw new KeyFormatException(value + " is negative; a padded number starts at 0");
        }
        String digits = Long.toString(value);
        if (digits.length() > width) {
            throw new KeyFormatException(value + " has more than the declared " + width + " digits");
        }
        return ZEROS.substring(0, width - digits.length()) + digits;
    }

    @Override
    public Long decode(String text) {
        if (text.length() != width || !text.chars().allMatch(Digits::isDigit)) {
            throw new KeyFormatException("`" + text + "` is not a number of " + width + " digits");
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new KeyFormatException("`" + text + "` is larger than a long", e);
        }
    }

    @Override
    public boolean isDiscrete() {
        return true;
    }

    @Override
    public @Nullable String predecessor(String text) {
        long value = decode(text);
        return value == 0 ? null : encode(value - 1);
    }

    @Override
    @Nullable
    String successor(String text) {
        long value = decode(text);
        boolean last = value == Long.MAX_VALUE || Long.toString(value + 1).length() > width;
        return last ? null : encode(value + 1);
    }
}
