package io.neverscan.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Notes requests, and answers them by the engine or by a stub. */
public class RecordingAsyncClient implements DynamoDbAsyncClient {
    private final List<DynamoDbRequest> requests = Collections.synchronizedList(new ArrayList<>());

    /** The requests so far. */
    public List<DynamoDbRequest> requests() {
        return requests;
    }

    /** The only request. */
    public <R extends DynamoDbRequest> R only(Class<R> type) {
        if (requests.size() != 1) {
            throw new AssertionError("expected one request but saw " + requests);
        }
        return type.cast(requests.get(0));
    }

    private <Q extends DynamoDbRequest, A> A answer(Q request, Function<Q, A> engine) {
        requests.add(request);
        return engine.apply(request);
    }

    @Override
    public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
        return answer(request, Engine.asyncClient()::getItem);
    }

    @Override
    public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
        return answer(request, Engine.asyncClient()::batchGetItem);
    }

    @Override
    public CompletableFuture<QueryResponse> query(QueryRequest request) {
        return answer(request, Engine.asyncClient()::query);
    }

    @Override
    public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
        return answer(request, Engine.asyncClient()::putItem);
    }

    @Override
    public CompletableFuture<UpdateItemResponse> updateItem(UpdateItemRequest request) {
        return answer(request, Engine.asyncClient()::updateItem);
    }

    @Override
    public CompletableFuture<DeleteItemResponse> deleteItem(DeleteItemRequest request) {
        return answer(request, Engine.asyncClient()::deleteItem);
    }

    @Override
    public CompletableFuture<TransactWriteItemsResponse> transactWriteItems(TransactWriteItemsRequest request) {
        return answer(request, Engine.asyncClient()::transactWriteItems);
    }

    @Override
    public String serviceName() {
        return "DynamoDb";
    }

    @Override
    public void close() {}
}
