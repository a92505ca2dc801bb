package io.neverscan.runtime.key;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decimal numbers with fixed places before and after the point; with both signs as {@link SignedFormat} writes them. */
final class DecimalFormat extends KeyFormat<BigDecimal> {
    /** DynamoDB's numbers have no more digits. */
    private static final int MOST_DIGITS = 38;

    private final int digits;
    private final int fraction;
    private final boolean signed;

    DecimalFormat(int digits, int fraction, boolean signed) {
        super(
                (signed ? "signed " : "") + "decimal(" + digits + "." + fraction + ")",
                shape(digits, fraction, signed),
                true);
        this.digits = digits;
        this.fraction = fraction;
        this.signed = signed;
    }

    private static KeyLanguage shape(int digits, int fraction, boolean signed) {
        if (digits < 1 || fraction < 1 || digits + fraction > MOST_DIGITS) {
            throw new IllegalArgumentException(
                    "1 or more digits before and after the point, 38 together, are needed, not " + digits + "."
                            + fraction);
        }
        List<CharRun> runs = new ArrayList<>();
        if (signed) {
            runs.add(new CharRun("01", 1, 1));
        }
        runs.add(new CharRun("09", digits, digits));
        runs.add(new CharRun("..", 1, 1));
        runs.add(new CharRun("09", fraction, fraction));
        return new KeyLanguage.Runs(runs);
    }

    @Override
    public String encode(BigDecimal value) {
        BigDecimal trimmed = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
        if (trimmed.signum() < 0 && !signed) {
            throw new KeyFormatException(
                    value + " is negative; declare the component with a `+`, as `:+" + digits + "." + fraction + "`");
        }
        if (trimmed.scale() > fraction) {
            throw new KeyFormatException(value + " is finer than the declared " + fraction + " digits after the point");
        }
        // Compared by precision first: setScale would expand 1E+100 to as many digits.
        if (trimmed.precision() - trimmed.scale() > digits) {
            throw new KeyFormatException(value + " has more than the declared " + digits + " digits before the point");
        }
        return written(trimmed.setScale(fraction).unscaledValue());
    }

    private String written(BigInteger unscaled) {
        String all = unscaled.abs().toString();
        String padded = "0".repeat(digits + fraction - all.length()) + all;
        String text = padded.substring(0, digits) + "." + padded.substring(digits);
        if (!signed) {
            return text;
        }
        return unscaled.signum() < 0 ? "0" + Digits.complement(text) : "1" + text;
    }

    @Override
    public BigDecimal decode(String text) {
        BigDecimal value = new BigDecimal(unscaled(text), fraction);
        if (value.signum() == 0) {
            return BigDecimal.ZERO;
        }
        BigDecimal trimmed = value.stripTrailingZeros();
        return trimmed.scale() < 0 ? trimmed.setScale(0) : trimmed;
    }

    private BigInteger unscaled(String text) {
        int sign = signed ? 1 : 0;
        boolean shaped = text.length() == sign + digits + 1 + fraction && text.charAt(sign + digits) == '.';
        for (int i = 0; shaped && i < text.length(); i++) {
            shaped = i == sign + digits || Digits.isDigit(text.charAt(i));
        }
        if (!shaped || (signed && text.charAt(0) > '1')) {
            throw new KeyFormatException("`" + text + "` is not a " + this);
        }
        boolean negative = signed && text.charAt(0) == '0';
        String plain = text.substring(sign).replace(".", "");
        BigInteger unscaled = new BigInteger(negative ? Digits.complement(plain) : plain);
        if (negative && unscaled.signum() == 0) {
            throw new KeyFormatException("`" + text + "` is a negative zero, which is not written");
        }
        return negative ? unscaled.negate() : unscaled;
    }

    @Override
    public boolean isDiscrete() {
        return true;
    }

    @Override
    public @Nullable String predecessor(String text) {
        return encodeIfItFits(unscaled(text).subtract(BigInteger.ONE));
    }

    @Override
    @Nullable
    String successor(String text) {
        return encodeIfItFits(unscaled(text).add(BigInteger.ONE));
    }

    private @Nullable String encodeIfItFits(BigInteger unscaled) {
        boolean fits = unscaled.abs().toString().length() <= digits + fraction && (signed || unscaled.signum() >= 0);
        return fits ? written(unscaled) : null;
    }
}
