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
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** One index as the model declares it. Immutable and safe for use by many threads. */
public final class IndexDefinition {
    private final GlobalSecondaryIndex form;
    private final boolean local;
    private final Map<String, ScalarAttributeType> types;

    /** A local index is kept in the form of a global one, which has more to say. */
    private IndexDefinition(GlobalSecondaryIndex form, boolean local, Map<String, ScalarAttributeType> types) {
        this.form = form;
        this.local = local;
        this.types = types;
    }

    /**
     * A global index without keys yet, which holds all attributes.
     *
     * @param name the index's name
     * @return a definition to go on with
     */
    public static IndexDefinition global(String name) {
        return named(name, false);
    }

    /**
     * A local index without keys yet, which holds all attributes.
     *
     * @param name the index's name
     * @return a definition to go on with
     */
    public static IndexDefinition local(String name) {
        return named(name, true);
    }

    private static IndexDefinition named(String name, boolean local) {
        GlobalSecondaryIndex form = GlobalSecondaryIndex.builder()
                .indexName(name)
                .projection(p -> p.projectionType(ProjectionType.ALL))
                .build();
        return new IndexDefinition(form, local, Map.of());
    }

    /**
     * Only key attributes are projected.
     *
     * @return a copy
     */
    public IndexDefinition keysOnly() {
        return with(form.toBuilder().projection(p -> p.projectionType(ProjectionType.KEYS_ONLY)));
    }

    /**
     * Key attributes and some others are projected.
     *
     * @param attributes stored names of the others
     * @return a copy
     */
    public IndexDefinition include(String... attributes) {
        return with(form.toBuilder()
                .projection(p -> p.projectionType(ProjectionType.INCLUDE).nonKeyAttributes(attributes)));
    }

    /**
     * Provisioned units of a global index, in the place of those of its table.
     *
     * @param reads read units per second
     * @param writes write units per second
     * @return a copy
     */
    public IndexDefinition provisioned(long reads, long writes) {
        return with(form.toBuilder()
                .provisionedThroughput(t -> t.readCapacityUnits(reads).writeCapacityUnits(writes)));
    }

    /**
     * The most that a global index of an on-demand table serves.
     *
     * @param reads read units per second
     * @param writes write units per second
     * @return a copy
     */
    public IndexDefinition maxThroughput(long reads, long writes) {
        return with(form.toBuilder()
                .onDemandThroughput(t -> t.maxReadRequestUnits(reads).maxWriteRequestUnits(writes)));
    }

    /**
     * What a global index serves at once.
     *
     * @param reads read units per second
     * @param writes write units per second
     * @return a copy
     */
    public IndexDefinition warmThroughput(long reads, long writes) {
        return with(
                form.toBuilder().warmThroughput(t -> t.readUnitsPerSecond(reads).writeUnitsPerSecond(writes)));
    }

    private IndexDefinition with(GlobalSecondaryIndex.Builder changed) {
        return new IndexDefinition(changed.build(), local, types);
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
        List<KeySchemaElement> moreKeys = new ArrayList<>(form.keySchema());
        moreKeys.add(KeySchemaElement.builder()
                .attributeName(attribute)
                .keyType(role)
                .build());
        Map<String, ScalarAttributeType> moreTypes = new LinkedHashMap<>(types);
        moreTypes.put(attribute, type);
        return new IndexDefinition(form.toBuilder().keySchema(moreKeys).build(), local, moreTypes);
    }

    boolean isLocal() {
        return local;
    }

    Map<String, ScalarAttributeType> types() {
        return Collections.unmodifiableMap(types);
    }

    LocalSecondaryIndex toLocal() {
        return LocalSecondaryIndex.builder()
                .indexName(form.indexName())
                .keySchema(form.keySchema())
                .projection(form.projection())
                .build();
    }

    GlobalSecondaryIndex toGlobal() {
        return form;
    }

    /** With the units of the table unless it has its own. */
    GlobalSecondaryIndex toGlobal(ProvisionedThroughput ofTable) {
        return form.provisionedThroughput() != null
                ? form
                : form.toBuilder().provisionedThroughput(ofTable).build();
    }
}
