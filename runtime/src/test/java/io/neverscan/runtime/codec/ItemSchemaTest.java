package io.neverscan.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.runtime.error.CorruptItemException;
import io.neverscan.runtime.error.InvalidValueException;
import io.neverscan.runtime.error.WrongTypeException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored forms, one by one. */
class ItemSchemaTest {
    private static ItemReader reader(String name, AttributeValue value) {
        return ItemReader.of("Thing", Map.of(name, value));
    }

    private static ItemReader number(String text) {
        return reader("n", AttributeValue.fromN(text));
    }

    private static <V> V roundTrip(V value, ValueCodec<V> codec) {
        ItemWriter out = ItemWriter.of("Thing");
        out.value("a", value, codec);
        return ItemReader.of("Thing", out.toMap()).required("a", codec);
    }

    @Test
    void wholeNumbersInEverySpelling() {
        assertThat(number("1.0").intValue("n")).isEqualTo(1);
        assertThat(number("1E+3").longValue("n")).isEqualTo(1000);
        assertThat(number("-0").intValue("n")).isZero();
        assertThat(number("-0.0").longValue("n")).isZero();
        assertThat(number("9223372036854775807").longValue("n")).isEqualTo(Long.MAX_VALUE);
        assertThat(number("-9223372036854775808").longValue("n")).isEqualTo(Long.MIN_VALUE);
        assertThat(number("-999999999999999999").longValue("n")).isEqualTo(-999999999999999999L);
        assertThatThrownBy(() -> number("1.5").intValue("n"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("Thing.n is stored as N: 1.5 is not a whole number");
        assertThatThrownBy(() -> number("2147483648").intValue("n")).isInstanceOf(CorruptItemException.class);
        assertThatThrownBy(() -> number("9223372036854775808").longValue("n")).isInstanceOf(CorruptItemException.class);
        assertThatThrownBy(() -> number("-").longValue("n")).isInstanceOf(CorruptItemException.class);
    }

    @Test
    void decimalsAreExact() {
        String digits = "9".repeat(38);
        assertThat(roundTrip(new BigDecimal(digits), Codecs.DECIMAL)).isEqualTo(new BigDecimal(digits));
        assertThat(roundTrip(new BigDecimal("12.50"), Codecs.DECIMAL)).isEqualTo(new BigDecimal("12.5"));
        assertThat(roundTrip(new BigDecimal("1E+125"), Codecs.DECIMAL)).isEqualByComparingTo("1E+125");
        assertThat(roundTrip(new BigDecimal("1E-130"), Codecs.DECIMAL)).isEqualByComparingTo("1E-130");
        assertThat(roundTrip(new BigDecimal("0.000"), Codecs.DECIMAL)).isEqualTo(BigDecimal.ZERO);
        assertThat(number("1E+3").decimal("n")).isEqualTo(new BigDecimal("1000"));
        assertThat(Decimals.text(new BigDecimal("1".repeat(38) + "000"))).endsWith("1000");
        for (String bad : new String[] {"1E+126", "1E-131", "1E+99999", "0." + "1".repeat(39), "1" + "1".repeat(38)}) {
            assertThatThrownBy(() -> roundTrip(new BigDecimal(bad), Codecs.DECIMAL))
                    .as(bad)
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageStartingWith("Thing.a: a number");
        }
    }

    @Test
    void doublesInRange() {
        for (double value : new double[] {0, 1e-130, 9.9e125, -1.5, Double.MIN_NORMAL * 1e200, Math.PI}) {
            assertThat(roundTrip(value, Codecs.DOUBLE)).isEqualTo(value);
        }
        assertThat(roundTrip(-0.0, Codecs.DOUBLE)).isEqualTo(0.0);
        for (double bad : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, 1e126, 1e-131}) {
            assertThatThrownBy(() -> roundTrip(bad, Codecs.DOUBLE)).isInstanceOf(InvalidValueException.class);
        }
    }

    @Test
    void everyScalar() {
        for (String text : new String[] {
            "0001-01-01T00:00:00Z",
            "9999-12-31T23:59:59.999999999Z",
            "2026-03-29T01:00:00.1Z",
            "2026-01-01T00:00:00.000001Z"
        }) {
            assertThat(roundTrip(Instant.parse(text), Codecs.INSTANT)).isEqualTo(Instant.parse(text));
        }
        assertThat(roundTrip(LocalDate.of(1, 1, 1), Codecs.DATE)).isEqualTo("0001-01-01");
        assertThat(roundTrip(YearMonth.of(2026, 2), Codecs.YEAR_MONTH)).isEqualTo(YearMonth.of(2026, 2));
        assertThat(roundTrip(LocalTime.of(1, 2), Codecs.TIME)).isEqualTo("01:02");
        assertThat(roundTrip(Duration.ofMillis(61_001), Codecs.DURATION)).isEqualTo(Duration.ofMillis(61_001));
        UUID uuid = UUID.fromString("01890a5d-ac96-774b-bcce-b302099a8057");
        assertThat(roundTrip(uuid, Codecs.UUID)).isEqualTo(uuid);
        SdkBytes bytes = SdkBytes.fromString("b", StandardCharsets.UTF_8);
        assertThat(roundTrip(bytes, Codecs.BYTES)).isEqualTo(bytes);
        assertThat(roundTrip(Set.of(bytes), Codecs.bytesSet())).containsExactly(bytes);
        assertThat(roundTrip("", Codecs.STRING)).isEmpty();
        assertThat(roundTrip(false, Codecs.BOOLEAN)).isFalse();
    }

    @Test
    void expiryIsInSeconds() {
        Instant time = Instant.parse("2026-01-01T00:00:00.9Z");
        assertThat(roundTrip(time, Codecs.EPOCH_SECONDS)).isEqualTo("2026-01-01T00:00:00Z");
        assertThatThrownBy(() -> number("1767225600000").required("n", Codecs.EPOCH_SECONDS))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("milliseconds");
    }

    @Test
    void nulAndEmptyValuesReadAsAbsent() {
        for (AttributeValue absent : new AttributeValue[] {
            AttributeValue.fromNul(true), AttributeValue.builder().build()
        }) {
            ItemReader in = reader("a", absent);
            assertThat(in.optionalString("a")).isNull();
            assertThat(in.optional("a", Codecs.list(Codecs.STRING))).isNull();
            assertThat(in.set("a", Codecs.set(Codecs.STRING))).isEmpty();
            assertThat(in.longValue("a", 7)).isEqualTo(7);
            assertThatThrownBy(() -> in.string("a"))
                    .isInstanceOf(CorruptItemException.class)
                    .hasMessage("Thing.a is stored as absent: the model says it is required");
            assertThatThrownBy(() -> in.intValue("a")).isInstanceOf(CorruptItemException.class);
            assertThatThrownBy(() -> in.bool("a")).isInstanceOf(CorruptItemException.class);
        }
    }

    @Test
    void otherStoredFormsAreNamed() {
        assertThatThrownBy(() -> number("1").string("n")).isInstanceOfSatisfying(CorruptItemException.class, e -> {
            assertThat(e.entity()).isEqualTo("Thing");
            assertThat(e.attribute()).isEqualTo("n");
            assertThat(e.stored()).isEqualTo("N");
        });
        assertThatThrownBy(() -> number("1").optionalString("n")).isInstanceOf(CorruptItemException.class);
        assertThatThrownBy(() -> number("1").set("n", Codecs.set(Codecs.STRING)))
                .isInstanceOf(CorruptItemException.class);
        assertThatThrownBy(() -> reader("d", AttributeValue.fromS("soon")).required("d", Codecs.DATE))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("Thing.d is stored as S: `soon` is not one");
        AttributeValue list = AttributeValue.fromL(List.of(AttributeValue.fromS("a"), AttributeValue.fromN("1")));
        assertThatThrownBy(() -> reader("l", list).required("l", Codecs.list(Codecs.STRING)))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("Thing.l[1] is stored as N");
    }

    @Test
    void collectionsAreUnmodifiableAndKeepOrder() {
        Set<String> set = new LinkedHashSet<>(List.of("z", "a", "m"));
        Set<String> read = roundTrip(set, Codecs.set(Codecs.STRING));
        assertThat(read).containsExactly("z", "a", "m");
        assertThatThrownBy(() -> read.add("x")).isInstanceOf(UnsupportedOperationException.class);
        List<String> list = roundTrip(List.of("a"), Codecs.list(Codecs.STRING));
        assertThatThrownBy(() -> list.add("x")).isInstanceOf(UnsupportedOperationException.class);
        Map<String, Integer> map = roundTrip(Map.of("a", 1), Codecs.map(Codecs.INT));
        assertThatThrownBy(() -> map.put("b", 2)).isInstanceOf(UnsupportedOperationException.class);
        Set<BigDecimal> twice = new LinkedHashSet<>(List.of(new BigDecimal("12.5"), new BigDecimal("12.50")));
        assertThat(roundTrip(twice, Codecs.set(Codecs.DECIMAL))).containsExactly(new BigDecimal("12.5"));
        BigDecimal big = new BigDecimal("123000000000000000000001");
        assertThat(roundTrip(Set.of(big), Codecs.set(Codecs.DECIMAL))).containsExactly(big);
        assertThat(roundTrip(List.of(), Codecs.list(Codecs.STRING))).isEmpty();
    }

    @Test
    void emptySetsAreNeverSent() {
        ItemWriter out = ItemWriter.of("Thing");
        out.value("s", Set.of(), Codecs.set(Codecs.STRING));
        out.value("b", Set.of(), Codecs.bytesSet());
        assertThat(out.toMap()).isEmpty();
        ItemWriter keeping = ItemWriter.keepingAbsent("Thing");
        keeping.value("s", Set.of(), Codecs.set(Codecs.STRING));
        assertThat(keeping.toMap()).containsEntry("s", AttributeValue.fromNul(true));
    }

    /** Constants whose text says something else than their code. */
    enum Odd implements Coded {
        FIRST;

        @Override
        public String code() {
            return "1st";
        }

        @Override
        public String toString() {
            return "other";
        }
    }

    @Test
    void enumsAreStoredByCode() {
        ScalarCodec<Odd> codec = Codecs.coded("Odd", List.of(Odd.values()));
        ItemWriter out = ItemWriter.of("Thing");
        out.value("e", Odd.FIRST, codec);
        out.value("s", Set.of(Odd.FIRST), Codecs.set(codec));
        out.value("m", Map.of("k", List.of(Odd.FIRST)), Codecs.map(Codecs.list(codec)));
        assertThat(out.toMap().get("e").s()).isEqualTo("1st");
        assertThat(out.toMap().get("s").ss()).containsExactly("1st");
        assertThat(out.toMap().get("m").m().get("k").l().get(0).s()).isEqualTo("1st");
        assertThatThrownBy(() -> reader("e", AttributeValue.fromS("FIRST")).required("e", codec))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("`FIRST` is no code of Odd");
    }

    @Test
    void typeDecidesThenTheKeysShape() {
        KeyPart<String> id = KeyPart.of("User", "userId", io.neverscan.runtime.key.KeyFormat.text());
        TypeTest type = TypeTest.of(
                "User",
                "_type",
                "User",
                List.of(KeyShape.on("PK").literal("USER#").part(id).literal("#X")));
        assertThat(type.accepts(Map.of("_type", AttributeValue.fromS("User")))).isTrue();
        assertThat(type.accepts(Map.of("PK", AttributeValue.fromS("USER#a#X")))).isTrue();
        assertThat(type.accepts(Map.of("PK", AttributeValue.fromS("USER#a#Y")))).isFalse();
        assertThat(type.accepts(Map.of("PK", AttributeValue.fromS("USER#a#Xy"))))
                .isFalse();
        assertThat(type.accepts(Map.of("PK", AttributeValue.fromN("1")))).isFalse();
        assertThatThrownBy(() -> type.check(Map.of("_type", AttributeValue.fromS("Other"))))
                .isInstanceOf(WrongTypeException.class)
                .hasMessage("expected an item of type User but found `Other`");
    }

    @Test
    void keyTextIsTakenApart() {
        KeyPart<Instant> at = KeyPart.of("E", "at", io.neverscan.runtime.key.KeyFormat.instant(0));
        KeyPart<String> id = KeyPart.of("E", "id", io.neverscan.runtime.key.KeyFormat.text());
        String text = at.encode(Instant.EPOCH) + ":" + id.encode("a#b");
        KeyReader key = new KeyReader("E", "SK", text);
        // The instant's own text holds the literal that ends it.
        assertThat(key.upTo(at, ":")).isEqualTo(Instant.EPOCH);
        assertThat(key.last(id)).isEqualTo("a#b");
        assertThatThrownBy(() -> new KeyReader("E", "SK", "nothing").literal("X#"))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("E.SK");
        assertThatThrownBy(() -> new KeyReader("E", "SK", "a%zz").last(id))
                .isInstanceOf(CorruptItemException.class)
                .hasMessageContaining("E.id");
    }
}
