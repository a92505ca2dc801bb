// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ScalarCodec;
import io.neverscan.runtime.codec.ValueCodec;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How a {@link Thing} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
public final class ThingSchema extends ItemSchema<Thing> {
    static final ScalarCodec<Colour> COLOUR = Codecs.coded("Colour", List.of(Colour.values()));

    static final ValueCodec<List<String>> TEXTS = Codecs.list(Codecs.STRING);

    static final ValueCodec<List<List<Integer>>> MATRIX = Codecs.list(Codecs.list(Codecs.INT));

    static final ValueCodec<Set<String>> STRING_SET = Codecs.set(Codecs.STRING);

    static final ValueCodec<Set<Integer>> INT_SET = Codecs.set(Codecs.INT);

    static final ValueCodec<Set<BigDecimal>> DECIMAL_SET = Codecs.set(Codecs.DECIMAL);

    static final ValueCodec<Set<SdkBytes>> BYTES_SET = Codecs.bytesSet();

    static final ValueCodec<Set<LocalDate>> DATE_SET = Codecs.set(Codecs.DATE);

    static final ValueCodec<Set<Colour>> COLOURS = Codecs.set(Codecs.coded("Colour", List.of(Colour.values())));

    static final ValueCodec<Map<String, String>> WORDS = Codecs.map(Codecs.STRING);

    static final ValueCodec<Map<String, Long>> COUNTS = Codecs.map(Codecs.LONG);

    static final ScalarCodec<Colour> MAYBE_COLOUR = Codecs.coded("Colour", List.of(Colour.values()));

    static final ValueCodec<List<Outer>> MAYBE_LIST = Codecs.list(OuterCodec.INSTANCE);

    static final ValueCodec<Set<String>> MAYBE_SET = Codecs.set(Codecs.STRING);

    static final ValueCodec<Map<String, List<Colour>>> MAYBE_MAP = Codecs.map(Codecs.list(Codecs.coded("Colour", List.of(Colour.values()))));

    /**
     * The only instance.
     */
    public static final ThingSchema INSTANCE = new ThingSchema();

    private ThingSchema() {
        super(entity());
    }

    private static EntityInfo<Thing> entity() {
        return EntityInfo.of(Thing.class, ThingKeys.TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .attribute("id", Codecs.UUID)
                .attribute("aString", Codecs.STRING)
                .attribute("anInt", Codecs.INT)
                .attribute("aLong", Codecs.LONG)
                .attribute("aDecimal", Codecs.DECIMAL)
                .attribute("aDouble", Codecs.DOUBLE)
                .attribute("aBoolean", Codecs.BOOLEAN)
                .attribute("someBytes", Codecs.BYTES)
                .attribute("anInstant", Codecs.INSTANT)
                .attribute("aDate", Codecs.DATE)
                .attribute("aMonth", Codecs.YEAR_MONTH)
                .attribute("aTime", Codecs.TIME)
                .attribute("aDuration", Codecs.DURATION)
                .attribute("aUuid", Codecs.UUID)
                .attribute("aUlid", Codecs.STRING)
                .attribute("aCounter", Codecs.LONG)
                .attribute("colour", COLOUR)
                .attribute("outer", OuterCodec.INSTANCE)
                .attribute("texts", TEXTS)
                .attribute("matrix", MATRIX)
                .attribute("stringSet", STRING_SET)
                .attribute("intSet", INT_SET)
                .attribute("decimalSet", DECIMAL_SET)
                .attribute("bytesSet", BYTES_SET)
                .attribute("dateSet", DATE_SET)
                .attribute("colours", COLOURS)
                .attribute("words", WORDS)
                .attribute("counts", COUNTS)
                .attribute("maybeString", Codecs.STRING)
                .attribute("maybeInt", Codecs.INT)
                .attribute("maybeLong", Codecs.LONG)
                .attribute("maybeDecimal", Codecs.DECIMAL)
                .attribute("maybeDouble", Codecs.DOUBLE)
                .attribute("maybeBoolean", Codecs.BOOLEAN)
                .attribute("maybeBytes", Codecs.BYTES)
                .attribute("maybeInstant", Codecs.INSTANT)
                .attribute("maybeDate", Codecs.DATE)
                .attribute("maybeMonth", Codecs.YEAR_MONTH)
                .attribute("maybeTime", Codecs.TIME)
                .attribute("maybeDuration", Codecs.DURATION)
                .attribute("maybeUuid", Codecs.UUID)
                .attribute("maybeUlid", Codecs.STRING)
                .attribute("maybeColour", MAYBE_COLOUR)
                .attribute("maybeOuter", OuterCodec.INSTANCE)
                .attribute("maybeList", MAYBE_LIST)
                .attribute("maybeSet", MAYBE_SET)
                .attribute("maybeMap", MAYBE_MAP)
                .attribute("expires", Codecs.EPOCH_SECONDS)
                .build();
    }

    @Override
    protected void writeKey(Thing item, ItemWriter out) {
        out.partitionKey("PK", ThingKeys.pk(item.id()));
        out.sortKey("SK", ThingKeys.sk());
    }

    @Override
    protected void write(Thing item, ItemWriter out) {
        out.value("id", item.id(), Codecs.UUID);
        out.string("aString", item.aString());
        out.number("anInt", item.anInt());
        out.number("aLong", item.aLong());
        out.number("aDecimal", item.aDecimal());
        out.number("aDouble", item.aDouble());
        out.bool("aBoolean", item.aBoolean());
        out.value("someBytes", item.someBytes(), Codecs.BYTES);
        out.instant("anInstant", item.anInstant());
        out.value("aDate", item.aDate(), Codecs.DATE);
        out.value("aMonth", item.aMonth(), Codecs.YEAR_MONTH);
        out.value("aTime", item.aTime(), Codecs.TIME);
        out.value("aDuration", item.aDuration(), Codecs.DURATION);
        out.value("aUuid", item.aUuid(), Codecs.UUID);
        out.string("aUlid", item.aUlid());
        out.number("aCounter", item.aCounter());
        out.value("colour", item.colour(), ThingSchema.COLOUR);
        out.value("outer", item.outer(), OuterCodec.INSTANCE);
        out.value("texts", item.texts(), ThingSchema.TEXTS);
        out.value("matrix", item.matrix(), ThingSchema.MATRIX);
        out.value("stringSet", item.stringSet(), ThingSchema.STRING_SET);
        out.value("intSet", item.intSet(), ThingSchema.INT_SET);
        out.value("decimalSet", item.decimalSet(), ThingSchema.DECIMAL_SET);
        out.value("bytesSet", item.bytesSet(), ThingSchema.BYTES_SET);
        out.value("dateSet", item.dateSet(), ThingSchema.DATE_SET);
        out.value("colours", item.colours(), ThingSchema.COLOURS);
        out.value("words", item.words(), ThingSchema.WORDS);
        out.value("counts", item.counts(), ThingSchema.COUNTS);
        out.string("maybeString", item.maybeString());
        out.value("maybeInt", item.maybeInt(), Codecs.INT);
        out.value("maybeLong", item.maybeLong(), Codecs.LONG);
        out.number("maybeDecimal", item.maybeDecimal());
        out.value("maybeDouble", item.maybeDouble(), Codecs.DOUBLE);
        out.value("maybeBoolean", item.maybeBoolean(), Codecs.BOOLEAN);
        out.value("maybeBytes", item.maybeBytes(), Codecs.BYTES);
        out.instant("maybeInstant", item.maybeInstant());
        out.value("maybeDate", item.maybeDate(), Codecs.DATE);
        out.value("maybeMonth", item.maybeMonth(), Codecs.YEAR_MONTH);
        out.value("maybeTime", item.maybeTime(), Codecs.TIME);
        out.value("maybeDuration", item.maybeDuration(), Codecs.DURATION);
        out.value("maybeUuid", item.maybeUuid(), Codecs.UUID);
        out.string("maybeUlid", item.maybeUlid());
        out.value("maybeColour", item.maybeColour(), ThingSchema.MAYBE_COLOUR);
        out.value("maybeOuter", item.maybeOuter(), OuterCodec.INSTANCE);
        out.value("maybeList", item.maybeList(), ThingSchema.MAYBE_LIST);
        out.value("maybeSet", item.maybeSet(), ThingSchema.MAYBE_SET);
        out.value("maybeMap", item.maybeMap(), ThingSchema.MAYBE_MAP);
        out.value("expires", item.expires(), Codecs.EPOCH_SECONDS);
    }

    @Override
    protected Thing read(ItemReader in) {
        return new Thing(
                in.required("id", Codecs.UUID),
                in.string("aString"),
                in.intValue("anInt"),
                in.longValue("aLong"),
                in.decimal("aDecimal"),
                in.doubleValue("aDouble"),
                in.bool("aBoolean"),
                in.required("someBytes", Codecs.BYTES),
                in.instant("anInstant"),
                in.required("aDate", Codecs.DATE),
                in.required("aMonth", Codecs.YEAR_MONTH),
                in.required("aTime", Codecs.TIME),
                in.required("aDuration", Codecs.DURATION),
                in.required("aUuid", Codecs.UUID),
                in.string("aUlid"),
                in.longValue("aCounter", 0),
                in.required("colour", ThingSchema.COLOUR),
                in.required("outer", OuterCodec.INSTANCE),
                in.required("texts", ThingSchema.TEXTS),
                in.required("matrix", ThingSchema.MATRIX),
                in.set("stringSet", ThingSchema.STRING_SET),
                in.set("intSet", ThingSchema.INT_SET),
                in.set("decimalSet", ThingSchema.DECIMAL_SET),
                in.set("bytesSet", ThingSchema.BYTES_SET),
                in.set("dateSet", ThingSchema.DATE_SET),
                in.set("colours", ThingSchema.COLOURS),
                in.required("words", ThingSchema.WORDS),
                in.required("counts", ThingSchema.COUNTS),
                in.optionalString("maybeString"),
                in.optional("maybeInt", Codecs.INT),
                in.optional("maybeLong", Codecs.LONG),
                in.optional("maybeDecimal", Codecs.DECIMAL),
                in.optional("maybeDouble", Codecs.DOUBLE),
                in.optional("maybeBoolean", Codecs.BOOLEAN),
                in.optional("maybeBytes", Codecs.BYTES),
                in.optional("maybeInstant", Codecs.INSTANT),
                in.optional("maybeDate", Codecs.DATE),
                in.optional("maybeMonth", Codecs.YEAR_MONTH),
                in.optional("maybeTime", Codecs.TIME),
                in.optional("maybeDuration", Codecs.DURATION),
                in.optional("maybeUuid", Codecs.UUID),
                in.optionalString("maybeUlid"),
                in.optional("maybeColour", ThingSchema.MAYBE_COLOUR),
                in.optional("maybeOuter", OuterCodec.INSTANCE),
                in.optional("maybeList", ThingSchema.MAYBE_LIST),
                in.set("maybeSet", ThingSchema.MAYBE_SET),
                in.optional("maybeMap", ThingSchema.MAYBE_MAP),
                in.optional("expires", Codecs.EPOCH_SECONDS));
    }
}
