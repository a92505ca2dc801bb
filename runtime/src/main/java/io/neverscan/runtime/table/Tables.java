package io.neverscan.runtime.table;

import io.neverscan.runtime.error.TableMismatchException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Makes the tables of a model and compares physical ones with it. Stateless and safe for use by many threads. */
public final class Tables {
    private Tables() {}

    /**
     * The requests that create the tables.
     *
     * @param definitions the model's tables
     * @param physicalName from the model's name to the account's
     * @return one request a table, in the model's order
     */
    public static List<CreateTableRequest> requests(
            List<TableDefinition> definitions, UnaryOperator<String> physicalName) {
        List<CreateTableRequest> requests = new ArrayList<>();
        for (TableDefinition definition : definitions) {
            requests.add(definition.toRequest(physicalName.apply(definition.name())));
        }
        return List.copyOf(requests);
    }

    /**
     * Creates the tables that are not there, waits until each is active, and switches expiry and point-in-time recovery
     * on where declared and known to the engine. A table that is there already stays as it is; {@link #verify} tells whether it fits.
     *
     * @param client the client
     * @param definitions the model's tables
     * @param physicalName from the model's name to the account's
     */
    public static void create(
            DynamoDbClient client, List<TableDefinition> definitions, UnaryOperator<String> physicalName) {
        for (TableDefinition definition : definitions) {
            String name = physicalName.apply(definition.name());
            boolean created = created(client, definition.toRequest(name));
            client.waiter().waitUntilTableExists(b -> b.tableName(name));
            String ttl = definition.ttl();
            // Setting the same expiry twice is refused by the service, so only a new table is told.
            if (created && ttl != null) {
                client.updateTimeToLive(b -> b.tableName(name)
                        .timeToLiveSpecification(s -> s.attributeName(ttl).enabled(true)));
            }
            if (created && definition.recoveryDays() > 0) {
                recover(client, name, definition.recoveryDays());
            }
        }
    }

    private static void recover(DynamoDbClient client, String name, int days) {
        try {
            client.updateContinuousBackups(b -> b.tableName(name)
                    .pointInTimeRecoverySpecification(
                            s -> s.pointInTimeRecoveryEnabled(true).recoveryPeriodInDays(days)));
        } catch (DynamoDbException e) {
            // An engine for tests keeps no backups; the service itself knows the operation.
            if (!"UnknownOperationException".equals(e.awsErrorDetails().errorCode())) {
                throw e;
            }
        }
    }

    private static boolean created(DynamoDbClient client, CreateTableRequest request) {
        try {
            client.createTable(request);
            return true;
        } catch (ResourceInUseException alreadyThere) {
            return false;
        }
    }

    /**
     * Compares physical tables with the model: keys, key types, indexes, projections, expiry, and the settings that the
     * model gives. Tables, indexes and settings that the model does not name are no difference.
     *
     * @param client the client
     * @param definitions the model's tables
     * @param physicalName from the model's name to the account's
     * @throws TableMismatchException with every difference of every table
     */
    public static void verify(
            DynamoDbClient client, List<TableDefinition> definitions, UnaryOperator<String> physicalName) {
        List<String> differences = new ArrayList<>();
        for (TableDefinition definition : definitions) {
            String name = physicalName.apply(definition.name());
            try {
                TableDescription found =
                        client.describeTable(b -> b.tableName(name)).table();
                differences.addAll(TableComparison.differences(definition.toRequest(name), found));
                compareTtl(client, definition, name, differences);
            } catch (ResourceNotFoundException e) {
                differences.add("table `" + name + "` does not exist");
            }
        }
        if (!differences.isEmpty()) {
            throw new TableMismatchException(differences);
        }
    }

    private static void compareTtl(
            DynamoDbClient client, TableDefinition definition, String name, List<String> differences) {
        String declared = definition.ttl();
        if (declared == null) {
            return;
        }
        TimeToLiveDescription found =
                client.describeTimeToLive(b -> b.tableName(name)).timeToLiveDescription();
        boolean on = found.timeToLiveStatus() == TimeToLiveStatus.ENABLED
                || found.timeToLiveStatus() == TimeToLiveStatus.ENABLING;
        if (!on || !declared.equals(found.attributeName())) {
            String is = on ? "by `" + found.attributeName() + "`" : "off";
            differences.add("table `" + name + "`: items expire by `" + declared + "` in the model, expiry is " + is);
        }
    }
}
