// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Copies;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/**
 * An entity.
 *
 * @param id attribute {@code id}
 * @param aString attribute {@code aString}
 * @param anInt attribute {@code anInt}
 * @param aLong attribute {@code aLong}
 * @param aDecimal attribute {@code aDecimal}
 * @param aDouble attribute {@code aDouble}
 * @param aBoolean attribute {@code aBoolean}
 * @param someBytes attribute {@code someBytes}
 * @param anInstant attribute {@code anInstant}
 * @param aDate attribute {@code aDate}
 * @param aMonth attribute {@code aMonth}
 * @param aTime attribute {@code aTime}
 * @param aDuration attribute {@code aDuration}
 * @param aUuid attribute {@code aUuid}
 * @param aUlid attribute {@code aUlid}
 * @param aCounter attribute {@code aCounter}
 * @param colour attribute {@code colour}
 * @param outer attribute {@code outer}
 * @param texts attribute {@code texts}
 * @param matrix attribute {@code matrix}
 * @param stringSet attribute {@code stringSet}
 * @param intSet attribute {@code intSet}
 * @param decimalSet attribute {@code decimalSet}
 * @param bytesSet attribute {@code bytesSet}
 * @param dateSet attribute {@code dateSet}
 * @param colours attribute {@code colours}
 * @param words attribute {@code words}
 * @param counts attribute {@code counts}
 * @param maybeString attribute {@code maybeString}; may be absent
 * @param maybeInt attribute {@code maybeInt}; may be absent
 * @param maybeLong attribute {@code maybeLong}; may be absent
 * @param maybeDecimal attribute {@code maybeDecimal}; may be absent
 * @param maybeDouble attribute {@code maybeDouble}; may be absent
 * @param maybeBoolean attribute {@code maybeBoolean}; may be absent
 * @param maybeBytes attribute {@code maybeBytes}; may be absent
 * @param maybeInstant attribute {@code maybeInstant}; may be absent
 * @param maybeDate attribute {@code maybeDate}; may be absent
 * @param maybeMonth attribute {@code maybeMonth}; may be absent
 * @param maybeTime attribute {@code maybeTime}; may be absent
 * @param maybeDuration attribute {@code maybeDuration}; may be absent
 * @param maybeUuid attribute {@code maybeUuid}; may be absent
 * @param maybeUlid attribute {@code maybeUlid}; may be absent
 * @param maybeColour attribute {@code maybeColour}; may be absent
 * @param maybeOuter attribute {@code maybeOuter}; may be absent
 * @param maybeList attribute {@code maybeList}; may be absent
 * @param maybeSet attribute {@code maybeSet}; may be absent
 * @param maybeMap attribute {@code maybeMap}; may be absent
 * @param expires attribute {@code expires}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Thing(UUID id, String aString, int anInt, long aLong, BigDecimal aDecimal,
        double aDouble, boolean aBoolean, SdkBytes someBytes, Instant anInstant, LocalDate aDate,
        YearMonth aMonth, LocalTime aTime, Duration aDuration, UUID aUuid, String aUlid,
        long aCounter, Colour colour, Outer outer, List<String> texts, List<List<Integer>> matrix,
        Set<String> stringSet, Set<Integer> intSet, Set<BigDecimal> decimalSet,
        Set<SdkBytes> bytesSet, Set<LocalDate> dateSet, Set<Colour> colours,
        Map<String, String> words, Map<String, Long> counts, @Nullable String maybeString,
        @Nullable Integer maybeInt, @Nullable Long maybeLong, @Nullable BigDecimal maybeDecimal,
        @Nullable Double maybeDouble, @Nullable Boolean maybeBoolean, @Nullable SdkBytes maybeBytes,
        @Nullable Instant maybeInstant, @Nullable LocalDate maybeDate,
        @Nullable YearMonth maybeMonth, @Nullable LocalTime maybeTime,
        @Nullable Duration maybeDuration, @Nullable UUID maybeUuid, @Nullable String maybeUlid,
        @Nullable Colour maybeColour, @Nullable Outer maybeOuter, @Nullable List<Outer> maybeList,
        Set<String> maybeSet, @Nullable Map<String, List<Colour>> maybeMap,
        @Nullable Instant expires) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Thing {
        Objects.requireNonNull(id, "Thing.id is required");
        Objects.requireNonNull(aString, "Thing.aString is required");
        Objects.requireNonNull(aDecimal, "Thing.aDecimal is required");
        Objects.requireNonNull(someBytes, "Thing.someBytes is required");
        Objects.requireNonNull(anInstant, "Thing.anInstant is required");
        Objects.requireNonNull(aDate, "Thing.aDate is required");
        Objects.requireNonNull(aMonth, "Thing.aMonth is required");
        Objects.requireNonNull(aTime, "Thing.aTime is required");
        Objects.requireNonNull(aDuration, "Thing.aDuration is required");
        Objects.requireNonNull(aUuid, "Thing.aUuid is required");
        Objects.requireNonNull(aUlid, "Thing.aUlid is required");
        Objects.requireNonNull(colour, "Thing.colour is required");
        Objects.requireNonNull(outer, "Thing.outer is required");
        Objects.requireNonNull(texts, "Thing.texts is required");
        texts = List.copyOf(texts);
        Objects.requireNonNull(matrix, "Thing.matrix is required");
        matrix = List.copyOf(matrix);
        Objects.requireNonNull(stringSet, "Thing.stringSet is required");
        stringSet = Copies.set(stringSet);
        Objects.requireNonNull(intSet, "Thing.intSet is required");
        intSet = Copies.set(intSet);
        Objects.requireNonNull(decimalSet, "Thing.decimalSet is required");
        decimalSet = Copies.set(decimalSet);
        Objects.requireNonNull(bytesSet, "Thing.bytesSet is required");
        bytesSet = Copies.set(bytesSet);
        Objects.requireNonNull(dateSet, "Thing.dateSet is required");
        dateSet = Copies.set(dateSet);
        Objects.requireNonNull(colours, "Thing.colours is required");
        colours = Copies.set(colours);
        Objects.requireNonNull(words, "Thing.words is required");
        words = Copies.map(words);
        Objects.requireNonNull(counts, "Thing.counts is required");
        counts = Copies.map(counts);
        maybeList = maybeList == null ? null : List.copyOf(maybeList);
        Objects.requireNonNull(maybeSet, "Thing.maybeSet is required");
        maybeSet = Copies.set(maybeSet);
        maybeMap = maybeMap == null ? null : Copies.map(maybeMap);
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public ThingKey key() {
        return new ThingKey(id);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder()
                .id(id)
                .aString(aString)
                .anInt(anInt)
                .aLong(aLong)
                .aDecimal(aDecimal)
                .aDouble(aDouble)
                .aBoolean(aBoolean)
                .someBytes(someBytes)
                .anInstant(anInstant)
                .aDate(aDate)
                .aMonth(aMonth)
                .aTime(aTime)
                .aDuration(aDuration)
                .aUuid(aUuid)
                .aUlid(aUlid)
                .aCounter(aCounter)
                .colour(colour)
                .outer(outer)
                .texts(texts)
                .matrix(matrix)
                .stringSet(stringSet)
                .intSet(intSet)
                .decimalSet(decimalSet)
                .bytesSet(bytesSet)
                .dateSet(dateSet)
                .colours(colours)
                .words(words)
                .counts(counts)
                .maybeString(maybeString)
                .maybeInt(maybeInt)
                .maybeLong(maybeLong)
                .maybeDecimal(maybeDecimal)
                .maybeDouble(maybeDouble)
                .maybeBoolean(maybeBoolean)
                .maybeBytes(maybeBytes)
                .maybeInstant(maybeInstant)
                .maybeDate(maybeDate)
                .maybeMonth(maybeMonth)
                .maybeTime(maybeTime)
                .maybeDuration(maybeDuration)
                .maybeUuid(maybeUuid)
                .maybeUlid(maybeUlid)
                .maybeColour(maybeColour)
                .maybeOuter(maybeOuter)
                .maybeList(maybeList)
                .maybeSet(maybeSet)
                .maybeMap(maybeMap)
                .expires(expires);
    }

    /**
     * Copies with another value.
     *
     * @param id attribute {@code id}
     * @return the copy
     */
    public Thing withId(UUID id) {
        return toBuilder().id(id).build();
    }

    /**
     * Copies with another value.
     *
     * @param aString attribute {@code aString}
     * @return the copy
     */
    public Thing withAString(String aString) {
        return toBuilder().aString(aString).build();
    }

    /**
     * Copies with another value.
     *
     * @param anInt attribute {@code anInt}
     * @return the copy
     */
    public Thing withAnInt(int anInt) {
        return toBuilder().anInt(anInt).build();
    }

    /**
     * Copies with another value.
     *
     * @param aLong attribute {@code aLong}
     * @return the copy
     */
    public Thing withALong(long aLong) {
        return toBuilder().aLong(aLong).build();
    }

    /**
     * Copies with another value.
     *
     * @param aDecimal attribute {@code aDecimal}
     * @return the copy
     */
    public Thing withADecimal(BigDecimal aDecimal) {
        return toBuilder().aDecimal(aDecimal).build();
    }

    /**
     * Copies with another value.
     *
     * @param aDouble attribute {@code aDouble}
     * @return the copy
     */
    public Thing withADouble(double aDouble) {
        return toBuilder().aDouble(aDouble).build();
    }

    /**
     * Copies with another value.
     *
     * @param aBoolean attribute {@code aBoolean}
     * @return the copy
     */
    public Thing withABoolean(boolean aBoolean) {
        return toBuilder().aBoolean(aBoolean).build();
    }

    /**
     * Copies with another value.
     *
     * @param someBytes attribute {@code someBytes}
     * @return the copy
     */
    public Thing withSomeBytes(SdkBytes someBytes) {
        return toBuilder().someBytes(someBytes).build();
    }

    /**
     * Copies with another value.
     *
     * @param anInstant attribute {@code anInstant}
     * @return the copy
     */
    public Thing withAnInstant(Instant anInstant) {
        return toBuilder().anInstant(anInstant).build();
    }

    /**
     * Copies with another value.
     *
     * @param aDate attribute {@code aDate}
     * @return the copy
     */
    public Thing withADate(LocalDate aDate) {
        return toBuilder().aDate(aDate).build();
    }

    /**
     * Copies with another value.
     *
     * @param aMonth attribute {@code aMonth}
     * @return the copy
     */
    public Thing withAMonth(YearMonth aMonth) {
        return toBuilder().aMonth(aMonth).build();
    }

    /**
     * Copies with another value.
     *
     * @param aTime attribute {@code aTime}
     * @return the copy
     */
    public Thing withATime(LocalTime aTime) {
        return toBuilder().aTime(aTime).build();
    }

    /**
     * Copies with another value.
     *
     * @param aDuration attribute {@code aDuration}
     * @return the copy
     */
    public Thing withADuration(Duration aDuration) {
        return toBuilder().aDuration(aDuration).build();
    }

    /**
     * Copies with another value.
     *
     * @param aUuid attribute {@code aUuid}
     * @return the copy
     */
    public Thing withAUuid(UUID aUuid) {
        return toBuilder().aUuid(aUuid).build();
    }

    /**
     * Copies with another value.
     *
     * @param aUlid attribute {@code aUlid}
     * @return the copy
     */
    public Thing withAUlid(String aUlid) {
        return toBuilder().aUlid(aUlid).build();
    }

    /**
     * Copies with another value.
     *
     * @param aCounter attribute {@code aCounter}
     * @return the copy
     */
    public Thing withACounter(long aCounter) {
        return toBuilder().aCounter(aCounter).build();
    }

    /**
     * Copies with another value.
     *
     * @param colour attribute {@code colour}
     * @return the copy
     */
    public Thing withColour(Colour colour) {
        return toBuilder().colour(colour).build();
    }

    /**
     * Copies with another value.
     *
     * @param outer attribute {@code outer}
     * @return the copy
     */
    public Thing withOuter(Outer outer) {
        return toBuilder().outer(outer).build();
    }

    /**
     * Copies with another value.
     *
     * @param texts attribute {@code texts}
     * @return the copy
     */
    public Thing withTexts(List<String> texts) {
        return toBuilder().texts(texts).build();
    }

    /**
     * Copies with another value.
     *
     * @param matrix attribute {@code matrix}
     * @return the copy
     */
    public Thing withMatrix(List<List<Integer>> matrix) {
        return toBuilder().matrix(matrix).build();
    }

    /**
     * Copies with another value.
     *
     * @param stringSet attribute {@code stringSet}
     * @return the copy
     */
    public Thing withStringSet(Set<String> stringSet) {
        return toBuilder().stringSet(stringSet).build();
    }

    /**
     * Copies with another value.
     *
     * @param intSet attribute {@code intSet}
     * @return the copy
     */
    public Thing withIntSet(Set<Integer> intSet) {
        return toBuilder().intSet(intSet).build();
    }

    /**
     * Copies with another value.
     *
     * @param decimalSet attribute {@code decimalSet}
     * @return the copy
     */
    public Thing withDecimalSet(Set<BigDecimal> decimalSet) {
        return toBuilder().decimalSet(decimalSet).build();
    }

    /**
     * Copies with another value.
     *
     * @param bytesSet attribute {@code bytesSet}
     * @return the copy
     */
    public Thing withBytesSet(Set<SdkBytes> bytesSet) {
        return toBuilder().bytesSet(bytesSet).build();
    }

    /**
     * Copies with another value.
     *
     * @param dateSet attribute {@code dateSet}
     * @return the copy
     */
    public Thing withDateSet(Set<LocalDate> dateSet) {
        return toBuilder().dateSet(dateSet).build();
    }

    /**
     * Copies with another value.
     *
     * @param colours attribute {@code colours}
     * @return the copy
     */
    public Thing withColours(Set<Colour> colours) {
        return toBuilder().colours(colours).build();
    }

    /**
     * Copies with another value.
     *
     * @param words attribute {@code words}
     * @return the copy
     */
    public Thing withWords(Map<String, String> words) {
        return toBuilder().words(words).build();
    }

    /**
     * Copies with another value.
     *
     * @param counts attribute {@code counts}
     * @return the copy
     */
    public Thing withCounts(Map<String, Long> counts) {
        return toBuilder().counts(counts).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeString attribute {@code maybeString}; may be absent
     * @return the copy
     */
    public Thing withMaybeString(@Nullable String maybeString) {
        return toBuilder().maybeString(maybeString).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeInt attribute {@code maybeInt}; may be absent
     * @return the copy
     */
    public Thing withMaybeInt(@Nullable Integer maybeInt) {
        return toBuilder().maybeInt(maybeInt).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeLong attribute {@code maybeLong}; may be absent
     * @return the copy
     */
    public Thing withMaybeLong(@Nullable Long maybeLong) {
        return toBuilder().maybeLong(maybeLong).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeDecimal attribute {@code maybeDecimal}; may be absent
     * @return the copy
     */
    public Thing withMaybeDecimal(@Nullable BigDecimal maybeDecimal) {
        return toBuilder().maybeDecimal(maybeDecimal).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeDouble attribute {@code maybeDouble}; may be absent
     * @return the copy
     */
    public Thing withMaybeDouble(@Nullable Double maybeDouble) {
        return toBuilder().maybeDouble(maybeDouble).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeBoolean attribute {@code maybeBoolean}; may be absent
     * @return the copy
     */
    public Thing withMaybeBoolean(@Nullable Boolean maybeBoolean) {
        return toBuilder().maybeBoolean(maybeBoolean).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeBytes attribute {@code maybeBytes}; may be absent
     * @return the copy
     */
    public Thing withMaybeBytes(@Nullable SdkBytes maybeBytes) {
        return toBuilder().maybeBytes(maybeBytes).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeInstant attribute {@code maybeInstant}; may be absent
     * @return the copy
     */
    public Thing withMaybeInstant(@Nullable Instant maybeInstant) {
        return toBuilder().maybeInstant(maybeInstant).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeDate attribute {@code maybeDate}; may be absent
     * @return the copy
     */
    public Thing withMaybeDate(@Nullable LocalDate maybeDate) {
        return toBuilder().maybeDate(maybeDate).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeMonth attribute {@code maybeMonth}; may be absent
     * @return the copy
     */
    public Thing withMaybeMonth(@Nullable YearMonth maybeMonth) {
        return toBuilder().maybeMonth(maybeMonth).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeTime attribute {@code maybeTime}; may be absent
     * @return the copy
     */
    public Thing withMaybeTime(@Nullable LocalTime maybeTime) {
        return toBuilder().maybeTime(maybeTime).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeDuration attribute {@code maybeDuration}; may be absent
     * @return the copy
     */
    public Thing withMaybeDuration(@Nullable Duration maybeDuration) {
        return toBuilder().maybeDuration(maybeDuration).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeUuid attribute {@code maybeUuid}; may be absent
     * @return the copy
     */
    public Thing withMaybeUuid(@Nullable UUID maybeUuid) {
        return toBuilder().maybeUuid(maybeUuid).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeUlid attribute {@code maybeUlid}; may be absent
     * @return the copy
     */
    public Thing withMaybeUlid(@Nullable String maybeUlid) {
        return toBuilder().maybeUlid(maybeUlid).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeColour attribute {@code maybeColour}; may be absent
     * @return the copy
     */
    public Thing withMaybeColour(@Nullable Colour maybeColour) {
        return toBuilder().maybeColour(maybeColour).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeOuter attribute {@code maybeOuter}; may be absent
     * @return the copy
     */
    public Thing withMaybeOuter(@Nullable Outer maybeOuter) {
        return toBuilder().maybeOuter(maybeOuter).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeList attribute {@code maybeList}; may be absent
     * @return the copy
     */
    public Thing withMaybeList(@Nullable List<Outer> maybeList) {
        return toBuilder().maybeList(maybeList).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeSet attribute {@code maybeSet}; may be absent
     * @return the copy
     */
    public Thing withMaybeSet(Set<String> maybeSet) {
        return toBuilder().maybeSet(maybeSet).build();
    }

    /**
     * Copies with another value.
     *
     * @param maybeMap attribute {@code maybeMap}; may be absent
     * @return the copy
     */
    public Thing withMaybeMap(@Nullable Map<String, List<Colour>> maybeMap) {
        return toBuilder().maybeMap(maybeMap).build();
    }

    /**
     * Copies with another value.
     *
     * @param expires attribute {@code expires}; may be absent
     * @return the copy
     */
    public Thing withExpires(@Nullable Instant expires) {
        return toBuilder().expires(expires).build();
    }

    /**
     * Builds a {@link Thing}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable UUID id;

        private @Nullable String aString;

        private @Nullable Integer anInt;

        private @Nullable Long aLong;

        private @Nullable BigDecimal aDecimal;

        private @Nullable Double aDouble;

        private @Nullable Boolean aBoolean;

        private @Nullable SdkBytes someBytes;

        private @Nullable Instant anInstant;

        private @Nullable LocalDate aDate;

        private @Nullable YearMonth aMonth;

        private @Nullable LocalTime aTime;

        private @Nullable Duration aDuration;

        private @Nullable UUID aUuid;

        private @Nullable String aUlid;

        private long aCounter;

        private @Nullable Colour colour;

        private @Nullable Outer outer;

        private @Nullable List<String> texts;

        private @Nullable List<List<Integer>> matrix;

        private Set<String> stringSet = Set.of();

        private Set<Integer> intSet = Set.of();

        private Set<BigDecimal> decimalSet = Set.of();

        private Set<SdkBytes> bytesSet = Set.of();

        private Set<LocalDate> dateSet = Set.of();

        private Set<Colour> colours = Set.of();

        private @Nullable Map<String, String> words;

        private @Nullable Map<String, Long> counts;

        private @Nullable String maybeString;

        private @Nullable Integer maybeInt;

        private @Nullable Long maybeLong;

        private @Nullable BigDecimal maybeDecimal;

        private @Nullable Double maybeDouble;

        private @Nullable Boolean maybeBoolean;

        private @Nullable SdkBytes maybeBytes;

        private @Nullable Instant maybeInstant;

        private @Nullable LocalDate maybeDate;

        private @Nullable YearMonth maybeMonth;

        private @Nullable LocalTime maybeTime;

        private @Nullable Duration maybeDuration;

        private @Nullable UUID maybeUuid;

        private @Nullable String maybeUlid;

        private @Nullable Colour maybeColour;

        private @Nullable Outer maybeOuter;

        private @Nullable List<Outer> maybeList;

        private Set<String> maybeSet = Set.of();

        private @Nullable Map<String, List<Colour>> maybeMap;

        private @Nullable Instant expires;

        private Builder() {
        }

        /**
         * Sets {@code id}.
         *
         * @param id attribute {@code id}
         * @return this builder
         */
        public Builder id(UUID id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code aString}.
         *
         * @param aString attribute {@code aString}
         * @return this builder
         */
        public Builder aString(String aString) {
            this.aString = aString;
            return this;
        }

        /**
         * Sets {@code anInt}.
         *
         * @param anInt attribute {@code anInt}
         * @return this builder
         */
        public Builder anInt(int anInt) {
            this.anInt = anInt;
            return this;
        }

        /**
         * Sets {@code aLong}.
         *
         * @param aLong attribute {@code aLong}
         * @return this builder
         */
        public Builder aLong(long aLong) {
            this.aLong = aLong;
            return this;
        }

        /**
         * Sets {@code aDecimal}.
         *
         * @param aDecimal attribute {@code aDecimal}
         * @return this builder
         */
        public Builder aDecimal(BigDecimal aDecimal) {
            this.aDecimal = aDecimal;
            return this;
        }

        /**
         * Sets {@code aDouble}.
         *
         * @param aDouble attribute {@code aDouble}
         * @return this builder
         */
        public Builder aDouble(double aDouble) {
            this.aDouble = aDouble;
            return this;
        }

        /**
         * Sets {@code aBoolean}.
         *
         * @param aBoolean attribute {@code aBoolean}
         * @return this builder
         */
        public Builder aBoolean(boolean aBoolean) {
            this.aBoolean = aBoolean;
            return this;
        }

        /**
         * Sets {@code someBytes}.
         *
         * @param someBytes attribute {@code someBytes}
         * @return this builder
         */
        public Builder someBytes(SdkBytes someBytes) {
            this.someBytes = someBytes;
            return this;
        }

        /**
         * Sets {@code anInstant}.
         *
         * @param anInstant attribute {@code anInstant}
         * @return this builder
         */
        public Builder anInstant(Instant anInstant) {
            this.anInstant = anInstant;
            return this;
        }

        /**
         * Sets {@code aDate}.
         *
         * @param aDate attribute {@code aDate}
         * @return this builder
         */
        public Builder aDate(LocalDate aDate) {
            this.aDate = aDate;
            return this;
        }

        /**
         * Sets {@code aMonth}.
         *
         * @param aMonth attribute {@code aMonth}
         * @return this builder
         */
        public Builder aMonth(YearMonth aMonth) {
            this.aMonth = aMonth;
            return this;
        }

        /**
         * Sets {@code aTime}.
         *
         * @param aTime attribute {@code aTime}
         * @return this builder
         */
        public Builder aTime(LocalTime aTime) {
            this.aTime = aTime;
            return this;
        }

        /**
         * Sets {@code aDuration}.
         *
         * @param aDuration attribute {@code aDuration}
         * @return this builder
         */
        public Builder aDuration(Duration aDuration) {
            this.aDuration = aDuration;
            return this;
        }

        /**
         * Sets {@code aUuid}.
         *
         * @param aUuid attribute {@code aUuid}
         * @return this builder
         */
        public Builder aUuid(UUID aUuid) {
            this.aUuid = aUuid;
            return this;
        }

        /**
         * Sets {@code aUlid}.
         *
         * @param aUlid attribute {@code aUlid}
         * @return this builder
         */
        public Builder aUlid(String aUlid) {
            this.aUlid = aUlid;
            return this;
        }

        /**
         * Sets {@code aCounter}.
         *
         * @param aCounter attribute {@code aCounter}
         * @return this builder
         */
        public Builder aCounter(long aCounter) {
            this.aCounter = aCounter;
            return this;
        }

        /**
         * Sets {@code colour}.
         *
         * @param colour attribute {@code colour}
         * @return this builder
         */
        public Builder colour(Colour colour) {
            this.colour = colour;
            return this;
        }

        /**
         * Sets {@code outer}.
         *
         * @param outer attribute {@code outer}
         * @return this builder
         */
        public Builder outer(Outer outer) {
            this.outer = outer;
            return this;
        }

        /**
         * Sets {@code texts}.
         *
         * @param texts attribute {@code texts}
         * @return this builder
         */
        public Builder texts(List<String> texts) {
            this.texts = texts;
            return this;
        }

        /**
         * Sets {@code matrix}.
         *
         * @param matrix attribute {@code matrix}
         * @return this builder
         */
        public Builder matrix(List<List<Integer>> matrix) {
            this.matrix = matrix;
            return this;
        }

        /**
         * Sets {@code stringSet}.
         *
         * @param stringSet attribute {@code stringSet}
         * @return this builder
         */
        public Builder stringSet(Set<String> stringSet) {
            this.stringSet = stringSet;
            return this;
        }

        /**
         * Sets {@code intSet}.
         *
         * @param intSet attribute {@code intSet}
         * @return this builder
         */
        public Builder intSet(Set<Integer> intSet) {
            this.intSet = intSet;
            return this;
        }

        /**
         * Sets {@code decimalSet}.
         *
         * @param decimalSet attribute {@code decimalSet}
         * @return this builder
         */
        public Builder decimalSet(Set<BigDecimal> decimalSet) {
            this.decimalSet = decimalSet;
            return this;
        }

        /**
         * Sets {@code bytesSet}.
         *
         * @param bytesSet attribute {@code bytesSet}
         * @return this builder
         */
        public Builder bytesSet(Set<SdkBytes> bytesSet) {
            this.bytesSet = bytesSet;
            return this;
        }

        /**
         * Sets {@code dateSet}.
         *
         * @param dateSet attribute {@code dateSet}
         * @return this builder
         */
        public Builder dateSet(Set<LocalDate> dateSet) {
            this.dateSet = dateSet;
            return this;
        }

        /**
         * Sets {@code colours}.
         *
         * @param colours attribute {@code colours}
         * @return this builder
         */
        public Builder colours(Set<Colour> colours) {
            this.colours = colours;
            return this;
        }

        /**
         * Sets {@code words}.
         *
         * @param words attribute {@code words}
         * @return this builder
         */
        public Builder words(Map<String, String> words) {
            this.words = words;
            return this;
        }

        /**
         * Sets {@code counts}.
         *
         * @param counts attribute {@code counts}
         * @return this builder
         */
        public Builder counts(Map<String, Long> counts) {
            this.counts = counts;
            return this;
        }

        /**
         * Sets {@code maybeString}.
         *
         * @param maybeString attribute {@code maybeString}; may be absent
         * @return this builder
         */
        public Builder maybeString(@Nullable String maybeString) {
            this.maybeString = maybeString;
            return this;
        }

        /**
         * Sets {@code maybeInt}.
         *
         * @param maybeInt attribute {@code maybeInt}; may be absent
         * @return this builder
         */
        public Builder maybeInt(@Nullable Integer maybeInt) {
            this.maybeInt = maybeInt;
            return this;
        }

        /**
         * Sets {@code maybeLong}.
         *
         * @param maybeLong attribute {@code maybeLong}; may be absent
         * @return this builder
         */
        public Builder maybeLong(@Nullable Long maybeLong) {
            this.maybeLong = maybeLong;
            return this;
        }

        /**
         * Sets {@code maybeDecimal}.
         *
         * @param maybeDecimal attribute {@code maybeDecimal}; may be absent
         * @return this builder
         */
        public Builder maybeDecimal(@Nullable BigDecimal maybeDecimal) {
            this.maybeDecimal = maybeDecimal;
            return this;
        }

        /**
         * Sets {@code maybeDouble}.
         *
         * @param maybeDouble attribute {@code maybeDouble}; may be absent
         * @return this builder
         */
        public Builder maybeDouble(@Nullable Double maybeDouble) {
            this.maybeDouble = maybeDouble;
            return this;
        }

        /**
         * Sets {@code maybeBoolean}.
         *
         * @param maybeBoolean attribute {@code maybeBoolean}; may be absent
         * @return this builder
         */
        public Builder maybeBoolean(@Nullable Boolean maybeBoolean) {
            this.maybeBoolean = maybeBoolean;
            return this;
        }

        /**
         * Sets {@code maybeBytes}.
         *
         * @param maybeBytes attribute {@code maybeBytes}; may be absent
         * @return this builder
         */
        public Builder maybeBytes(@Nullable SdkBytes maybeBytes) {
            this.maybeBytes = maybeBytes;
            return this;
        }

        /**
         * Sets {@code maybeInstant}.
         *
         * @param maybeInstant attribute {@code maybeInstant}; may be absent
         * @return this builder
         */
        public Builder maybeInstant(@Nullable Instant maybeInstant) {
            this.maybeInstant = maybeInstant;
            return this;
        }

        /**
         * Sets {@code maybeDate}.
         *
         * @param maybeDate attribute {@code maybeDate}; may be absent
         * @return this builder
         */
        public Builder maybeDate(@Nullable LocalDate maybeDate) {
            this.maybeDate = maybeDate;
            return this;
        }

        /**
         * Sets {@code maybeMonth}.
         *
         * @param maybeMonth attribute {@code maybeMonth}; may be absent
         * @return this builder
         */
        public Builder maybeMonth(@Nullable YearMonth maybeMonth) {
            this.maybeMonth = maybeMonth;
            return this;
        }

        /**
         * Sets {@code maybeTime}.
         *
         * @param maybeTime attribute {@code maybeTime}; may be absent
         * @return this builder
         */
        public Builder maybeTime(@Nullable LocalTime maybeTime) {
            this.maybeTime = maybeTime;
            return this;
        }

        /**
         * Sets {@code maybeDuration}.
         *
         * @param maybeDuration attribute {@code maybeDuration}; may be absent
         * @return this builder
         */
        public Builder maybeDuration(@Nullable Duration maybeDuration) {
            this.maybeDuration = maybeDuration;
            return this;
        }

        /**
         * Sets {@code maybeUuid}.
         *
         * @param maybeUuid attribute {@code maybeUuid}; may be absent
         * @return this builder
         */
        public Builder maybeUuid(@Nullable UUID maybeUuid) {
            this.maybeUuid = maybeUuid;
            return this;
        }

        /**
         * Sets {@code maybeUlid}.
         *
         * @param maybeUlid attribute {@code maybeUlid}; may be absent
         * @return this builder
         */
        public Builder maybeUlid(@Nullable String maybeUlid) {
            this.maybeUlid = maybeUlid;
            return this;
        }

        /**
         * Sets {@code maybeColour}.
         *
         * @param maybeColour attribute {@code maybeColour}; may be absent
         * @return this builder
         */
        public Builder maybeColour(@Nullable Colour maybeColour) {
            this.maybeColour = maybeColour;
            return this;
        }

        /**
         * Sets {@code maybeOuter}.
         *
         * @param maybeOuter attribute {@code maybeOuter}; may be absent
         * @return this builder
         */
        public Builder maybeOuter(@Nullable Outer maybeOuter) {
            this.maybeOuter = maybeOuter;
            return this;
        }

        /**
         * Sets {@code maybeList}.
         *
         * @param maybeList attribute {@code maybeList}; may be absent
         * @return this builder
         */
        public Builder maybeList(@Nullable List<Outer> maybeList) {
            this.maybeList = maybeList;
            return this;
        }

        /**
         * Sets {@code maybeSet}.
         *
         * @param maybeSet attribute {@code maybeSet}; may be absent
         * @return this builder
         */
        public Builder maybeSet(Set<String> maybeSet) {
            this.maybeSet = maybeSet;
            return this;
        }

        /**
         * Sets {@code maybeMap}.
         *
         * @param maybeMap attribute {@code maybeMap}; may be absent
         * @return this builder
         */
        public Builder maybeMap(@Nullable Map<String, List<Colour>> maybeMap) {
            this.maybeMap = maybeMap;
            return this;
        }

        /**
         * Sets {@code expires}.
         *
         * @param expires attribute {@code expires}; may be absent
         * @return this builder
         */
        public Builder expires(@Nullable Instant expires) {
            this.expires = expires;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Thing}
         */
        public Thing build() {
            return new Thing(
                    Objects.requireNonNull(id, "Thing.id is required"),
                    Objects.requireNonNull(aString, "Thing.aString is required"),
                    Objects.requireNonNull(anInt, "Thing.anInt is required"),
                    Objects.requireNonNull(aLong, "Thing.aLong is required"),
                    Objects.requireNonNull(aDecimal, "Thing.aDecimal is required"),
                    Objects.requireNonNull(aDouble, "Thing.aDouble is required"),
                    Objects.requireNonNull(aBoolean, "Thing.aBoolean is required"),
                    Objects.requireNonNull(someBytes, "Thing.someBytes is required"),
                    Objects.requireNonNull(anInstant, "Thing.anInstant is required"),
                    Objects.requireNonNull(aDate, "Thing.aDate is required"),
                    Objects.requireNonNull(aMonth, "Thing.aMonth is required"),
                    Objects.requireNonNull(aTime, "Thing.aTime is required"),
                    Objects.requireNonNull(aDuration, "Thing.aDuration is required"),
                    Objects.requireNonNull(aUuid, "Thing.aUuid is required"),
                    Objects.requireNonNull(aUlid, "Thing.aUlid is required"),
                    aCounter,
                    Objects.requireNonNull(colour, "Thing.colour is required"),
                    Objects.requireNonNull(outer, "Thing.outer is required"),
                    Objects.requireNonNull(texts, "Thing.texts is required"),
                    Objects.requireNonNull(matrix, "Thing.matrix is required"),
                    stringSet,
                    intSet,
                    decimalSet,
                    bytesSet,
                    dateSet,
                    colours,
                    Objects.requireNonNull(words, "Thing.words is required"),
                    Objects.requireNonNull(counts, "Thing.counts is required"),
                    maybeString,
                    maybeInt,
                    maybeLong,
                    maybeDecimal,
                    maybeDouble,
                    maybeBoolean,
                    maybeBytes,
                    maybeInstant,
                    maybeDate,
                    maybeMonth,
                    maybeTime,
                    maybeDuration,
                    maybeUuid,
                    maybeUlid,
                    maybeColour,
                    maybeOuter,
                    maybeList,
                    maybeSet,
                    maybeMap,
                    expires);
        }
    }
}
