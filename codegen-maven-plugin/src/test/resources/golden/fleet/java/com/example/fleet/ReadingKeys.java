// Generated from src/main/neverscan/fleet.yaml:29, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Reading}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class ReadingKeys {
    static final KeyPart<Instant> AT = KeyPart.of("Reading", "at", KeyFormat.instant(3));

    static final KeyPart<LocalDate> DAY = KeyPart.of("Reading", "day", KeyFormat.date());

    static final TypeTest TYPE = TypeTest.of("Reading", List.of());

    private ReadingKeys() {
    }

    /**
     * {@code at} is {@code {at}}.
     */
    static String at(Instant at) {
        return ReadingKeys.AT.encode(at);
    }

    /**
     * {@code day} is {@code {day}}.
     */
    static String day(LocalDate day) {
        return ReadingKeys.DAY.encode(day);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(long deviceId, Instant at) {
        return ItemKey.of("Reading", "deviceId", deviceId).sort("at", at(at));
    }
}
