package io.neverscan.runtime.codec;

import java.math.BigDecimal;

/**
 * DynamoDB's numbers: up to 38 significant digits, magnitude 1E-130 to 9.99..E+125, zeros at the ends trimmed.
 *
 * <p>Stateless and safe for use by many threads. Source: Amazon DynamoDB Developer Guide, "Supported data types and
 * naming rules in Amazon DynamoDB".
 */
public final class Decimals {
    private static final int DIGITS = 38;
    private static final int LOWEST = -130;
    private static final int HIGHEST = 125;

    private Decimals() {}

    /**
     * The one form of a value that survives a round trip: DynamoDB stores {@code 12.50} as {@code 12.5}, and
     * {@link BigDecimal#equals} tells these apart.
     *
     * @param value a number
     * @return an equal number without zeros at the end of its fraction, and never with a negative scale
     */
    public static BigDecimal canonical(BigDecimal value) {
        if (value.scale() == 0 || value.signum() == 0) {
            return value.signum() == 0 ? BigDecimal.ZERO : value;
        }
        BigDecimal trimmed = value.stripTrailingZeros();
        if (trimmed.scale() == value.scale() && value.scale() > 0) {
            return value;
        }
        // A scale far below zero is out of range anyway and would be expanded to as many digits.
        return trimmed.scale() < 0 && trimmed.scale() >= -HIGHEST ? trimmed.setScale(0) : trimmed;
    }

    /**
     * The number as the service wants it.
     *
     * @param value a number
     * @return its text
     * @throws CodecFault if it has too many digits or is out of range
     */
    static String text(BigDecimal value) {
        BigDecimal canonical = canonical(value);
        if (canonical.signum() == 0) {
            return "0";
        }
        BigDecimal trimmed = canonical.scale() <= 0 ? canonical.stripTrailingZeros() : canonical;
        if (trimmed.precision() > DIGITS) {
            throw new CodecFault(
                    "a number of " + trimmed.precision() + " digits; DynamoDB keeps " + DIGITS + " and refuses more");
        }
        long magnitude = (long) trimmed.precision() - trimmed.scale() - 1;
        if (magnitude < LOWEST || magnitude > HIGHEST) {
            throw new CodecFault(
                    "a number around 1E" + magnitude + "; DynamoDB's range is 1E" + LOWEST + " to 1E" + (HIGHEST + 1));
        }
        return canonical.toString();
    }

    /**
     * The number as the service wants it.
     *
     * @param value a number
     * @return its text
     * @throws CodecFault if it is no number or out of range
     */
    static String text(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new CodecFault(value + " cannot be stored in DynamoDB");
        }
        if (value == 0) {
            return "0";
        }
        double magnitude = Math.abs(value);
        if (magnitude < 1e-130 || magnitude >= 1e126) {
            throw new CodecFault(value + " is out of DynamoDB's range 1E" + LOWEST + " to 1E" + (HIGHEST + 1));
        }
        return Double.toString(value);
    }

    /**
     * Reads a whole number in any of DynamoDB's spellings, such as {@code 1.0} and {@code 1E+3}.
     *
     * @param text a stored number
     * @return the number
     * @throws CodecFault if it has a fraction or does not fit
     */
    static long longValue(String text) {
        // Almost every stored whole number is plain digits; the exception-free test keeps the others cheap too.
        int length = text.length();
        if (length > 0 && length < 19) {
            int start = text.charAt(0) == '-' ? 1 : 0;
            long value = 0;
            int i = start;
            for (; i < length; i++) {
                int digit = text.charAt(i) - '0';
                if (digit < 0 || digit > 9) {
                    break;
                }
                value = value * 10 + digit;
            }
            if (i == length && i > start) {
                return start == 0 ? value : -value;
            }
        }
        try {
            return new BigDecimal(text).longValueExact();
        } catch (ArithmeticException e) {
            throw new CodecFault(text + " is not a whole number of 64 bits", e);
        } catch (NumberFormatException e) {
            throw new CodecFault("`" + text + "` is not a number", e);
        }
    }

    static int intValue(String text) {
        long value = longValue(text);
        if (value != (int) value) {
            throw new CodecFault(text + " is not a whole number of 32 bits");
        }
        return (int) value;
    }

    static double doubleValue(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new CodecFault("`" + text + "` is not a number", e);
        }
    }

    static BigDecimal decimal(String text) {
        try {
            return canonical(new BigDecimal(text));
        } catch (NumberFormatException e) {
            throw new CodecFault("`" + text + "` is not a number", e);
        }
    }
}
