package io.neverscan.runtime.key;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * ISO text of fixed width.
 *
 * <p>{@link Instant#toString} is no key text: it leaves out a zero fraction, so {@code 10:00:00.500Z} sorts before
 * {@code 10:00:00Z}.
 */
final class TimeFormat<V extends Temporal> extends KeyFormat<V> {
    private static final String DATE_PICTURE = "dddd-dd-dd";
    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

    static final TimeFormat<LocalDate> DATE = new TimeFormat<>(
            new Shape("date", DATE_PICTURE, ChronoUnit.DAYS, 0), pattern("uuuu-MM-dd"), LocalDate::from);
    static final TimeFormat<YearMonth> YEAR_MONTH = new TimeFormat<>(
            new Shape("yearMonth", "dddd-dd", ChronoUnit.MONTHS, 0), pattern("uuuu-MM"), YearMonth::from);
    static final TimeFormat<LocalTime> TIME = new TimeFormat<>(
            new Shape("time", "dd:dd:dd", ChronoUnit.SECONDS, 0), pattern("HH:mm:ss"), LocalTime::from);

    /** The parts that differ from format to format. */
    private record Shape(String name, String picture, ChronoUnit unit, int fractionDigits) {}

    // Building a formatter costs microseconds; the planner asks for the same four over and over.
    private static final List<TimeFormat<Instant>> INSTANTS =
            List.of(newInstant(0), newInstant(3), newInstant(6), newInstant(9));

    private final Shape shape;
    private final DateTimeFormatter formatter;
    private final TemporalQuery<V> query;

    private TimeFormat(Shape shape, DateTimeFormatter formatter, TemporalQuery<V> query) {
        super(shape.name(), shape(shape.picture()), true);
        this.shape = shape;
        this.formatter = formatter;
        this.query = query;
    }

    static TimeFormat<Instant> ofInstant(int digits) {
        if (digits < 0 || digits > 9 || digits % 3 != 0) {
            throw new IllegalArgumentException("0, 3, 6 or 9 fraction digits, not " + digits);
        }
        return INSTANTS.get(digits / 3);
    }

    private static TimeFormat<Instant> newInstant(int digits) {
        ChronoUnit unit = switch (digits) {
            case 0 -> ChronoUnit.SECONDS;
            case 3 -> ChronoUnit.MILLIS;
            case 6 -> ChronoUnit.MICROS;
            case 9 -> ChronoUnit.NANOS;
            default -> throw new IllegalArgumentException("0, 3, 6 or 9 fraction digits, not " + digits);
        };
        String fraction = digits == 0 ? "" : "." + "d".repeat(digits);
        DateTimeFormatterBuilder builder = new DateTimeFormatterBuilder().appendPattern("uuuu-MM-dd'T'HH:mm:ss");
        if (digits > 0) {
            builder.appendFraction(ChronoField.NANO_OF_SECOND, digits, digits, true);
        }
        DateTimeFormatter formatter = strict(builder.appendLiteral('Z')).withZone(ZoneOffset.UTC);
        String name = "instant(" + unit.toString().toLowerCase(Locale.ROOT) + ")";
        Shape shape = new Shape(name, DATE_PICTURE + "Tdd:dd:dd" + fraction + "Z", unit, digits);
        return new TimeFormat<>(shape, formatter, Instant::from);
    }

    private static DateTimeFormatter pattern(String pattern) {
        return strict(new DateTimeFormatterBuilder().appendPattern(pattern));
    }

    private static DateTimeFormatter strict(DateTimeFormatterBuilder builder) {
        return builder.toFormatter(Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
    }

    private static KeyLanguage shape(String picture) {
        List<CharRun> runs = new ArrayList<>();
        for (int i = 0; i < picture.length(); i++) {
            char c = picture.charAt(i);
            runs.add(c == 'd' ? new CharRun("09", 1, 1) : new CharRun("" + c + c, 1, 1));
        }
        return new KeyLanguage.Runs(runs);
    }

    @Override
    public String encode(V value) {
        if (value instanceof Instant far && (far.isBefore(FIRST) || far.isAfter(LAST))) {
            // Checked before the calendar comes in: it has no date for the furthest instants.
            throw new KeyFormatException("an instant outside the years 0..9999 would not sort");
        }
        TemporalAccessor local = value instanceof Instant i ? i.atOffset(ZoneOffset.UTC) : value;
        if (local.isSupported(ChronoField.YEAR)) {
            int year = local.get(ChronoField.YEAR);
            if (year < 0 || year > 9999) {
                throw new KeyFormatException(value + " has a year outside 0..9999, which would not sort");
            }
        }
        if (local.isSupported(ChronoField.NANO_OF_SECOND)) {
            int step = step();
            if (local.get(ChronoField.NANO_OF_SECOND) % step != 0) {
                throw new KeyFormatException(value + " is finer than " + shape.name()
                        + ", the precision of this key component; truncate it or declare a finer one");
            }
        }
        return formatter.format(value);
    }

    private int step() {
        int step = 1;
        for (int i = shape.fractionDigits(); i < 9; i++) {
            step *= 10;
        }
        return step;
    }

    @Override
    public V decode(String text) {
        try {
            return formatter.parse(text, query);
        } catch (DateTimeException e) {
            throw new KeyFormatException("`" + text + "` is not " + shape.name(), e);
        }
    }

    @Override
    public boolean isDiscrete() {
        return true;
    }

    @Override
    public @Nullable String predecessor(String text) {
        return shifted(text, -1);
    }

    @Override
    @Nullable
    String successor(String text) {
        return shifted(text, 1);
    }

    private @Nullable String shifted(String text, int steps) {
        V value = decode(text);
        try {
            @SuppressWarnings("unchecked") // plus() of a Temporal returns its own type
            V moved = (V) value.plus(steps, shape.unit());
            // A time of day wraps around at midnight.
            String written = encode(moved);
            return Integer.signum(Utf8Order.INSTANCE.compare(written, text)) == steps ? written : null;
        } catch (KeyFormatException | DateTimeException outOfRange) {
            return null;
        }
    }
}
