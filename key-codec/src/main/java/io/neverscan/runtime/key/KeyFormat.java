package io.neverscan.runtime.key;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How one attribute value stands in a string key.
 *
 * <p>Writers, readers, bounds and the planner's evaluator all use these objects, so a key has one derivation. Encoded
 * text sorts by bytes as the values sort where {@link #isOrdered()} says so, and no two values of one format share a
 * text. The output depends on nothing but the value: no locale, time zone or default charset.
 *
 * <p>Instances are immutable and safe for use by many threads.
 *
 * @param <V> the Java type of the values
 */
public abstract class KeyFormat<V> {
    private final String name;
    private final Supplier<KeyLanguage> describe;
    private final boolean ordered;
    /** Asked for by the planner only, and not by each of the formats that an evaluation makes; equal whoever makes it. */
    private @Nullable volatile KeyLanguage language;

    /**
     * Creates a format.
     *
     * @param name what the model calls it, for messages and for {@link #toString()}
     * @param language every text that {@link #encode} may return
     * @param ordered whether byte order of the texts is the order of the values
     */
    KeyFormat(String name, KeyLanguage language, boolean ordered) {
        this(name, () -> language, ordered);
    }

    /**
     * Creates a format whose language is not free to make.
     *
     * @param name what the model calls it, for messages and for {@link #toString()}
     * @param language gives every text that {@link #encode} may return
     * @param ordered whether byte order of the texts is the order of the values
     */
    KeyFormat(String name, Supplier<KeyLanguage> language, boolean ordered) {
        this.name = name;
        this.describe = language;
        this.ordered = ordered;
    }

    /**
     * Writes a value.
     *
     * @param value the value
     * @return its key text
     * @throws KeyFormatException if the format has no text for it: negative or too wide a number, a finer instant than
     *     the declared fraction, a year outside 0..9999, an unknown code
     */
    public abstract String encode(V value);

    /**
     * Reads a value back.
     *
     * @param text what {@link #encode} wrote
     * @return the value
     * @throws KeyFormatException if the text is not of this format
     */
    public abstract V decode(String text);

    /**
     * The text just before the given one, for an excluded upper bound on the last component of a key.
     *
     * @param text an encoded value
     * @return the text of the next smaller value, of the next greater one if the format is descending; null if there is
     *     none, or if the format is not discrete
     */
    public @Nullable String predecessor(String text) {
        return null;
    }

    /** The text just after the given one, where {@link #isDiscrete()}; null if there is none. */
    @Nullable
    String successor(String text) {
        return null;
    }

    /**
     * Tells whether byte order of the texts is the order of the values turned around.
     *
     * @return true if the greatest value comes first
     */
    public boolean isDescending() {
        return false;
    }

    /**
     * Tells whether each value but the smallest has a next smaller one, so that {@code <} can be said as {@code <=}.
     *
     * @return true for numbers, instants and dates
     */
    public boolean isDiscrete() {
        return false;
    }

    /**
     * Tells whether a prefix of the value is a prefix of the text, so that {@code begins_with} works on the component.
     *
     * @return true for text
     */
    public boolean keepsPrefixes() {
        return false;
    }

    /**
     * Tells whether byte order of the texts is the order of the values.
     *
     * @return true if a range over the component is a range of keys
     */
    public final boolean isOrdered() {
        return ordered;
    }

    /**
     * The texts that {@link #encode} may return.
     *
     * @return the language
     */
    public final KeyLanguage language() {
        KeyLanguage known = language;
        if (known == null) {
            known = describe.get();
            language = known;
        }
        return known;
    }

    /**
     * The format's name in the model's words, such as {@code padded(10)}.
     *
     * @return the name
     */
    @Override
    public final String toString() {
        return name;
    }

    /**
     * Free text, escaped by {@link KeyText}; empty text is refused.
     *
     * @return the format
     */
    public static KeyFormat<String> text() {
        return TextFormat.ESCAPED;
    }

    /**
     * Free text as it is, for tables that hold data already ({@code keyEncoding: raw}).
     *
     * @param following the literal that follows the component in its template; empty if it ends the key
     * @return a format that refuses empty text and text that contains the literal's first character, as the end of the
     *     component could not be found again
     */
    public static KeyFormat<String> rawText(String following) {
        return TextFormat.raw(following);
    }

    /**
     * A whole number from 0 on, with zeros to the left.
     *
     * @param width digits, 1..19; a wider number is refused, never written longer
     * @return the format
     */
    public static KeyFormat<Long> padded(int width) {
        return new PaddedFormat(width);
    }

    /**
     * A whole number of either sign, smallest first.
     *
     * @param width digits without the sign, 1..19; a wider number is refused
     * @return the format; its text is one character longer than the width
     */
    public static KeyFormat<Long> signed(int width) {
        return new SignedFormat(width);
    }

    /**
     * A decimal number with a fixed number of digits.
     *
     * @param digits digits before the point, 1 or more
     * @param fraction digits after the point, 1 or more, 38 with those before; a finer number is refused, never rounded
     * @param signed whether it may be negative
     * @return the format
     */
    public static KeyFormat<BigDecimal> decimal(int digits, int fraction, boolean signed) {
        return new DecimalFormat(digits, fraction, signed);
    }

    /**
     * Another format turned around, so that the greatest value comes first.
     *
     * @param <V> the Java type of the values
     * @param ascending a format of numbers, decimals, instants, dates, months or times of day
     * @return the format
     * @throws IllegalArgumentException if the other format has no fixed shape of digits
     */
    public static <V> KeyFormat<V> descending(KeyFormat<V> ascending) {
        return new DescendingFormat<>(ascending);
    }

    /**
     * A moment in UTC with a fixed number of fraction digits, years 0000..9999.
     *
     * @param fractionDigits 0, 3, 6 or 9; a finer instant is refused, never rounded
     * @return the format
     */
    public static KeyFormat<Instant> instant(int fractionDigits) {
        return TimeFormat.ofInstant(fractionDigits);
    }

    /**
     * A calendar date as {@code uuuu-MM-dd}, years 0000..9999.
     *
     * @return the format
     */
    public static KeyFormat<LocalDate> date() {
        return TimeFormat.DATE;
    }

    /**
     * A month as {@code uuuu-MM}, years 0000..9999.
     *
     * @return the format
     */
    public static KeyFormat<YearMonth> yearMonth() {
        return TimeFormat.YEAR_MONTH;
    }

    /**
     * A time of day as {@code HH:mm:ss}; a fraction of a second is refused.
     *
     * @return the format
     */
    public static KeyFormat<LocalTime> time() {
        return TimeFormat.TIME;
    }

    /**
     * A UUID as 36 lower-case characters. Its order is that of the text, which is not {@link UUID#compareTo}.
     *
     * @return the format
     */
    public static KeyFormat<UUID> uuid() {
        return IdFormat.UUID_TEXT;
    }

    /**
     * A ULID: 26 upper-case characters of Crockford's base 32, in the order of time.
     *
     * @return the format; lower case is refused, as two forms of one id would be two keys
     */
    public static KeyFormat<String> ulid() {
        return IdFormat.ULID_TEXT;
    }

    /**
     * A truth value as {@code 0} or {@code 1}.
     *
     * @return the format
     */
    public static KeyFormat<Boolean> bool() {
        return CodeFormat.BOOL;
    }

    /**
     * One of the codes of an enum, escaped by {@link KeyText}.
     *
     * @param codes every code, in the model's order
     * @return the format
     */
    public static KeyFormat<String> code(List<String> codes) {
        return CodeFormat.of(codes);
    }

    /**
     * The bucket of a moment in UTC. It tells when about the value is, not when: it cannot be read back whole.
     *
     * @param bucket the length of the buckets
     * @return a format that reads the first moment of a bucket
     */
    public static KeyFormat<Instant> bucket(TimeBucket bucket) {
        return BucketFormat.ofInstant(bucket);
    }

    /**
     * The bucket of a day. It tells when about the value is, not when: it cannot be read back whole.
     *
     * @param bucket the length of the buckets, not {@link TimeBucket#HOUR}
     * @return a format that reads the first day of a bucket
     */
    public static KeyFormat<LocalDate> dateBucket(TimeBucket bucket) {
        return BucketFormat.ofDate(bucket);
    }

    /**
     * The shard of a value: CRC-32 (that of zlib) over the UTF-8 bytes of its text, modulo the number of shards, as a
     * number with zeros to the left. The text of a value is that of {@link Object#toString}: a string itself, a whole
     * number in decimal, a UUID in lower case, a date in ISO 8601.
     *
     * @param count how many shards, 2..10,000; it must not change while data is stored
     * @param <V> the Java type of the values
     * @return a format that cannot be read back
     */
    public static <V> KeyFormat<V> shard(int count) {
        return new ShardFormat<>(count);
    }

    /**
     * The number of a shard, as {@link #shard} writes it.
     *
     * @param count how many shards
     * @return the format of the numbers 0..count-1
     */
    public static KeyFormat<Long> shardNumber(int count) {
        return padded(ShardFormat.width(count));
    }
}
