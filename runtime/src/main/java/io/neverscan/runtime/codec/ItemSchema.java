package io.neverscan.runtime.codec;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A table schema that writes and reads each attribute directly: no reflection, no list of attribute objects. Generated
 * subclasses name the attributes; the enhanced client and its extensions work with them as with any schema.
 *
 * <p>Keys, index keys and the type attribute are derived when an item is written and ignored when it is read, unless
 * they are attributes of the model. Stateless and safe for use by many threads.
 *
 * @param <T> the entity's record
 */
public abstract class ItemSchema<T> implements TableSchema<T>, RowReader<T> {
    private final EntityInfo<T> info;
    private final @Nullable AttributeValue typeCode;
    private final int most;

    /**
     * Creates the schema.
     *
     * @param info keys, indexes and maintained attributes
     */
    protected ItemSchema(EntityInfo<T> info) {
        this.info = info;
        this.typeCode = info.type().attribute() == null
                ? null
                : AttributeValue.fromS(info.type().code());
        this.most = info.attributes().size() + 1;
    }

    /**
     * Writes the table's key attributes.
     *
     * @param item the record
     * @param out where to
     */
    protected abstract void writeKey(T item, ItemWriter out);

    /**
     * Writes index keys and attributes, but for the table's key attributes and the type attribute.
     *
     * @param item the record
     * @param out where to
     */
    protected abstract void write(T item, ItemWriter out);

    /**
     * Reads the record.
     *
     * @param in where from
     * @return the record
     */
    protected abstract T read(ItemReader in);

    /**
     * What the schema says about its entity.
     *
     * @return the info
     */
    public final EntityInfo<T> info() {
        return info;
    }

    /**
     * The primary key of a record.
     *
     * @param item the record
     * @return its key
     */
    public final ItemKey keyOf(T item) {
        ItemWriter out = ItemWriter.of(info.entity());
        writeKey(item, out);
        return new ItemKey(info.entity(), out.toMap());
    }

    @Override
    public final boolean accepts(Map<String, AttributeValue> item) {
        return info.type().accepts(item);
    }

    @Override
    public final T read(Map<String, AttributeValue> item) {
        info.type().check(item);
        return read(ItemReader.of(info.entity(), item));
    }

    @Override
    public final T mapToItem(Map<String, AttributeValue> attributeMap) {
        return read(attributeMap);
    }

    @Override
    public final Map<String, AttributeValue> itemToMap(T item, boolean ignoreNulls) {
        String entity = info.entity();
        ItemWriter out = ignoreNulls ? ItemWriter.of(entity, most) : ItemWriter.keepingAbsent(entity);
        writeKey(item, out);
        if (typeCode != null) {
            out.constant(String.valueOf(info.type().attribute()), typeCode);
        }
        write(item, out);
        return out.toMap();
    }

    @Override
    public final Map<String, AttributeValue> itemToMap(T item, Collection<String> attributes) {
        OrderedMap<AttributeValue> some = new OrderedMap<>(attributes.size());
        itemToMap(item, true).forEach((name, value) -> {
            if (attributes.contains(name)) {
                some.write(name, value);
            }
        });
        return some;
    }

    @Override
    public final @Nullable AttributeValue attributeValue(T item, String attributeName) {
        if (info.isTableKey(attributeName)) {
            return keyOf(item).toMap().get(attributeName);
        }
        return itemToMap(item, true).get(attributeName);
    }

    @Override
    public final TableMetadata tableMetadata() {
        return info.metadata();
    }

    @Override
    public final EnhancedType<T> itemType() {
        return info.javaType();
    }

    @Override
    public final List<String> attributeNames() {
        return info.attributes();
    }

    @Override
    public final boolean isAbstract() {
        return false;
    }

    /**
     * The converter of one attribute, for the SDK's extensions: the auto-generated timestamp writes with it.
     *
     * @param key stored name
     * @return its converter
     * @throws UnsupportedOperationException for anything but a single string or number: the extensions take this, which
     *     is the SDK's own default, to mean that there are no beans inside to look into
     */
    // The SDK declares the converter of an attribute with the item's type, which no attribute has.
    @SuppressWarnings("unchecked")
    @Override
    public final AttributeConverter<T> converterForAttribute(Object key) {
        if (info.codec(key.toString()) instanceof ScalarCodec<?> codec) {
            return (AttributeConverter<T>) new CodecConverter<>(codec);
        }
        throw new UnsupportedOperationException(info.entity() + "." + key + " is not a single string or number");
    }
}
