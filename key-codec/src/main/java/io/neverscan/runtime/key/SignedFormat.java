package io.neverscan.runtime.key;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whole numbers of both signs: {@code 1} and the digits, or {@code 0} and the complement of the digits, so that -2 sorts
 * before -1 and that before 0.
 */
final class SignedFormat extends KeyFormat<Long> {
    private static final String ZEROS = "0".repeat(19);
    private final int width;

    SignedFormat(int width) {
        super(
                "signed(" + width + ")",
                new KeyLanguage.Runs(List.of(new CharRun("01", 1, 1), new CharRun("09", width, width))),
                true);
        if (width < 1 || width > ZEROS.length()) {
            throw new IllegalArgumentException("a width of 1..19 digits is needed, not " + width);
        }
        this.width = width;
    }

    @Override
    public String encode(Long value) {
        boolean negative = value < 0;
        // The smallest long has no positive counterpart, so the sign is cut off as text.
        String digits = Long.toString(value).substring(negative ? 1 : 0);
        if (digits.length() > width) {
            throw new KeyFormatException(value + " has more than the declared " + width + " digits");
        }
        String padded = ZEROS.substring(0, width - digits.length()) + digits;
        return negative ? "0" + Digits.complement(padded) : "1" + padded;
    }

    @Override
    public Long decode(String text) {
        boolean shaped = text.length() == width + 1 && text.chars().allMatch(Digits::isDigit) && text.charAt(0) <= '1';
        if (!shaped) {
            throw new KeyFormatException("`" + text + "` is not a sign and a number of " + width + " digits");
        }
        boolean negative = text.charAt(0) == '0';
        String digits = text.substring(1);
        try {
            long value = Long.parseLong(negative ? "-" + Digits.complement(digits) : digits);
            if (negative && value == 0) {
                throw new KeyFormatException("`" + text + "` is a negative zero, which is not written");
            }
            return value;
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
        return value == Long.MIN_VALUE ? null : encodeIfItFits(value - 1);
    }

    @Override
    @Nullable
    String successor(String text) {
        long value = decode(text);
        return value == Long.MAX_VALUE ? null : encodeIfItFits(value + 1);
    }

    private @Nullable String encodeIfItFits(long value) {
        int digits = Long.toString(value).length() - (value < 0 ? 1 : 0);
        return digits > width ? null : encode(value);
    }
}
