package io.neverscan.dsl.resolve;

import io.neverscan.dsl.model.Workload;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers under {@code expect}, whose spelling has been checked; what is beyond {@link #MOST} counts as that. */
final class Quantities {
    /** More than any table holds or takes; sums and products of a few such numbers still fit. */
    static final long MOST = 1_000_000_000_000_000L;

    private static final int BINARY = 1024;
    private static final int DECIMAL = 1000;

    private Quantities() {}

    /** {@code 5}, {@code 1.5k}, {@code 2M}, {@code 1G}: a whole number, rounded up. */
    static long number(String text) {
        return whole(scaled(text, DECIMAL));
    }

    /** {@code 600B}, {@code 2kB}, {@code 1MB}: bytes, rounded up; a kilobyte is 1,024 bytes, as DynamoDB counts. */
    static long bytes(String text) {
        return whole(scaled(text.substring(0, text.length() - 1), BINARY));
    }

    /** {@code 20%}: hundredths of a percent. */
    static int share(String text) {
        return new BigDecimal(text.substring(0, text.length() - 1))
                .movePointRight(2)
                .intValueExact();
    }

    /** {@code 200/s}, {@code 5/d}. */
    static Workload.Rate rate(String text) {
        int slash = text.indexOf('/');
        long perDay = switch (text.substring(slash + 1)) {
            case "s" -> 86_400L;
            case "min" -> 1_440L;
            case "h" -> 24L;
            default -> 1L;
        };
        BigDecimal thousandths = scaled(text.substring(0, slash), DECIMAL).multiply(BigDecimal.valueOf(perDay * 1000));
        return new Workload.Rate(whole(thousandths));
    }

    private static BigDecimal scaled(String text, int step) {
        int last = text.length() - 1;
        long factor = switch (text.charAt(last)) {
            case 'k', 'K' -> step;
            case 'M' -> (long) step * step;
            case 'G' -> (long) step * step * step;
            default -> 1;
        };
        String digits = Character.isDigit(text.charAt(last)) ? text : text.substring(0, last);
        return new BigDecimal(digits).multiply(BigDecimal.valueOf(factor));
    }

    private static long whole(BigDecimal number) {
        return number.min(BigDecimal.valueOf(MOST))
                .setScale(0, RoundingMode.CEILING)
                .longValueExact();
    }
}
