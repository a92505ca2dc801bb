package io.neverscan.runtime.codec;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads a part of an entity: what an index holds, or what {@code returns:} names. Generated subclasses read each
 * component by its name. Safe for use by many threads.
 *
 * @param <R> the projection's record
 */
public abstract class ProjectionReader<R> implements RowReader<R> {
    private final TypeTest type;

    /**
     * Creates the reader.
     *
     * @param type whether an item is of the entity
     */
    protected ProjectionReader(TypeTest type) {
        this.type = type;
    }

    /**
     * Reads each component.
     *
     * @param in where from
     * @return the record
     */
    protected abstract R read(ItemReader in);

    @Override
    public final boolean accepts(Map<String, AttributeValue> item) {
        return type.accepts(item);
    }

    @Override
    public final R read(Map<String, AttributeValue> item) {
        type.check(item);
        return read(ItemReader.of(type.entity(), item));
    }
}
