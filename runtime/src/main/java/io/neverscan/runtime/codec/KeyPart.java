package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.CorruptItemException;
import io.neverscan.runtime.error.InvalidKeyException;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyFormatException;

/**
 * One attribute as a component of key text: a {@link KeyFormat} that knows whose value it is, so that a refusal can say
 * so. Immutable and safe for use by many threads.
 *
 * @param <V> type of the values
 */
public final class KeyPart<V> {
    private final String entity;
    private final String attribute;
    private final KeyFormat<V> format;

    private KeyPart(String entity, String attribute, KeyFormat<V> format) {
        this.entity = entity;
        this.attribute = attribute;
        this.format = format;
    }

    /**
     * Creates a part.
     *
     * @param entity the entity's name in the model
     * @param attribute the attribute's name in the model
     * @param format its form in key text
     * @param <V> type of the values
     * @return the part
     */
    public static <V> KeyPart<V> of(String entity, String attribute, KeyFormat<V> format) {
        return new KeyPart<>(entity, attribute, format);
    }

    /**
     * Writes a value.
     *
     * @param value the value
     * @return its key text
     * @throws InvalidKeyException if the format has no text for it
     */
    public String encode(V value) {
        try {
            return format.encode(value);
        } catch (KeyFormatException e) {
            throw new InvalidKeyException(entity, attribute, String.valueOf(e.getMessage()), e);
        }
    }

    /**
     * Reads a value.
     *
     * @param text its key text
     * @return the value
     * @throws CorruptItemException if the text is not of the format
     */
    public V decode(String text) {
        try {
            return format.decode(text);
        } catch (KeyFormatException e) {
            throw new CorruptItemException(
                    entity, attribute, "`" + text + "` in a key", String.valueOf(e.getMessage()), e);
        }
    }

    /**
     * The form in key text.
     *
     * @return the format, for bounds
     */
    public KeyFormat<V> format() {
        return format;
    }
}
