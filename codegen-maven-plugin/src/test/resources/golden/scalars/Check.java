package com.example.scalars;

import static com.example.scalars.Recorder.same;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Round trips of every type. */
public final class Check implements Runnable {
    private static final UUID ID = new UUID(1, 2);
    private static final String ULID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    private static final Instant AT = Instant.parse("2024-05-06T12:00:00.123456789Z");
    private static final SdkBytes BYTES = SdkBytes.fromByteArray(new byte[] {1, -1});

    /** Creates the check. */
    public Check() {}

    @Override
    public void run() {
        Thing least = least();
        Map<String, AttributeValue> map = ThingSchema.INSTANCE.itemToMap(least, true);
        same(ThingSchema.INSTANCE.mapToItem(map), least);
        for (String name : map.keySet()) {
            same(name.startsWith("maybe") || name.endsWith("Set"), false);
        }
        same(ThingSchema.INSTANCE.itemToMap(least, false).get("maybeOuter"), AttributeValue.fromNul(true));
        same(map.get("colour"), AttributeValue.fromS("RED"));
        same(map.get("_type"), AttributeValue.fromS("Thing"));
        same(map.get("PK"), AttributeValue.fromS("THING#" + ID));
        same(map.get("outer").m().containsKey("inner"), false);
        Thing most = most(least);
        same(ThingSchema.INSTANCE.mapToItem(ThingSchema.INSTANCE.itemToMap(most, true)), most);
        same(most.toBuilder().build(), most);
        List<String> mutable = new ArrayList<>(List.of("a"));
        Thing copied = least.withTexts(mutable);
        mutable.clear();
        same(copied.texts(), List.of("a"));
        Recorder.refused(
                () -> ThingSchema.INSTANCE.mapToItem(Map.of("_type", AttributeValue.fromS("Thing"))),
                RuntimeException.class,
                "Thing.id");
    }

    private static Thing least() {
        return Thing.builder()
                .id(ID).aString("").anInt(-1).aLong(Long.MIN_VALUE).aDecimal(new BigDecimal("12.5")).aDouble(0.1)
                .aBoolean(false).someBytes(BYTES).anInstant(AT).aDate(LocalDate.EPOCH).aMonth(YearMonth.of(2024, 2))
                .aTime(LocalTime.NOON).aDuration(Duration.ofMinutes(90)).aUuid(ID).aUlid(ULID).colour(Colour.RED)
                .outer(new Outer(null, List.of(), null, Set.of())).texts(List.of()).matrix(List.of()).words(Map.of())
                .counts(Map.of()).build();
    }

    private static Thing most(Thing least) {
        Inner inner = new Inner("n", Colour.GREEN, AT);
        Outer outer = new Outer(inner, List.of(inner), Map.of("k", inner), Set.of(Colour.RED));
        return least.toBuilder()
                .outer(outer).texts(List.of("", "b")).matrix(List.of(List.of(1, 2), List.of()))
                .stringSet(Set.of("a")).intSet(Set.of(1, 2)).decimalSet(Set.of(new BigDecimal("0.5")))
                .bytesSet(Set.of(BYTES)).dateSet(Set.of(LocalDate.EPOCH)).colours(Set.of(Colour.GREEN))
                .words(Map.of("a", "b")).counts(Map.of("c", 5L)).maybeString("s").maybeInt(0).maybeLong(0L)
                .maybeDecimal(BigDecimal.ONE).maybeDouble(-0.5).maybeBoolean(false).maybeBytes(BYTES).maybeInstant(AT)
                .maybeDate(LocalDate.EPOCH).maybeMonth(YearMonth.of(1, 1)).maybeTime(LocalTime.MIDNIGHT)
                .maybeDuration(Duration.ZERO).maybeUuid(ID).maybeUlid(ULID).maybeColour(Colour.RED).maybeOuter(outer)
                .maybeList(List.of(outer)).maybeSet(Set.of("x")).maybeMap(Map.of("m", List.of(Colour.RED)))
                .expires(Instant.ofEpochSecond(1_700_000_000)).aCounter(9).build();
    }
}
