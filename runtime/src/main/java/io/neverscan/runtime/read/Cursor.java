package io.neverscan.runtime.read;

import io.neverscan.runtime.error.InvalidCursorException;
import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * A place between two rows of a result, as opaque text that may be put into a URL.
 *
 * <p>It belongs to one pattern with one set of arguments, one index and one direction; any other use is refused before a
 * request is made. Immutable and safe for use by many threads.
 */
public final class Cursor {
    /** First byte of every cursor; raised whenever the layout changes. */
    static final byte VERSION = 3;

    private final String text;
    private final byte[] bytes;

    private Cursor(String text, byte[] bytes) {
        this.text = text;
        this.bytes = bytes;
    }

    static Cursor of(byte[] bytes) {
        return new Cursor(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes), bytes);
    }

    /**
     * Reads a cursor's text. Whether it fits a result is found out when it is used.
     *
     * @param text what {@link #toString} gave
     * @return the cursor
     * @throws InvalidCursorException if it is no cursor of this version
     */
    public static Cursor parse(String text) {
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw new InvalidCursorException("this is no cursor");
        }
        if (bytes.length == 0 || bytes[0] != VERSION) {
            throw new InvalidCursorException("this is no cursor of version " + VERSION);
        }
        Cursor cursor = of(bytes);
        // The decoder ignores the last character's spare bits, so one cursor would have several texts.
        if (!cursor.text.equals(text)) {
            throw new InvalidCursorException("this cursor was altered");
        }
        return cursor;
    }

    byte[] bytes() {
        return bytes;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cursor cursor && Arrays.equals(bytes, cursor.bytes);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /**
     * The cursor's text.
     *
     * @return letters, digits, {@code -} and {@code _}
     */
    @Override
    public String toString() {
        return text;
    }
}
