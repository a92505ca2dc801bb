package io.neverscan.testkit.capacity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Asks for consumed capacity on requests that can report it, and reads it off the answers. */
final class ReportedCapacity {

    private static final ReturnConsumedCapacity ALL = ReturnConsumedCapacity.INDEXES;

    private ReportedCapacity() {}

    /** The request, asking for table and index units; unchanged if it cannot. */
    static SdkRequest asked(SdkRequest request) {
        if (request instanceof GetItemRequest get) {
            return get.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof QueryRequest query) {
            return query.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof BatchGetItemRequest batch) {
            return batch.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof TransactGetItemsRequest transaction) {
            return transaction.toBuilder().returnConsumedCapacity(ALL).build();
        }
        return askedWrite(request);
    }

    private static SdkRequest askedWrite(SdkRequest request) {
        if (request instanceof PutItemRequest put) {
            return put.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof UpdateItemRequest update) {
            return update.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof DeleteItemRequest delete) {
            return delete.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof BatchWriteItemRequest batch) {
            return batch.toBuilder().returnConsumedCapacity(ALL).build();
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            return transaction.toBuilder().returnConsumedCapacity(ALL).build();
        }
        return request;
    }

    static List<Charge> charges(SdkResponse response) {
        List<Charge> charges = new ArrayList<>();
        reported(response).forEach(capacity -> addTo(charges, capacity));
        return charges;
    }

    private static List<ConsumedCapacity> reported(SdkResponse response) {
        if (response instanceof GetItemResponse get) {
            return single(get.consumedCapacity());
        }
        if (response instanceof QueryResponse query) {
            return single(query.consumedCapacity());
        }
        if (response instanceof PutItemResponse put) {
            return single(put.consumedCapacity());
        }
        if (response instanceof UpdateItemResponse update) {
            return single(update.consumedCapacity());
        }
        if (response instanceof DeleteItemResponse delete) {
            return single(delete.consumedCapacity());
        }
        if (response instanceof BatchGetItemResponse batch) {
            return batch.consumedCapacity();
        }
        if (response instanceof BatchWriteItemResponse batch) {
            return batch.consumedCapacity();
        }
        if (response instanceof TransactGetItemsResponse transaction) {
            return transaction.consumedCapacity();
        }
        return response instanceof TransactWriteItemsResponse transaction ? transaction.consumedCapacity() : List.of();
    }

    private static List<ConsumedCapacity> single(@Nullable ConsumedCapacity capacity) {
        return capacity == null ? List.of() : List.of(capacity);
    }

    private static void addTo(List<Charge> charges, ConsumedCapacity capacity) {
        Map<String, Capacity> arms = new TreeMap<>(capacity.globalSecondaryIndexes());
        arms.putAll(capacity.localSecondaryIndexes());
        Double units = capacity.table() == null ? null : capacity.table().capacityUnits();
        if (units == null && arms.isEmpty()) {
            units = capacity.capacityUnits();
        }
        if (units != null && units != 0) {
            charges.add(new Charge(capacity.tableName(), Optional.empty(), Units.fromReported(units)));
        }
        arms.forEach((index, arm) -> {
            if (arm.capacityUnits() != null && arm.capacityUnits() != 0) {
                charges.add(
                        new Charge(capacity.tableName(), Optional.of(index), Units.fromReported(arm.capacityUnits())));
            }
        });
    }
}
