package io.neverscan.runtime.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.SSEType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.Tag;

/**
 * One table as the model declares it: on-demand unless provisioned units are given. A builder of requests; for one
 * thread while it is built, safe for use by many threads after.
 */
public final class TableDefinition {
    private final String name;
    private final List<KeySchemaElement> keys = new ArrayList<>();
    private final Map<String, ScalarAttributeType> types = new LinkedHashMap<>();
    private final List<IndexDefinition> indexes = new ArrayList<>();
    private @Nullable ProvisionedThroughput throughput;
    private @Nullable String ttl;
    private final List<Tag> tags = new ArrayList<>();
    private int recoveryDays;
    private CreateTableRequest settings = CreateTableRequest.builder().build();

    private TableDefinition(String name) {
        this.name = name;
    }

    /**
     * Begins.
     *
     * @param name the table's name in the model
     * @return a definition without keys yet
     */
    public static TableDefinition named(String name) {
        return new TableDefinition(name);
    }

    /**
     * The partition key.
     *
     * @param attribute stored name
     * @param type S, N or B
     * @return this
     */
    public TableDefinition partitionKey(String attribute, ScalarAttributeType type) {
        return key(attribute, KeyType.HASH, type);
    }

    /**
     * The sort key.
     *
     * @param attribute stored name
     * @param type S, N or B
     * @return this
     */
    public TableDefinition sortKey(String attribute, ScalarAttributeType type) {
        return key(attribute, KeyType.RANGE, type);
    }

    private TableDefinition key(String attribute, KeyType role, ScalarAttributeType type) {
        keys.add(KeySchemaElement.builder()
                .attributeName(attribute)
                .keyType(role)
                .build());
        types.put(attribute, type);
        return this;
    }

    /**
     * An index.
     *
     * @param index its definition
     * @return this
     */
    public TableDefinition index(IndexDefinition index) {
        indexes.add(index);
        // A key attribute of several indexes is defined once.
        types.putAll(index.types());
        return this;
    }

    /**
     * Provisioned units instead of on-demand, for the table and each global index.
     *
     * @param reads read units per second
     * @param writes write units per second
     * @return this
     */
    public TableDefinition provisioned(long reads, long writes) {
        this.throughput = ProvisionedThroughput.builder()
                .readCapacityUnits(reads)
                .writeCapacityUnits(writes)
                .build();
        return this;
    }

    /**
     * Items expire.
     *
     * @param attribute stored name of the attribute that holds the time in epoch seconds
     * @return this
     */
    public TableDefinition ttl(String attribute) {
        this.ttl = attribute;
        return this;
    }

    /**
     * The most that an on-demand table serves.
     *
     * @param reads read units per second
     * @param writes write units per second
     * @return this
     */
    public TableDefinition maxThroughput(long reads, long writes) {
        return set(b -> b.onDemandThroughput(t -> t.maxReadRequestUnits(reads).maxWriteRequestUnits(writes)));
    }

    /**
     * What the table serves at once, without growing first.
     *
     * @param reads read units per second
     * @param writes write units per second
     * @return this
     */
    public TableDefinition warmThroughput(long reads, long writes) {
        return set(b -> b.warmThroughput(t -> t.readUnitsPerSecond(reads).writeUnitsPerSecond(writes)));
    }

    /**
     * The table has a stream.
     *
     * @param view what it holds of each change
     * @return this
     */
    public TableDefinition stream(StreamViewType view) {
        return set(b -> b.streamSpecification(s -> s.streamEnabled(true).streamViewType(view)));
    }

    /**
     * The table cannot be deleted.
     *
     * @return this
     */
    public TableDefinition deletionProtection() {
        return set(b -> b.deletionProtectionEnabled(true));
    }

    /**
     * The table is of the class for data that is seldom read.
     *
     * @return this
     */
    public TableDefinition infrequentAccess() {
        return set(b -> b.tableClass(TableClass.STANDARD_INFREQUENT_ACCESS));
    }

    /**
     * The account's key for DynamoDB encrypts the table.
     *
     * @return this
     */
    public TableDefinition awsManagedKey() {
        return set(b -> b.sseSpecification(s -> s.enabled(true).sseType(SSEType.KMS)));
    }

    /**
     * A key of the customer encrypts the table.
     *
     * @param key its id, ARN or alias
     * @return this
     */
    public TableDefinition customerKey(String key) {
        return set(b ->
                b.sseSpecification(s -> s.enabled(true).sseType(SSEType.KMS).kmsMasterKeyId(key)));
    }

    /**
     * Adds a tag.
     *
     * @param key its key
     * @param value its value
     * @return this
     */
    public TableDefinition tag(String key, String value) {
        tags.add(Tag.builder().key(key).value(value).build());
        return this;
    }

    /**
     * The table can be restored to any moment of the last days.
     *
     * @param days how many, 1 to 35
     * @return this
     */
    public TableDefinition recovery(int days) {
        this.recoveryDays = days;
        return this;
    }

    private TableDefinition set(Consumer<CreateTableRequest.Builder> change) {
        settings = settings.copy(change);
        return this;
    }

    /**
     * How far the table can be restored.
     *
     * @return days, 0 if it cannot be
     */
    public int recoveryDays() {
        return recoveryDays;
    }

    /**
     * The table's name in the model.
     *
     * @return the name
     */
    public String name() {
        return name;
    }

    /**
     * The attribute that holds the time of expiry.
     *
     * @return stored name, or null if items do not expire
     */
    public @Nullable String ttl() {
        return ttl;
    }

    /**
     * The request that creates the table: exactly the declared indexes and projections, and no attribute definition but
     * those of keys.
     *
     * @param physicalName the table's name in the account
     * @return the request
     */
    public CreateTableRequest toRequest(String physicalName) {
        List<GlobalSecondaryIndex> globals = new ArrayList<>();
        List<LocalSecondaryIndex> locals = new ArrayList<>();
        for (IndexDefinition index : indexes) {
            if (index.isLocal()) {
                locals.add(index.toLocal());
            } else {
                globals.add(throughput == null ? index.toGlobal() : index.toGlobal(throughput));
            }
        }
        List<AttributeDefinition> definitions = new ArrayList<>();
        for (Map.Entry<String, ScalarAttributeType> type : types.entrySet()) {
            definitions.add(AttributeDefinition.builder()
                    .attributeName(type.getKey())
                    .attributeType(type.getValue())
                    .build());
        }
        CreateTableRequest.Builder request =
                settings.toBuilder().tableName(physicalName).keySchema(keys).attributeDefinitions(definitions);
        if (throughput == null) {
            request.billingMode(BillingMode.PAY_PER_REQUEST);
        } else {
            request.billingMode(BillingMode.PROVISIONED).provisionedThroughput(throughput);
        }
        // An empty list is refused by the service, so a list without elements is left out.
        if (!globals.isEmpty()) {
            request.globalSecondaryIndexes(globals);
        }
        if (!locals.isEmpty()) {
            request.localSecondaryIndexes(locals);
        }
        if (!tags.isEmpty()) {
            request.tags(tags);
        }
        return request.build();
    }
}
