package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Scalar;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/**
 * Made-up values: always the same ones, growing with their number, and with neighbours that a careless key would confuse
 * with them.
 */
public final class SampleValues {
    private static final Instant FIRST_MOMENT = Instant.parse("2024-05-01T10:00:00Z");

    private SampleValues() {}

    /**
     * The n-th value of a type. Within one type a larger number gives a larger value, but for enums, truth values and
     * UUIDs.
     *
     * @param type the type
     * @param stem a word for text
     * @param number from 0 to 99
     * @return the value
     */
    public static Object value(AttributeType type, String stem, int number) {
        if (type instanceof EnumType codes) {
            return codes.codes().get(number % codes.codes().size());
        }
        if (type instanceof DocumentType document) {
            Map<String, Object> values = new LinkedHashMap<>();
            for (Attribute attribute : document.attributes()) {
                values.put(attribute.name(), value(attribute.type(), attribute.name(), number));
            }
            return values;
        }
        if (type instanceof AttributeType.ListOf list) {
            return List.of(value(list.element(), stem, number), value(list.element(), stem, number + 1));
        }
        if (type instanceof AttributeType.SetOf set) {
            return List.of(value(set.element(), stem, number));
        }
        if (type instanceof AttributeType.MapOf map) {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("k" + number, value(map.value(), stem, number));
            return values;
        }
        return scalar((Scalar) type, stem, number);
    }

    private static Object scalar(Scalar type, String stem, int number) {
        return switch (type) {
            case STRING -> text(stem, number);
            case INT, LONG, COUNTER -> (long) number;
            case DECIMAL -> new BigDecimal(number + ".5");
            case DOUBLE -> number + 0.5;
            case BOOLEAN -> number % 2 == 0;
            case BYTES -> ByteBuffer.wrap((stem + number).getBytes(StandardCharsets.UTF_8));
            case INSTANT -> FIRST_MOMENT.plusMillis(number * 1000L + (number > 2 && number % 2 == 1 ? 500L : 0L));
            case DATE -> LocalDate.of(2024, 2, 20).plusDays(number);
            case YEAR_MONTH -> YearMonth.of(2023, 9).plusMonths(number);
            case TIME -> LocalTime.of(8, 0, 0).plusSeconds(number * 90L);
            case DURATION -> Duration.ofSeconds(number * 45L);
            case UUID -> new UUID(0x0190000000007000L + number, 0x8000000000000000L + number);
            case ULID -> String.format(Locale.ROOT, "01HZX3A0000000000000000%03d", number);
        };
    }

    /** Every fifth text holds characters that keys escape. */
    private static String text(String stem, int number) {
        String plain = String.format(Locale.ROOT, "%s%02d", stem, number);
        return number % 5 == 4 ? plain + "#a b%" : plain;
    }

    /**
     * Values that are not the given one but look like it: longer, shorter, with a delimiter inside.
     *
     * @param type the type
     * @param value the value
     * @return its twins, none for types with one value only
     */
    static List<Object> twins(AttributeType type, Object value) {
        if (type instanceof EnumType codes) {
            return codes.codes().stream()
                    .filter(c -> !c.equals(value))
                    .<Object>map(c -> c)
                    .toList();
        }
        if (!(type instanceof Scalar scalar)) {
            return List.of();
        }
        return switch (scalar) {
            case STRING -> {
                String text = (String) value;
                yield List.of(text + "0", text + "#", text.substring(0, text.length() - 1) + "!", "~" + text);
            }
            case INT, LONG, COUNTER -> List.of((Long) value * 10 + 10, (Long) value + 1);
            case BOOLEAN -> List.of(!(Boolean) value);
            default -> List.of(value(type, "twin", 50), value(type, "twin", 51));
        };
    }
}
