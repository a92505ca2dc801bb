package io.neverscan.testkit.feature;

import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.opentest4j.TestAbortedException;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Knows what an engine can do. Each feature is probed at its first question, on throw-away tables, and remembered for the
 * life of the JVM. Thread-safe.
 */
public final class FeatureProbe {

    private static final Map<URI, FeatureProbe> SHARED = new ConcurrentHashMap<>();

    private final DynamoDbClient client;
    private final Map<Feature, Support> known = new ConcurrentHashMap<>();

    /**
     * A probe of its own, that shares no knowledge.
     *
     * @param client any client of the engine
     */
    public FeatureProbe(DynamoDbClient client) {
        this.client = client;
    }

    /**
     * The probe of an engine, the same one at each call.
     *
     * @param endpoint where the engine answers
     * @param client a client of it, used if this is the first call
     * @return the probe
     */
    public static FeatureProbe of(URI endpoint, DynamoDbClient client) {
        return SHARED.computeIfAbsent(endpoint, uri -> new FeatureProbe(client));
    }

    /**
     * Asks.
     *
     * @param feature what to ask for
     * @return whether the engine does as the service does, and what the probe saw
     */
    public Support support(Feature feature) {
        return known.computeIfAbsent(feature, this::ask);
    }

    /**
     * Aborts the test, with the reason, if the engine lacks a feature.
     *
     * @param feature what the test needs
     * @throws TestAbortedException if the engine lacks it
     */
    public void assumeSupports(Feature feature) {
        Support support = support(feature);
        if (!support.supported()) {
            throw new TestAbortedException(
                    "skipped: this engine lacks `" + feature.title() + "` (" + support.reason() + ")");
        }
    }

    private Support ask(Feature feature) {
        try (ProbeTables tables = new ProbeTables(client)) {
            return ask(feature, tables);
        } catch (SdkException e) {
            return Support.no(reason(e));
        }
    }

    /** What the engine says, without the request id, which differs from run to run. */
    private static String reason(SdkException refused) {
        String said = refused instanceof AwsServiceException service && service.awsErrorDetails() != null
                ? service.awsErrorDetails().errorMessage()
                : null;
        return said == null ? String.valueOf(refused.getMessage()) : said;
    }

    private static Support ask(Feature feature, ProbeTables tables) {
        return switch (feature) {
            case MULTI_ATTRIBUTE_INDEX_KEYS -> ProbesOfIndexes.multiAttributeKeys(tables);
            case MULTI_ATTRIBUTE_INDEX_CREATION -> ProbesOfIndexes.multiAttributeCreation(tables);
            case BEGINS_WITH_ON_NUMBER_REFUSED -> ProbesOfQueries.beginsWithOnNumber(tables);
            case EMPTY_KEY_REFUSED -> ProbesOfQueries.emptyKey(tables);
            case IN_LIMIT_REFUSED -> ProbesOfQueries.inLimit(tables);
            case LOCAL_INDEX_FETCH_CAPACITY -> ProbesOfIndexes.localFetchCapacity(tables);
            case FOREIGN_START_KEY_REFUSED -> ProbesOfQueries.foreignStartKey(tables);
            case UNPROJECTED_ATTRIBUTE_REFUSED -> ProbesOfIndexes.unprojectedAttribute(tables);
            case INCLUDE_LIMIT_REFUSED -> ProbesOfIndexes.includeLimit(tables);
            case INDEX_KEY_SIZE_REFUSED -> ProbesOfIndexes.keySize(tables);
            case TRANSACTIONAL_READ_PROJECTION -> ProbesOfItems.transactionalProjection(tables);
            case LIST_SET_PAST_END_APPENDS -> ProbesOfItems.listPastEnd(tables);
            case SECOND_TIME_TO_LIVE_REFUSED -> ProbesOfTables.secondTimeToLive(tables);
            case WARM_THROUGHPUT_ECHOED -> ProbesOfTables.warmThroughput(tables);
            case TRANSACTIONS -> ProbesOfItems.transactions(tables);
            case CONSUMED_CAPACITY_PER_INDEX -> ProbesOfIndexes.capacityPerIndex(tables);
        };
    }
}
