package io.neverscan.runtime.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** One index as the model declares it. Immutable and safe for use by many threads. */
public final class IndexDefinition {
    private final String name;
    private final boolean local;
    private final Projection projection;
    private final List<KeySchemaElement> keys;
    private final Map<String, ScalarAttributeType> types;

    private IndexDefinition(
            String name,
            boolean local,
            Projection projection,
            List<KeySchemaElement> keys,
            Map<String, ScalarAttributeType> types) {
        this.name = name;
        this.local = local;
        this.projection = projection;
        this.keys = keys;
        this.types = types;
    }

    /**
     * A global index without keys yet, which holds all attributes.
     *
     * @param name the index's name
     * @return a definition to go on with
     */
    public static IndexDefinition global(String name) {
        Projection all = Projection.builder().projectionType(ProjectionType.ALL).build();
        return new IndexDefinition(name, false, all, List.of(), Map.of());
    }

    /**
     * A local index without keys yet, which holds all attributes.
     *
     * @param name the index's name
     * @return a definition to go on with
     */
    public static IndexDefinition local(String name) {
        Projection all = Projection.builder().projectionType(ProjectionType.ALL).build();
        return new IndexDefinition(name, true, all, List.of(), Map.of());
    }

    /**
     * Only key attributes are projected.
     *
     * @return a copy
     */
    public IndexDefinition keysOnly() {
        Projection keysOnly =
                Projection.builder().projectionType(ProjectionType.KEYS_ONLY).build();
        return new IndexDefinition(name, local, keysOnly, keys, types);
    }

    /**
     * Key attributes and some others are projected.
     *
     * @param attributes stored names of the others
     * @return a copy
     */
    public IndexDefinition include(String... attributes) {
        Projection some = Projection.builder()
                .projectionType(ProjectionType.INCLUDE)
                .nonKeyAttributes(attributes)
                .build();
        return new IndexDefinition(name, local, some, keys, types);
    }

    /**
     * A partition key attribute; the next one of several, where called again.
     *
     * @param attribute stored name
     * @param type S, N or B
     * @return a copy
     */
    public IndexDefinition partitionKey(String attribute, ScalarAttributeType type) {
        return key(attribute, KeyType.HASH, type);
    }

    /**
     * A sort key attribute; the next one of several, where called again.
     *
     * @param attribute stored name
     * @param type S, N or B
     * @return a copy
     */
    public IndexDefinition sortKey(String attribute, ScalarAttributeType type) {
        return key(attribute, KeyType.RANGE, type);
    }

    private IndexDefinition key(String attribute, KeyType role, ScalarAttributeType type) {
        List<KeySchemaElement> moreKeys = new ArrayList<>(keys);
        moreKeys.add(KeySchemaElement.builder()
                .attributeName(attribute)
                .keyType(role)
                .build());
        Map<String, ScalarAttributeType> moreTypes = new LinkedHashMap<>(types);
        moreTypes.put(attribute, type);
        return new IndexDefinition(name, local, projection, List.copyOf(moreKeys), moreTypes);
    }

    boolean isLocal() {
        return local;
    }

    Map<String, ScalarAttributeType> types() {
        return Collections.unmodifiableMap(types);
    }

    LocalSecondaryIndex toLocal() {
        return LocalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection)
                .build();
    }

    GlobalSecondaryIndex toGlobal() {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection)
                .build();
    }

    GlobalSecondaryIndex toGlobal(ProvisionedThroughput throughput) {
        return toGlobal().toBuilder().provisionedThroughput(throughput).build();
    }
}
