package io.neverscan.runtime.codec;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns stored attributes into what an access pattern returns. Implementations are safe for use by many threads.
 *
 * @param <R> what is returned
 */
public interface RowReader<R> {
    /**
     * Tells whether an item is of the kind that this reader reads: by its type attribute, by the shape of its key where
     * it has none.
     *
     * @param item the stored attributes
     * @return true if {@link #read} can be asked
     */
    boolean accepts(Map<String, AttributeValue> item);

    /**
     * Reads an item.
     *
     * @param item the stored attributes
     * @return the row
     * @throws io.neverscan.runtime.error.WrongTypeException if the item is of another kind
     * @throws io.neverscan.runtime.error.CorruptItemException if its form is not that of the model
     */
    R read(Map<String, AttributeValue> item);

    /**
     * Tells whether items that are not accepted are passed over instead of refused: a collection of several types may
     * meet one that only a newer version of the program knows.
     *
     * @return false for a reader of one type
     */
    default boolean skipsOthers() {
        return false;
    }
}
