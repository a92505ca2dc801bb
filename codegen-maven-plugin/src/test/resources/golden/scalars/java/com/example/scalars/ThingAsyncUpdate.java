// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/**
 * A partial update of one existing {@link Thing}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class ThingAsyncUpdate {
    private final AsyncItemUpdate<Thing> update;

    ThingAsyncUpdate(AsyncItemUpdate<Thing> update) {
        this.update = update;
    }

    /**
     * Sets {@code aString}.
     *
     * @param aString the new value
     * @return this
     */
    public ThingAsyncUpdate aString(String aString) {
        Objects.requireNonNull(aString, "Thing.aString is required");
        this.update.set().string("aString", aString);
        return this;
    }

    /**
     * Sets {@code anInt}.
     *
     * @param anInt the new value
     * @return this
     */
    public ThingAsyncUpdate anInt(int anInt) {
        this.update.set().number("anInt", anInt);
        return this;
    }

    /**
     * Adds to {@code anInt}; an absent one counts as 0.
     *
     * @param anInt what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addAnInt(long anInt) {
        this.update.add("anInt", anInt);
        return this;
    }

    /**
     * Sets {@code aLong}.
     *
     * @param aLong the new value
     * @return this
     */
    public ThingAsyncUpdate aLong(long aLong) {
        this.update.set().number("aLong", aLong);
        return this;
    }

    /**
     * Adds to {@code aLong}; an absent one counts as 0.
     *
     * @param aLong what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addALong(long aLong) {
        this.update.add("aLong", aLong);
        return this;
    }

    /**
     * Sets {@code aDecimal}.
     *
     * @param aDecimal the new value
     * @return this
     */
    public ThingAsyncUpdate aDecimal(BigDecimal aDecimal) {
        Objects.requireNonNull(aDecimal, "Thing.aDecimal is required");
        this.update.set().number("aDecimal", aDecimal);
        return this;
    }

    /**
     * Adds to {@code aDecimal}; an absent one counts as 0.
     *
     * @param aDecimal what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addADecimal(BigDecimal aDecimal) {
        this.update.add("aDecimal", aDecimal);
        return this;
    }

    /**
     * Sets {@code aDouble}.
     *
     * @param aDouble the new value
     * @return this
     */
    public ThingAsyncUpdate aDouble(double aDouble) {
        this.update.set().number("aDouble", aDouble);
        return this;
    }

    /**
     * Sets {@code aBoolean}.
     *
     * @param aBoolean the new value
     * @return this
     */
    public ThingAsyncUpdate aBoolean(boolean aBoolean) {
        this.update.set().bool("aBoolean", aBoolean);
        return this;
    }

    /**
     * Sets {@code someBytes}.
     *
     * @param someBytes the new value
     * @return this
     */
    public ThingAsyncUpdate someBytes(SdkBytes someBytes) {
        Objects.requireNonNull(someBytes, "Thing.someBytes is required");
        this.update.set().value("someBytes", someBytes, Codecs.BYTES);
        return this;
    }

    /**
     * Sets {@code anInstant}.
     *
     * @param anInstant the new value
     * @return this
     */
    public ThingAsyncUpdate anInstant(Instant anInstant) {
        Objects.requireNonNull(anInstant, "Thing.anInstant is required");
        this.update.set().instant("anInstant", anInstant);
        return this;
    }

    /**
     * Sets {@code aDate}.
     *
     * @param aDate the new value
     * @return this
     */
    public ThingAsyncUpdate aDate(LocalDate aDate) {
        Objects.requireNonNull(aDate, "Thing.aDate is required");
        this.update.set().value("aDate", aDate, Codecs.DATE);
        return this;
    }

    /**
     * Sets {@code aMonth}.
     *
     * @param aMonth the new value
     * @return this
     */
    public ThingAsyncUpdate aMonth(YearMonth aMonth) {
        Objects.requireNonNull(aMonth, "Thing.aMonth is required");
        this.update.set().value("aMonth", aMonth, Codecs.YEAR_MONTH);
        return this;
    }

    /**
     * Sets {@code aTime}.
     *
     * @param aTime the new value
     * @return this
     */
    public ThingAsyncUpdate aTime(LocalTime aTime) {
        Objects.requireNonNull(aTime, "Thing.aTime is required");
        this.update.set().value("aTime", aTime, Codecs.TIME);
        return this;
    }

    /**
     * Sets {@code aDuration}.
     *
     * @param aDuration the new value
     * @return this
     */
    public ThingAsyncUpdate aDuration(Duration aDuration) {
        Objects.requireNonNull(aDuration, "Thing.aDuration is required");
        this.update.set().value("aDuration", aDuration, Codecs.DURATION);
        return this;
    }

    /**
     * Sets {@code aUuid}.
     *
     * @param aUuid the new value
     * @return this
     */
    public ThingAsyncUpdate aUuid(UUID aUuid) {
        Objects.requireNonNull(aUuid, "Thing.aUuid is required");
        this.update.set().value("aUuid", aUuid, Codecs.UUID);
        return this;
    }

    /**
     * Sets {@code aUlid}.
     *
     * @param aUlid the new value
     * @return this
     */
    public ThingAsyncUpdate aUlid(String aUlid) {
        Objects.requireNonNull(aUlid, "Thing.aUlid is required");
        this.update.set().string("aUlid", aUlid);
        return this;
    }

    /**
     * Adds to {@code aCounter}; an absent one counts as 0.
     *
     * @param aCounter what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addACounter(long aCounter) {
        this.update.add("aCounter", aCounter);
        return this;
    }

    /**
     * Sets {@code colour}.
     *
     * @param colour the new value
     * @return this
     */
    public ThingAsyncUpdate colour(Colour colour) {
        Objects.requireNonNull(colour, "Thing.colour is required");
        this.update.set().value("colour", colour, ThingSchema.COLOUR);
        return this;
    }

    /**
     * Sets {@code outer}.
     *
     * @param outer the new value
     * @return this
     */
    public ThingAsyncUpdate outer(Outer outer) {
        Objects.requireNonNull(outer, "Thing.outer is required");
        this.update.set().value("outer", outer, OuterCodec.INSTANCE);
        return this;
    }

    /**
     * Sets {@code texts}.
     *
     * @param texts the new value
     * @return this
     */
    public ThingAsyncUpdate texts(List<String> texts) {
        Objects.requireNonNull(texts, "Thing.texts is required");
        this.update.set().value("texts", texts, ThingSchema.TEXTS);
        return this;
    }

    /**
     * Adds elements to the end of {@code texts}.
     *
     * @param texts the elements
     * @return this
     */
    public ThingAsyncUpdate appendTexts(List<String> texts) {
        this.update.append("texts", texts, ThingSchema.TEXTS);
        return this;
    }

    /**
     * Sets {@code matrix}.
     *
     * @param matrix the new value
     * @return this
     */
    public ThingAsyncUpdate matrix(List<List<Integer>> matrix) {
        Objects.requireNonNull(matrix, "Thing.matrix is required");
        this.update.set().value("matrix", matrix, ThingSchema.MATRIX);
        return this;
    }

    /**
     * Adds elements to the end of {@code matrix}.
     *
     * @param matrix the elements
     * @return this
     */
    public ThingAsyncUpdate appendMatrix(List<List<Integer>> matrix) {
        this.update.append("matrix", matrix, ThingSchema.MATRIX);
        return this;
    }

    /**
     * Sets {@code stringSet}.
     *
     * @param stringSet the new value
     * @return this
     */
    public ThingAsyncUpdate stringSet(Set<String> stringSet) {
        Objects.requireNonNull(stringSet, "Thing.stringSet is required");
        this.update.set().value("stringSet", stringSet, ThingSchema.STRING_SET);
        return this;
    }

    /**
     * Adds elements to {@code stringSet}; none change nothing.
     *
     * @param stringSet the elements
     * @return this
     */
    public ThingAsyncUpdate addStringSet(String... stringSet) {
        this.update.addElements("stringSet", new LinkedHashSet<>(List.of(stringSet)), ThingSchema.STRING_SET);
        return this;
    }

    /**
     * Takes elements out of {@code stringSet}; none change nothing.
     *
     * @param stringSet the elements
     * @return this
     */
    public ThingAsyncUpdate removeStringSet(String... stringSet) {
        this.update.removeElements("stringSet", new LinkedHashSet<>(List.of(stringSet)), ThingSchema.STRING_SET);
        return this;
    }

    /**
     * Sets {@code intSet}.
     *
     * @param intSet the new value
     * @return this
     */
    public ThingAsyncUpdate intSet(Set<Integer> intSet) {
        Objects.requireNonNull(intSet, "Thing.intSet is required");
        this.update.set().value("intSet", intSet, ThingSchema.INT_SET);
        return this;
    }

    /**
     * Adds elements to {@code intSet}; none change nothing.
     *
     * @param intSet the elements
     * @return this
     */
    public ThingAsyncUpdate addIntSet(Integer... intSet) {
        this.update.addElements("intSet", new LinkedHashSet<>(List.of(intSet)), ThingSchema.INT_SET);
        return this;
    }

    /**
     * Takes elements out of {@code intSet}; none change nothing.
     *
     * @param intSet the elements
     * @return this
     */
    public ThingAsyncUpdate removeIntSet(Integer... intSet) {
        this.update.removeElements("intSet", new LinkedHashSet<>(List.of(intSet)), ThingSchema.INT_SET);
        return this;
    }

    /**
     * Sets {@code decimalSet}.
     *
     * @param decimalSet the new value
     * @return this
     */
    public ThingAsyncUpdate decimalSet(Set<BigDecimal> decimalSet) {
        Objects.requireNonNull(decimalSet, "Thing.decimalSet is required");
        this.update.set().value("decimalSet", decimalSet, ThingSchema.DECIMAL_SET);
        return this;
    }

    /**
     * Adds elements to {@code decimalSet}; none change nothing.
     *
     * @param decimalSet the elements
     * @return this
     */
    public ThingAsyncUpdate addDecimalSet(BigDecimal... decimalSet) {
        this.update.addElements("decimalSet", new LinkedHashSet<>(List.of(decimalSet)), ThingSchema.DECIMAL_SET);
        return this;
    }

    /**
     * Takes elements out of {@code decimalSet}; none change nothing.
     *
     * @param decimalSet the elements
     * @return this
     */
    public ThingAsyncUpdate removeDecimalSet(BigDecimal... decimalSet) {
        this.update.removeElements("decimalSet", new LinkedHashSet<>(List.of(decimalSet)), ThingSchema.DECIMAL_SET);
        return this;
    }

    /**
     * Sets {@code bytesSet}.
     *
     * @param bytesSet the new value
     * @return this
     */
    public ThingAsyncUpdate bytesSet(Set<SdkBytes> bytesSet) {
        Objects.requireNonNull(bytesSet, "Thing.bytesSet is required");
        this.update.set().value("bytesSet", bytesSet, ThingSchema.BYTES_SET);
        return this;
    }

    /**
     * Adds elements to {@code bytesSet}; none change nothing.
     *
     * @param bytesSet the elements
     * @return this
     */
    public ThingAsyncUpdate addBytesSet(SdkBytes... bytesSet) {
        this.update.addElements("bytesSet", new LinkedHashSet<>(List.of(bytesSet)), ThingSchema.BYTES_SET);
        return this;
    }

    /**
     * Takes elements out of {@code bytesSet}; none change nothing.
     *
     * @param bytesSet the elements
     * @return this
     */
    public ThingAsyncUpdate removeBytesSet(SdkBytes... bytesSet) {
        this.update.removeElements("bytesSet", new LinkedHashSet<>(List.of(bytesSet)), ThingSchema.BYTES_SET);
        return this;
    }

    /**
     * Sets {@code dateSet}.
     *
     * @param dateSet the new value
     * @return this
     */
    public ThingAsyncUpdate dateSet(Set<LocalDate> dateSet) {
        Objects.requireNonNull(dateSet, "Thing.dateSet is required");
        this.update.set().value("dateSet", dateSet, ThingSchema.DATE_SET);
        return this;
    }

    /**
     * Adds elements to {@code dateSet}; none change nothing.
     *
     * @param dateSet the elements
     * @return this
     */
    public ThingAsyncUpdate addDateSet(LocalDate... dateSet) {
        this.update.addElements("dateSet", new LinkedHashSet<>(List.of(dateSet)), ThingSchema.DATE_SET);
        return this;
    }

    /**
     * Takes elements out of {@code dateSet}; none change nothing.
     *
     * @param dateSet the elements
     * @return this
     */
    public ThingAsyncUpdate removeDateSet(LocalDate... dateSet) {
        this.update.removeElements("dateSet", new LinkedHashSet<>(List.of(dateSet)), ThingSchema.DATE_SET);
        return this;
    }

    /**
     * Sets {@code colours}.
     *
     * @param colours the new value
     * @return this
     */
    public ThingAsyncUpdate colours(Set<Colour> colours) {
        Objects.requireNonNull(colours, "Thing.colours is required");
        this.update.set().value("colours", colours, ThingSchema.COLOURS);
        return this;
    }

    /**
     * Adds elements to {@code colours}; none change nothing.
     *
     * @param colours the elements
     * @return this
     */
    public ThingAsyncUpdate addColours(Colour... colours) {
        this.update.addElements("colours", new LinkedHashSet<>(List.of(colours)), ThingSchema.COLOURS);
        return this;
    }

    /**
     * Takes elements out of {@code colours}; none change nothing.
     *
     * @param colours the elements
     * @return this
     */
    public ThingAsyncUpdate removeColours(Colour... colours) {
        this.update.removeElements("colours", new LinkedHashSet<>(List.of(colours)), ThingSchema.COLOURS);
        return this;
    }

    /**
     * Sets {@code words}.
     *
     * @param words the new value
     * @return this
     */
    public ThingAsyncUpdate words(Map<String, String> words) {
        Objects.requireNonNull(words, "Thing.words is required");
        this.update.set().value("words", words, ThingSchema.WORDS);
        return this;
    }

    /**
     * Sets {@code counts}.
     *
     * @param counts the new value
     * @return this
     */
    public ThingAsyncUpdate counts(Map<String, Long> counts) {
        Objects.requireNonNull(counts, "Thing.counts is required");
        this.update.set().value("counts", counts, ThingSchema.COUNTS);
        return this;
    }

    /**
     * Sets {@code maybeString}.
     *
     * @param maybeString the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeString(@Nullable String maybeString) {
        this.update.set().string("maybeString", maybeString);
        return this;
    }

    /**
     * Removes {@code maybeString}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeString() {
        this.update.remove("maybeString");
        return this;
    }

    /**
     * Sets {@code maybeInt}.
     *
     * @param maybeInt the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeInt(@Nullable Integer maybeInt) {
        this.update.set().value("maybeInt", maybeInt, Codecs.INT);
        return this;
    }

    /**
     * Removes {@code maybeInt}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeInt() {
        this.update.remove("maybeInt");
        return this;
    }

    /**
     * Adds to {@code maybeInt}; an absent one counts as 0.
     *
     * @param maybeInt what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addMaybeInt(long maybeInt) {
        this.update.add("maybeInt", maybeInt);
        return this;
    }

    /**
     * Sets {@code maybeLong}.
     *
     * @param maybeLong the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeLong(@Nullable Long maybeLong) {
        this.update.set().value("maybeLong", maybeLong, Codecs.LONG);
        return this;
    }

    /**
     * Removes {@code maybeLong}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeLong() {
        this.update.remove("maybeLong");
        return this;
    }

    /**
     * Adds to {@code maybeLong}; an absent one counts as 0.
     *
     * @param maybeLong what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addMaybeLong(long maybeLong) {
        this.update.add("maybeLong", maybeLong);
        return this;
    }

    /**
     * Sets {@code maybeDecimal}.
     *
     * @param maybeDecimal the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeDecimal(@Nullable BigDecimal maybeDecimal) {
        this.update.set().number("maybeDecimal", maybeDecimal);
        return this;
    }

    /**
     * Removes {@code maybeDecimal}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeDecimal() {
        this.update.remove("maybeDecimal");
        return this;
    }

    /**
     * Adds to {@code maybeDecimal}; an absent one counts as 0.
     *
     * @param maybeDecimal what to add, negative to subtract
     * @return this
     */
    public ThingAsyncUpdate addMaybeDecimal(BigDecimal maybeDecimal) {
        this.update.add("maybeDecimal", maybeDecimal);
        return this;
    }

    /**
     * Sets {@code maybeDouble}.
     *
     * @param maybeDouble the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeDouble(@Nullable Double maybeDouble) {
        this.update.set().value("maybeDouble", maybeDouble, Codecs.DOUBLE);
        return this;
    }

    /**
     * Removes {@code maybeDouble}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeDouble() {
        this.update.remove("maybeDouble");
        return this;
    }

    /**
     * Sets {@code maybeBoolean}.
     *
     * @param maybeBoolean the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeBoolean(@Nullable Boolean maybeBoolean) {
        this.update.set().value("maybeBoolean", maybeBoolean, Codecs.BOOLEAN);
        return this;
    }

    /**
     * Removes {@code maybeBoolean}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeBoolean() {
        this.update.remove("maybeBoolean");
        return this;
    }

    /**
     * Sets {@code maybeBytes}.
     *
     * @param maybeBytes the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeBytes(@Nullable SdkBytes maybeBytes) {
        this.update.set().value("maybeBytes", maybeBytes, Codecs.BYTES);
        return this;
    }

    /**
     * Removes {@code maybeBytes}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeBytes() {
        this.update.remove("maybeBytes");
        return this;
    }

    /**
     * Sets {@code maybeInstant}.
     *
     * @param maybeInstant the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeInstant(@Nullable Instant maybeInstant) {
        this.update.set().instant("maybeInstant", maybeInstant);
        return this;
    }

    /**
     * Removes {@code maybeInstant}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeInstant() {
        this.update.remove("maybeInstant");
        return this;
    }

    /**
     * Sets {@code maybeDate}.
     *
     * @param maybeDate the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeDate(@Nullable LocalDate maybeDate) {
        this.update.set().value("maybeDate", maybeDate, Codecs.DATE);
        return this;
    }

    /**
     * Removes {@code maybeDate}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeDate() {
        this.update.remove("maybeDate");
        return this;
    }

    /**
     * Sets {@code maybeMonth}.
     *
     * @param maybeMonth the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeMonth(@Nullable YearMonth maybeMonth) {
        this.update.set().value("maybeMonth", maybeMonth, Codecs.YEAR_MONTH);
        return this;
    }

    /**
     * Removes {@code maybeMonth}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeMonth() {
        this.update.remove("maybeMonth");
        return this;
    }

    /**
     * Sets {@code maybeTime}.
     *
     * @param maybeTime the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeTime(@Nullable LocalTime maybeTime) {
        this.update.set().value("maybeTime", maybeTime, Codecs.TIME);
        return this;
    }

    /**
     * Removes {@code maybeTime}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeTime() {
        this.update.remove("maybeTime");
        return this;
    }

    /**
     * Sets {@code maybeDuration}.
     *
     * @param maybeDuration the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeDuration(@Nullable Duration maybeDuration) {
        this.update.set().value("maybeDuration", maybeDuration, Codecs.DURATION);
        return this;
    }

    /**
     * Removes {@code maybeDuration}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeDuration() {
        this.update.remove("maybeDuration");
        return this;
    }

    /**
     * Sets {@code maybeUuid}.
     *
     * @param maybeUuid the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeUuid(@Nullable UUID maybeUuid) {
        this.update.set().value("maybeUuid", maybeUuid, Codecs.UUID);
        return this;
    }

    /**
     * Removes {@code maybeUuid}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeUuid() {
        this.update.remove("maybeUuid");
        return this;
    }

    /**
     * Sets {@code maybeUlid}.
     *
     * @param maybeUlid the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeUlid(@Nullable String maybeUlid) {
        this.update.set().string("maybeUlid", maybeUlid);
        return this;
    }

    /**
     * Removes {@code maybeUlid}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeUlid() {
        this.update.remove("maybeUlid");
        return this;
    }

    /**
     * Sets {@code maybeColour}.
     *
     * @param maybeColour the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeColour(@Nullable Colour maybeColour) {
        this.update.set().value("maybeColour", maybeColour, ThingSchema.MAYBE_COLOUR);
        return this;
    }

    /**
     * Removes {@code maybeColour}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeColour() {
        this.update.remove("maybeColour");
        return this;
    }

    /**
     * Sets {@code maybeOuter}.
     *
     * @param maybeOuter the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeOuter(@Nullable Outer maybeOuter) {
        this.update.set().value("maybeOuter", maybeOuter, OuterCodec.INSTANCE);
        return this;
    }

    /**
     * Removes {@code maybeOuter}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeOuter() {
        this.update.remove("maybeOuter");
        return this;
    }

    /**
     * Sets {@code maybeList}.
     *
     * @param maybeList the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeList(@Nullable List<Outer> maybeList) {
        this.update.set().value("maybeList", maybeList, ThingSchema.MAYBE_LIST);
        return this;
    }

    /**
     * Removes {@code maybeList}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeList() {
        this.update.remove("maybeList");
        return this;
    }

    /**
     * Adds elements to the end of {@code maybeList}.
     *
     * @param maybeList the elements
     * @return this
     */
    public ThingAsyncUpdate appendMaybeList(List<Outer> maybeList) {
        this.update.append("maybeList", maybeList, ThingSchema.MAYBE_LIST);
        return this;
    }

    /**
     * Sets {@code maybeSet}.
     *
     * @param maybeSet the new value
     * @return this
     */
    public ThingAsyncUpdate maybeSet(Set<String> maybeSet) {
        Objects.requireNonNull(maybeSet, "Thing.maybeSet is required");
        this.update.set().value("maybeSet", maybeSet, ThingSchema.MAYBE_SET);
        return this;
    }

    /**
     * Adds elements to {@code maybeSet}; none change nothing.
     *
     * @param maybeSet the elements
     * @return this
     */
    public ThingAsyncUpdate addMaybeSet(String... maybeSet) {
        this.update.addElements("maybeSet", new LinkedHashSet<>(List.of(maybeSet)), ThingSchema.MAYBE_SET);
        return this;
    }

    /**
     * Takes elements out of {@code maybeSet}; none change nothing.
     *
     * @param maybeSet the elements
     * @return this
     */
    public ThingAsyncUpdate removeMaybeSet(String... maybeSet) {
        this.update.removeElements("maybeSet", new LinkedHashSet<>(List.of(maybeSet)), ThingSchema.MAYBE_SET);
        return this;
    }

    /**
     * Sets {@code maybeMap}.
     *
     * @param maybeMap the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate maybeMap(@Nullable Map<String, List<Colour>> maybeMap) {
        this.update.set().value("maybeMap", maybeMap, ThingSchema.MAYBE_MAP);
        return this;
    }

    /**
     * Removes {@code maybeMap}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeMaybeMap() {
        this.update.remove("maybeMap");
        return this;
    }

    /**
     * Sets {@code expires}.
     *
     * @param expires the new value; null removes it
     * @return this
     */
    public ThingAsyncUpdate expires(@Nullable Instant expires) {
        this.update.set().value("expires", expires, Codecs.EPOCH_SECONDS);
        return this;
    }

    /**
     * Removes {@code expires}.
     *
     * @return this
     */
    public ThingAsyncUpdate removeExpires() {
        this.update.remove("expires");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Thing> execute() {
        return this.update.execute();
    }
}
