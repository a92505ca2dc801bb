package io.neverscan.runtime.codec;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;

/**
 * ISO-8601 text of instants, as {@link Instant#toString} and {@link Instant#parse} write and read it, several times
 * faster for years 0..9999; everything else goes to the JDK.
 *
 * <p>Stateless and safe for use by many threads.
 */
public final class IsoInstant {
    private static final long SECONDS_PER_DAY = 86_400;
    /** Days from 0000-03-01, the start of the calendar's 400-year cycle, to 1970-01-01. */
    private static final long DAYS_TO_EPOCH = 719_468;

    private static final long DAYS_PER_ERA = 146_097;
    private static final long FIRST_SECOND = -62_167_219_200L;
    private static final long LAST_SECOND = 253_402_300_799L;
    private static final int[] MONTH_LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private IsoInstant() {}

    /**
     * Writes an instant.
     *
     * @param instant any instant
     * @return the text of {@link Instant#toString}: UTC, with 0, 3, 6 or 9 fraction digits
     */
    public static String format(Instant instant) {
        long second = instant.getEpochSecond();
        if (second < FIRST_SECOND || second > LAST_SECOND) {
            return instant.toString();
        }
        int nano = instant.getNano();
        int digits = nano == 0 ? 0 : nano % 1_000_000 == 0 ? 3 : nano % 1_000 == 0 ? 6 : 9;
        byte[] out = new byte[digits == 0 ? 20 : 21 + digits];
        date(out, Math.floorDiv(second, SECONDS_PER_DAY));
        int ofDay = (int) Math.floorMod(second, SECONDS_PER_DAY);
        out[10] = 'T';
        put(out, 11, 2, ofDay / 3600);
        out[13] = ':';
        put(out, 14, 2, ofDay / 60 % 60);
        out[16] = ':';
        put(out, 17, 2, ofDay % 60);
        if (digits > 0) {
            out[19] = '.';
            put(out, 20, digits, digits == 3 ? nano / 1_000_000 : digits == 6 ? nano / 1_000 : nano);
        }
        out[out.length - 1] = 'Z';
        return new String(out, StandardCharsets.ISO_8859_1);
    }

    /** Years start in March here, so that a leap day is the last day of its year and needs no case of its own. */
    private static void date(byte[] out, long epochDay) {
        long day = epochDay + DAYS_TO_EPOCH;
        long era = Math.floorDiv(day, DAYS_PER_ERA);
        int ofEra = (int) (day - era * DAYS_PER_ERA);
        int yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365;
        int ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int march = (5 * ofYear + 2) / 153;
        int month = march < 10 ? march + 3 : march - 9;
        put(out, 0, 4, (int) (yearOfEra + era * 400) + (month <= 2 ? 1 : 0));
        out[4] = '-';
        put(out, 5, 2, month);
        out[7] = '-';
        put(out, 8, 2, ofYear - (153 * march + 2) / 5 + 1);
    }

    private static void put(byte[] out, int at, int digits, int value) {
        int rest = value;
        for (int i = at + digits - 1; i >= at; i--) {
            out[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /**
     * Reads an instant.
     *
     * @param text ISO-8601 text of an instant
     * @return the instant
     * @throws DateTimeException if it is none
     */
    public static Instant parse(String text) {
        int length = text.length();
        if (length < 20 || length > 30 || length == 21 || !punctuated(text, length)) {
            return Instant.parse(text);
        }
        int year = digits(text, 0, 4);
        int month = digits(text, 5, 2);
        int day = digits(text, 8, 2);
        int hour = digits(text, 11, 2);
        int minute = digits(text, 14, 2);
        int second = digits(text, 17, 2);
        int fraction = length == 20 ? 0 : digits(text, 20, length - 21);
        if ((year | month | day | hour | minute | second | fraction) < 0
                || month - 1 > 11
                || month < 1
                || day < 1
                || day > lengthOf(year, month)
                || hour > 23
                || minute > 59
                || second > 59) {
            return Instant.parse(text);
        }
        for (int i = length - 21; length > 20 && i < 9; i++) {
            fraction *= 10;
        }
        long days = epochDay(year, month, day);
        return Instant.ofEpochSecond(days * SECONDS_PER_DAY + hour * 3600L + minute * 60L + second, fraction);
    }

    private static boolean punctuated(String text, int length) {
        return text.charAt(4) == '-'
                && text.charAt(7) == '-'
                && text.charAt(10) == 'T'
                && text.charAt(13) == ':'
                && text.charAt(16) == ':'
                && text.charAt(length - 1) == 'Z'
                && (length == 20 || text.charAt(19) == '.');
    }

    /** The number, or -1 if a character is no digit. */
    private static int digits(String text, int at, int count) {
        int value = 0;
        for (int i = at; i < at + count; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    private static int lengthOf(int year, int month) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month == 2 && leap ? 29 : MONTH_LENGTHS[month - 1];
    }

    /** The inverse of {@link #date}. */
    private static long epochDay(int year, int month, int day) {
        int shifted = month <= 2 ? year - 1 : year;
        int era = Math.floorDiv(shifted, 400);
        int yearOfEra = shifted - era * 400;
        int ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        int ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear;
        return era * DAYS_PER_ERA + ofEra - DAYS_TO_EPOCH;
    }
}
