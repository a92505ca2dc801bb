package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Workload;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/**
 * Dated on-demand prices. They are parameters: a model is judged the same way with any of them.
 *
 * @param region where they hold
 * @param date when they held
 * @param source who says so
 * @param readMicros micro-dollars of a million read units
 * @param writeMicros micro-dollars of a million write units
 * @param storageMicros micro-dollars of a gigabyte (2^30 bytes) and month
 */
public record Prices(String region, String date, String source, long readMicros, long writeMicros, long storageMicros) {
    private static final BigInteger MILLION = BigInteger.valueOf(1_000_000);
    private static final BigInteger GIGABYTE = BigInteger.ONE.shiftLeft(30);
    private static final int MONTHS = 12;
    private static final int DAYS = 365;
    private static final int THOUSANDTHS = 1000;

    /**
     * The prices that come with neverscan.
     *
     * @return on-demand list prices of us-east-1
     */
    public static Prices standard() {
        try (InputStream in =
                Objects.requireNonNull(Prices.class.getResourceAsStream("prices.properties"), "prices.properties")) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads prices.
     *
     * @param text a properties file with {@code region}, {@code date}, {@code source}, {@code perMillionReadUnits},
     *     {@code perMillionWriteUnits} and {@code perGigabyteMonth}, the last three in dollars
     * @return the prices
     * @throws IllegalArgumentException if one is missing, or is no amount
     */
    public static Prices parse(String text) {
        Properties properties = new Properties();
        try (Reader reader = new StringReader(text)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Prices(
                value(properties, "region"),
                value(properties, "date"),
                value(properties, "source"),
                micros(properties, "perMillionReadUnits"),
                micros(properties, "perMillionWriteUnits"),
                micros(properties, "perGigabyteMonth"));
    }

    private static String value(Properties properties, String key) {
        String value = properties.getProperty(key);
        if (value == null || value.isBlank()) {
            throw new IllegalArgumentException("the prices lack `" + key + "`");
        }
        return value.strip();
    }

    private static long micros(Properties properties, String key) {
        String value = value(properties, key);
        try {
            long micros = new BigDecimal(value).movePointRight(6).longValueExact();
            if (micros >= 0) {
                return micros;
            }
        } catch (ArithmeticException | NumberFormatException e) {
            throw new IllegalArgumentException("`" + key + "` is no amount of dollars: " + value, e);
        }
        throw new IllegalArgumentException("`" + key + "` is negative: " + value);
    }

    /**
     * A month of reads. A month is a twelfth of 365 days.
     *
     * @param halfUnits half read units of a call
     * @param rate the calls
     * @return micro-dollars
     */
    public Figure reads(Figure halfUnits, Workload.Rate rate) {
        return halfUnits.into(month(BigInteger.valueOf(halfUnits.value()), rate, readMicros, 2));
    }

    /**
     * A month of writes.
     *
     * @param units write units of a call
     * @param rate the calls
     * @return micro-dollars
     */
    public Figure writes(Figure units, Workload.Rate rate) {
        return units.into(month(BigInteger.valueOf(units.value()), rate, writeMicros, 1));
    }

    /**
     * A month of storage.
     *
     * @param bytes what is stored
     * @return micro-dollars
     */
    public Figure storage(Figure bytes) {
        return bytes.into(
                rounded(BigInteger.valueOf(bytes.value()).multiply(BigInteger.valueOf(storageMicros)), GIGABYTE));
    }

    private static long month(BigInteger units, Workload.Rate rate, long price, int divisor) {
        return rounded(
                units.multiply(BigInteger.valueOf(rate.thousandthsPerDay()))
                        .multiply(BigInteger.valueOf(price))
                        .multiply(BigInteger.valueOf(DAYS)),
                MILLION.multiply(BigInteger.valueOf((long) MONTHS * THOUSANDTHS * divisor)));
    }

    private static long rounded(BigInteger number, BigInteger divisor) {
        return number.add(divisor.shiftRight(1))
                .divide(divisor)
                .min(BigInteger.valueOf(Figure.MOST))
                .longValueExact();
    }
}
