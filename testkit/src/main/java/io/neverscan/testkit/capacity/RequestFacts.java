package io.neverscan.testkit.capacity;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Reads operation, tables and index off a request. */
final class RequestFacts {

    private static final String SUFFIX = "Request";

    private RequestFacts() {}

    static String operation(SdkRequest request) {
        String name = request.getClass().getSimpleName();
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    static List<String> tables(SdkRequest request) {
        if (request instanceof BatchGetItemRequest batch) {
            return sorted(batch.requestItems().keySet());
        }
        if (request instanceof BatchWriteItemRequest batch) {
            return sorted(batch.requestItems().keySet());
        }
        if (request instanceof TransactGetItemsRequest transaction) {
            return transaction.transactItems().stream()
                    .map(item -> item.get().tableName())
                    .distinct()
                    .toList();
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            return transaction.transactItems().stream()
                    .flatMap(RequestFacts::table)
                    .distinct()
                    .toList();
        }
        return request.getValueForField("TableName", String.class).map(List::of).orElse(List.of());
    }

    private static Stream<String> table(TransactWriteItem item) {
        if (item.put() != null) {
            return Stream.of(item.put().tableName());
        }
        if (item.update() != null) {
            return Stream.of(item.update().tableName());
        }
        if (item.delete() != null) {
            return Stream.of(item.delete().tableName());
        }
        return item.conditionCheck() == null
                ? Stream.empty()
                : Stream.of(item.conditionCheck().tableName());
    }

    static Optional<String> index(SdkRequest request) {
        if (request instanceof QueryRequest query) {
            return Optional.ofNullable(query.indexName());
        }
        if (request instanceof ScanRequest scan) {
            return Optional.ofNullable(scan.indexName());
        }
        return Optional.empty();
    }

    private static List<String> sorted(Collection<String> names) {
        return names.stream().sorted().toList();
    }
}
