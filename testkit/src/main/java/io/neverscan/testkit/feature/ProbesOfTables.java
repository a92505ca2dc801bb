package io.neverscan.testkit.feature;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableWarmThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveSpecification;

/** Probes of table settings. */
final class ProbesOfTables {

    private static final long READS = 13_000;
    private static final long WRITES = 5_000;

    private ProbesOfTables() {}

    static Support secondTimeToLive(ProbeTables tables) {
        String table = tables.plain();
        DynamoDbClient client = tables.client();
        TimeToLiveSpecification setting = TimeToLiveSpecification.builder()
                .attributeName("ttl")
                .enabled(true)
                .build();
        client.updateTimeToLive(request -> request.tableName(table).timeToLiveSpecification(setting));
        return ProbeTables.refused(() ->
                client.updateTimeToLive(request -> request.tableName(table).timeToLiveSpecification(setting)));
    }

    static Support warmThroughput(ProbeTables tables) {
        String table = tables.create(request ->
                request.warmThroughput(warm -> warm.readUnitsPerSecond(READS).writeUnitsPerSecond(WRITES)));
        TableWarmThroughputDescription warm = tables.client()
                .describeTable(request -> request.tableName(table))
                .table()
                .warmThroughput();
        if (warm == null || warm.readUnitsPerSecond() == null) {
            return Support.no("DescribeTable gives none");
        }
        return warm.readUnitsPerSecond() == READS
                ? Support.yes("given back")
                : Support.no("set " + READS + ", given back " + warm.readUnitsPerSecond());
    }
}
