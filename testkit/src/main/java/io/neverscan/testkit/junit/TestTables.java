package io.neverscan.testkit.junit;

import io.neverscan.testkit.feature.Feature;
import io.neverscan.testkit.feature.FeatureProbe;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * The tables of one test class. Their physical names end in a random suffix, so that classes, forks and builds that run
 * at the same time on one engine never meet; all of them are deleted after the class. Thread-safe.
 */
public final class TestTables implements AutoCloseable {

    private static final int SUFFIX_LENGTH = 10;
    private static final int LONGEST_NAME = 255;
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

    private final DynamoDbClient client;
    private final FeatureProbe probe;
    private final String suffix = newSuffix();
    private final Map<String, String> names = new TreeMap<>();
    private final Set<String> registered = new LinkedHashSet<>();

    /**
     * Tables without an extension around them; the caller closes.
     *
     * @param client client of the engine
     */
    public TestTables(DynamoDbClient client) {
        this(client, new FeatureProbe(client));
    }

    TestTables(DynamoDbClient client, FeatureProbe probe) {
        this.client = client;
        this.probe = probe;
    }

    private static String newSuffix() {
        SecureRandom random = new SecureRandom();
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < SUFFIX_LENGTH; at++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }

    /**
     * The physical name of a table, the same one at each call. The table is deleted after the class, whoever creates it.
     *
     * @param logical name in the model
     * @return that name, shortened if need be, with the suffix; at most 255 characters
     */
    public String name(String logical) {
        synchronized (names) {
            String physical = names.get(logical);
            if (physical == null) {
                physical = physical(logical);
                names.put(logical, physical);
            }
            register(physical);
            return physical;
        }
    }

    private String physical(String logical) {
        int room = LONGEST_NAME - SUFFIX_LENGTH - 1;
        String start = logical.length() <= room ? logical : logical.substring(0, room);
        String name = start + "-" + suffix;
        // Two long names that were shortened to one must not become one table.
        return names.containsValue(name)
                ? start.substring(0, room - 8) + newSuffix().substring(0, 8) + "-" + suffix
                : name;
    }

    /**
     * The names given out so far.
     *
     * @return physical name by logical name, a copy
     */
    public Map<String, String> names() {
        synchronized (names) {
            return new TreeMap<>(names);
        }
    }

    /**
     * Remembers a table that a test creates itself, for deletion after the class.
     *
     * @param physical its name
     */
    public void register(String physical) {
        synchronized (registered) {
            registered.add(physical);
        }
    }

    /**
     * Whether a table is one of these.
     *
     * @param physical a name
     * @return true if it was given out or registered
     */
    public boolean owns(String physical) {
        synchronized (registered) {
            return registered.contains(physical);
        }
    }

    /**
     * Creates tables under the names that the requests carry, and waits until they can be used. A name that is not one of
     * these tables' is taken as logical and replaced by {@link #name}. Indexes with keys of several attributes are left
     * out where the engine cannot make them ({@link Feature#MULTI_ATTRIBUTE_INDEX_CREATION}), so that the other patterns
     * of the model can be tested.
     *
     * @param requests what to create
     * @return physical names in the same order
     * @throws SdkException if the engine refuses one
     */
    public List<String> createAll(Collection<CreateTableRequest> requests) {
        List<String> created = new ArrayList<>();
        for (CreateTableRequest request : requests) {
            String name = owns(request.tableName()) ? request.tableName() : name(request.tableName());
            client.createTable(offered(request).tableName(name).build());
            client.waiter().waitUntilTableExists(describe -> describe.tableName(name));
            created.add(name);
        }
        return created;
    }

    /** The request without what the engine cannot make. */
    private CreateTableRequest.Builder offered(CreateTableRequest request) {
        List<GlobalSecondaryIndex> single = request.globalSecondaryIndexes().stream()
                .filter(i -> !isMultiAttribute(i))
                .toList();
        boolean whole = single.size() == request.globalSecondaryIndexes().size()
                || probe.support(Feature.MULTI_ATTRIBUTE_INDEX_CREATION).supported();
        if (whole) {
            return request.toBuilder();
        }
        Set<String> keys = Stream.of(
                        Stream.of(request.keySchema()),
                        single.stream().map(GlobalSecondaryIndex::keySchema),
                        request.localSecondaryIndexes().stream().map(LocalSecondaryIndex::keySchema))
                .flatMap(schemas -> schemas)
                .flatMap(List::stream)
                .map(KeySchemaElement::attributeName)
                .collect(Collectors.toSet());
        CreateTableRequest.Builder less = request.toBuilder()
                .attributeDefinitions(request.attributeDefinitions().stream()
                        .filter(d -> keys.contains(d.attributeName()))
                        .toList());
        // An empty list is refused by the service; null leaves it out.
        return less.globalSecondaryIndexes(single.isEmpty() ? null : single);
    }

    private static boolean isMultiAttribute(GlobalSecondaryIndex index) {
        long hash = index.keySchema().stream()
                .filter(k -> k.keyType() == KeyType.HASH)
                .count();
        return hash > 1 || index.keySchema().size() - hash > 1;
    }

    /**
     * Creates tables whose requests are made for given physical names.
     *
     * @param requests from the function that names tables ({@link #name}) to the requests
     * @return physical names in the same order
     * @throws SdkException if the engine refuses one
     */
    public List<String> createAll(Function<UnaryOperator<String>, ? extends Collection<CreateTableRequest>> requests) {
        return createAll(requests.apply(this::name));
    }

    /**
     * Deletes all tables, those that were never created or are gone left aside. Further calls do nothing more.
     *
     * @throws SdkException if the engine refuses to delete one; the others are deleted all the same
     */
    @Override
    public void close() {
        List<String> all;
        synchronized (registered) {
            all = List.copyOf(registered);
            registered.clear();
        }
        SdkException failure = null;
        for (String name : all) {
            try {
                delete(name);
            } catch (ResourceNotFoundException gone) {
                // A test deleted it, or its name was only asked for.
            } catch (SdkException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** These tables are the tests' own, so a protection that the model declares is lifted. */
    private void delete(String name) {
        try {
            client.deleteTable(request -> request.tableName(name));
        } catch (DynamoDbException refused) {
            if (!isProtected(name, refused)) {
                throw refused;
            }
            client.updateTable(request -> request.tableName(name).deletionProtectionEnabled(false));
            client.deleteTable(request -> request.tableName(name));
        }
    }

    private boolean isProtected(String name, DynamoDbException refused) {
        return refused.awsErrorDetails() != null
                && "ValidationException".equals(refused.awsErrorDetails().errorCode())
                && Boolean.TRUE.equals(client.describeTable(request -> request.tableName(name))
                        .table()
                        .deletionProtectionEnabled());
    }
}
