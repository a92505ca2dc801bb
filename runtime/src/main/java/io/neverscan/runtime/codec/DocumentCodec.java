package io.neverscan.runtime.codec;

import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A nested document of the model, stored as a map. Generated subclasses write and read each attribute by its name;
 * absent attributes of a document are left out, never stored as NULL. Safe for use by many threads.
 *
 * @param <D> the document's record
 */
public abstract class DocumentCodec<D> extends ValueCodec<D> {
    private final String name;

    /**
     * Creates the codec.
     *
     * @param name the document type's name in the model
     */
    protected DocumentCodec(String name) {
        super(AttributeValueType.M);
        this.name = name;
    }

    /**
     * Writes each attribute.
     *
     * @param document the document
     * @param out where to
     */
    protected abstract void write(D document, ItemWriter out);

    /**
     * Reads each attribute.
     *
     * @param in where from
     * @return the document
     */
    protected abstract D read(ItemReader in);

    @Override
    final AttributeValue write(D value, ValueBuilders out) {
        ItemWriter nested = ItemWriter.nested(name, out);
        write(value, nested);
        return AttributeValue.fromM(nested.toMap());
    }

    @Override
    final D read(AttributeValue value) {
        if (!value.hasM()) {
            throw mismatch(value);
        }
        Map<String, AttributeValue> map = value.m();
        return read(ItemReader.nested(name, map));
    }
}
