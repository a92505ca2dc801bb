package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.TableHandle;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Single-item writes of one entity or edge. Immutable and safe for use by many threads.
 *
 * @param <T> the record
 */
public final class EntityStore<T> {
    private final TableHandle table;
    private final ItemSchema<T> schema;
    private final EntityInfo<T> info;

    /**
     * Creates the store.
     *
     * @param table the table
     * @param schema the entity's schema
     */
    public EntityStore(TableHandle table, ItemSchema<T> schema) {
        this.table = table;
        this.schema = schema;
        this.info = schema.info();
    }

    /**
     * Stores a new item, never over another.
     *
     * @param item the record with version and times set
     * @param key its key in the model, for messages
     * @return the record
     * @throws AlreadyExistsException if the key is taken; it carries the stored item
     */
    public T create(T item, Object key) {
        try {
            putNew(item);
            return item;
        } catch (ConditionalCheckFailedException e) {
            throw new AlreadyExistsException(info.entity(), key, e.item(), e);
        }
    }

    /**
     * Stores a new item, or leaves the one that is there.
     *
     * @param item the record with version and times set
     * @return true if it was stored; false if the key is taken, and nothing changed
     */
    public boolean createIfAbsent(T item) {
        try {
            putNew(item);
            return true;
        } catch (ConditionalCheckFailedException e) {
            return false;
        }
    }

    private void putNew(T item) {
        Expressions expressions = new Expressions(info.entity());
        expressions.notExists(info.partitionKey());
        put(item, "create", expressions);
    }

    private void put(T item, String method, Expressions condition) {
        String name = info.entity() + "." + method;
        Map<String, AttributeValue> attributes = schema.itemToMap(item, true);
        try (Observation seen = table.observe(Operation.PUT_ITEM, name, null)) {
            PutItemRequest.Builder request = PutItemRequest.builder()
                    .tableName(table.name())
                    .item(attributes)
                    .conditionExpression(condition.condition())
                    .expressionAttributeNames(condition.names())
                    .expressionAttributeValues(condition.values())
                    .returnConsumedCapacity(seen.wanted());
            if (condition.condition() != null) {
                request.returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
            }
            PutItemRequest built = request.build();
            seen.request(Attempt.until(table, name, () -> table.client().putItem(built))
                    .consumedCapacity());
            seen.succeeded(1);
        }
    }

    /**
     * Stores an item in place of whatever is there, but for the attributes that the schema keeps (counters that edges
     * maintain, the time of creation): these stay as stored.
     *
     * @param item the record with times set
     * @return what is stored now
     */
    public T put(T item) {
        return replace(item, new Expressions(info.entity()));
    }

    /**
     * Stores an item in place of the version that was read.
     *
     * @param item the record with times and its new version set
     * @param key its key in the model, for messages
     * @param expectedVersion the version that was read; 0 stands for "not stored yet"
     * @return what is stored now
     * @throws StaleVersionException if another version is stored
     */
    public T put(T item, Object key, long expectedVersion) {
        Expressions expressions = new Expressions(info.entity());
        expectVersion(expressions, expectedVersion);
        try {
            return replace(item, expressions);
        } catch (ConditionalCheckFailedException e) {
            throw new StaleVersionException(info.entity(), key, expectedVersion, e);
        }
    }

    private void expectVersion(Expressions expressions, long expected) {
        String version = info.version();
        if (version == null) {
            throw new IllegalStateException(info.entity() + " has no version");
        }
        if (expected == 0) {
            expressions.notExists(version);
        } else {
            expressions.equal(version, AttributeValue.fromN(Long.toString(expected)));
        }
    }

    private T replace(T item, Expressions expressions) {
        if (info.kept().isEmpty()) {
            put(item, "put", expressions);
            return item;
        }
        // Only an update can keep what is stored, so the replacement is spelled out attribute by attribute.
        ItemKey key = schema.keyOf(item);
        Map<String, AttributeValue> attributes = schema.itemToMap(item, true);
        for (String name : info.attributes()) {
            AttributeValue value = attributes.get(name);
            if (key.toMap().containsKey(name)) {
                continue;
            }
            if (value == null) {
                if (!info.kept().contains(name)) {
                    expressions.remove(name);
                }
            } else if (info.kept().contains(name)) {
                expressions.setIfAbsent(name, value);
            } else {
                expressions.set(name, value);
            }
        }
        return schema.mapToItem(update(key, "put", expressions));
    }

    Map<String, AttributeValue> update(ItemKey key, String method, Expressions expressions) {
        String name = info.entity() + "." + method;
        try (Observation seen = table.observe(Operation.UPDATE_ITEM, name, null)) {
            UpdateItemRequest request = UpdateItemRequest.builder()
                    .tableName(table.name())
                    .key(key.toMap())
                    .updateExpression(expressions.update())
                    .conditionExpression(expressions.condition())
                    .expressionAttributeNames(expressions.names())
                    .expressionAttributeValues(expressions.values())
                    .returnValues(ReturnValue.ALL_NEW)
                    .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                    .returnConsumedCapacity(seen.wanted())
                    .build();
            var answer = Attempt.until(table, name, () -> table.client().updateItem(request));
            seen.request(answer.consumedCapacity());
            seen.succeeded(1);
            return answer.attributes();
        }
    }

    /**
     * Deletes an item if it is there.
     *
     * @param key its primary key
     */
    public void delete(ItemKey key) {
        delete(key, new Expressions(info.entity()));
    }

    /**
     * Deletes an item and tells whether it was there.
     *
     * @param key its primary key
     * @return false if there was none
     */
    public boolean deleteIfPresent(ItemKey key) {
        Expressions expressions = new Expressions(info.entity());
        expressions.exists(info.partitionKey());
        try {
            delete(key, expressions);
            return true;
        } catch (ConditionalCheckFailedException e) {
            return false;
        }
    }

    /**
     * Deletes the version of an item that was read.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @param expectedVersion the version that was read
     * @throws StaleVersionException if another version is stored, or none
     */
    public void delete(ItemKey itemKey, Object key, long expectedVersion) {
        Expressions expressions = new Expressions(info.entity());
        expectVersion(expressions, expectedVersion);
        try {
            delete(itemKey, expressions);
        } catch (ConditionalCheckFailedException e) {
            throw new StaleVersionException(info.entity(), key, expectedVersion, e);
        }
    }

    private void delete(ItemKey key, Expressions condition) {
        String name = info.entity() + ".delete";
        try (Observation seen = table.observe(Operation.DELETE_ITEM, name, null)) {
            DeleteItemRequest request = DeleteItemRequest.builder()
                    .tableName(table.name())
                    .key(key.toMap())
                    .conditionExpression(condition.condition())
                    .expressionAttributeNames(condition.names())
                    .expressionAttributeValues(condition.values())
                    .returnConsumedCapacity(seen.wanted())
                    .build();
            seen.request(Attempt.until(table, name, () -> table.client().deleteItem(request))
                    .consumedCapacity());
            seen.succeeded(1);
        }
    }

    /**
     * Begins an update of an item that exists.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @return an update without changes yet; for one thread
     */
    public ItemUpdate<T> update(ItemKey itemKey, Object key) {
        return new ItemUpdate<>(this, itemKey, key);
    }

    /**
     * Begins a write of an edge together with what it maintains.
     *
     * @return a transaction without nodes yet; for one thread
     */
    public EdgeTransaction<T> edge() {
        return new EdgeTransaction<>(this);
    }

    TableHandle table() {
        return table;
    }

    ItemSchema<T> schema() {
        return schema;
    }

    @Nullable
    String version() {
        return info.version();
    }
}
