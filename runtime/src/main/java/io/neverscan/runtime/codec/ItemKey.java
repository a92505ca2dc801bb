package io.neverscan.runtime.codec;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The full primary key of one item, as DynamoDB wants it. Immutable and safe for use by many threads.
 *
 * <p>Two keys are equal if their attributes are; the entity is only for messages.
 */
public final class ItemKey {
    private final String entity;
    private final Map<String, AttributeValue> attributes;

    ItemKey(String entity, Map<String, AttributeValue> attributes) {
        this.entity = entity;
        this.attributes = attributes;
    }

    /**
     * A key of text.
     *
     * @param entity the entity's name in the model
     * @param partition the partition key attribute
     * @param value its text, 1..2048 bytes in UTF-8
     * @return the key of a table without sort key; see {@link #sort}
     */
    public static ItemKey of(String entity, String partition, String value) {
        ItemWriter out = ItemWriter.of(entity);
        out.partitionKey(partition, value);
        return new ItemKey(entity, out.toMap());
    }

    /**
     * A key of a whole number.
     *
     * @param entity the entity's name in the model
     * @param partition the partition key attribute
     * @param value its value
     * @return the key of a table without sort key; see {@link #sort}
     */
    public static ItemKey of(String entity, String partition, long value) {
        ItemWriter out = ItemWriter.of(entity);
        out.number(partition, value);
        return new ItemKey(entity, out.toMap());
    }

    /**
     * A key of an exact number.
     *
     * @param entity the entity's name in the model
     * @param partition the partition key attribute
     * @param value its value
     * @return the key of a table without sort key; see {@link #sort}
     */
    public static ItemKey of(String entity, String partition, BigDecimal value) {
        ItemWriter out = ItemWriter.of(entity);
        out.number(partition, value);
        return new ItemKey(entity, out.toMap());
    }

    /**
     * A key of bytes.
     *
     * @param entity the entity's name in the model
     * @param partition the partition key attribute
     * @param value 1..2048 bytes
     * @return the key of a table without sort key; see {@link #sort}
     */
    public static ItemKey of(String entity, String partition, SdkBytes value) {
        ItemWriter out = ItemWriter.of(entity);
        out.partitionKey(partition, value);
        return new ItemKey(entity, out.toMap());
    }

    /**
     * The key with a sort key of text.
     *
     * @param name the sort key attribute
     * @param value its text, 1..1024 bytes in UTF-8
     * @return a full key
     */
    public ItemKey sort(String name, String value) {
        ItemWriter out = ItemWriter.of(entity);
        out.sortKey(name, value);
        return with(out);
    }

    /**
     * The key with a sort key of a whole number.
     *
     * @param name the sort key attribute
     * @param value its value
     * @return a full key
     */
    public ItemKey sort(String name, long value) {
        ItemWriter out = ItemWriter.of(entity);
        out.number(name, value);
        return with(out);
    }

    /**
     * The key with a sort key of an exact number.
     *
     * @param name the sort key attribute
     * @param value its value
     * @return a full key
     */
    public ItemKey sort(String name, BigDecimal value) {
        ItemWriter out = ItemWriter.of(entity);
        out.number(name, value);
        return with(out);
    }

    /**
     * The key with a sort key of bytes.
     *
     * @param name the sort key attribute
     * @param value 1..1024 bytes
     * @return a full key
     */
    public ItemKey sort(String name, SdkBytes value) {
        ItemWriter out = ItemWriter.of(entity);
        out.sortKey(name, value);
        return with(out);
    }

    private ItemKey with(ItemWriter sort) {
        Map<String, AttributeValue> both = new LinkedHashMap<>(attributes);
        both.putAll(sort.toMap());
        return new ItemKey(entity, both);
    }

    /**
     * The entity's name in the model.
     *
     * @return the name
     */
    public String entity() {
        return entity;
    }

    /**
     * The key attributes.
     *
     * @return one or two attributes; not to be changed
     */
    public Map<String, AttributeValue> toMap() {
        return attributes;
    }

    /**
     * The key of an item out of the same table.
     *
     * @param item stored attributes, the key's among them
     * @return its key
     */
    public ItemKey of(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (String name : attributes.keySet()) {
            AttributeValue value = item.get(name);
            if (value != null) {
                key.put(name, value);
            }
        }
        return new ItemKey(entity, key);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ItemKey key && attributes.equals(key.attributes);
    }

    @Override
    public int hashCode() {
        return attributes.hashCode();
    }

    @Override
    public String toString() {
        return attributes.toString();
    }
}
