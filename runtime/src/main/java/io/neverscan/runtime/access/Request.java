package io.neverscan.runtime.access;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
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

/**
 * A request that either client can send. These are all there are; none of them scans.
 *
 * @param <A> the answer
 */
public sealed interface Request<A> {
    /**
     * Sends it and waits for the answer.
     *
     * @param client the client
     * @return the answer
     */
    A send(DynamoDbClient client);

    /**
     * Sends it.
     *
     * @param client the client
     * @return the answer when it is there
     */
    CompletableFuture<A> send(DynamoDbAsyncClient client);

    /**
     * GetItem.
     *
     * @param body the SDK's request
     */
    record Get(GetItemRequest body) implements Request<GetItemResponse> {
        @Override
        public GetItemResponse send(DynamoDbClient client) {
            return client.getItem(body);
        }

        @Override
        public CompletableFuture<GetItemResponse> send(DynamoDbAsyncClient client) {
            return client.getItem(body);
        }
    }

    /**
     * BatchGetItem.
     *
     * @param body the SDK's request
     */
    record BatchGet(BatchGetItemRequest body) implements Request<BatchGetItemResponse> {
        @Override
        public BatchGetItemResponse send(DynamoDbClient client) {
            return client.batchGetItem(body);
        }

        @Override
        public CompletableFuture<BatchGetItemResponse> send(DynamoDbAsyncClient client) {
            return client.batchGetItem(body);
        }
    }

    /**
     * Query.
     *
     * @param body the SDK's request
     */
    record Query(QueryRequest body) implements Request<QueryResponse> {
        @Override
        public QueryResponse send(DynamoDbClient client) {
            return client.query(body);
        }

        @Override
        public CompletableFuture<QueryResponse> send(DynamoDbAsyncClient client) {
            return client.query(body);
        }
    }

    /**
     * PutItem.
     *
     * @param body the SDK's request
     */
    record Put(PutItemRequest body) implements Request<PutItemResponse> {
        @Override
        public PutItemResponse send(DynamoDbClient client) {
            return client.putItem(body);
        }

        @Override
        public CompletableFuture<PutItemResponse> send(DynamoDbAsyncClient client) {
            return client.putItem(body);
        }
    }

    /**
     * UpdateItem.
     *
     * @param body the SDK's request
     */
    record Update(UpdateItemRequest body) implements Request<UpdateItemResponse> {
        @Override
        public UpdateItemResponse send(DynamoDbClient client) {
            return client.updateItem(body);
        }

        @Override
        public CompletableFuture<UpdateItemResponse> send(DynamoDbAsyncClient client) {
            return client.updateItem(body);
        }
    }

    /**
     * DeleteItem.
     *
     * @param body the SDK's request
     */
    record Delete(DeleteItemRequest body) implements Request<DeleteItemResponse> {
        @Override
        public DeleteItemResponse send(DynamoDbClient client) {
            return client.deleteItem(body);
        }

        @Override
        public CompletableFuture<DeleteItemResponse> send(DynamoDbAsyncClient client) {
            return client.deleteItem(body);
        }
    }

    /**
     * TransactWriteItems.
     *
     * @param body the SDK's request
     */
    record TransactWrite(TransactWriteItemsRequest body) implements Request<TransactWriteItemsResponse> {
        @Override
        public TransactWriteItemsResponse send(DynamoDbClient client) {
            return client.transactWriteItems(body);
        }

        @Override
        public CompletableFuture<TransactWriteItemsResponse> send(DynamoDbAsyncClient client) {
            return client.transactWriteItems(body);
        }
    }
}
