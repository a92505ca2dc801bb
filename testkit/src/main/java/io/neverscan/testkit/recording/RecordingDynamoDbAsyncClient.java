package io.neverscan.testkit.recording;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.paginators.ScanPublisher;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbAsyncWaiter;

/**
 * An asynchronous client without a server. It records every request and answers from a script, then by a rule, else with an
 * empty result. Scan and the PartiQL operations, which can scan, throw {@link AssertionError}; operations that are not
 * about items or tables throw {@link UnsupportedOperationException}. Thread-safe.
 */
public final class RecordingDynamoDbAsyncClient implements DynamoDbAsyncClient {

    private final Recorder recorder = new Recorder();

    /**
     * What was asked so far.
     *
     * @return a snapshot
     */
    public RecordedCalls calls() {
        return recorder.calls();
    }

    /** Forgets what was asked so far; the script stays. */
    public void forgetCalls() {
        recorder.forgetCalls();
    }

    /**
     * Appends answers to the script. Each operation has its own: answers of one type are given in this order, each once.
     *
     * @param responses what to answer
     * @return this
     */
    public RecordingDynamoDbAsyncClient answer(DynamoDbResponse... responses) {
        for (DynamoDbResponse response : responses) {
            recorder.script(Recorder.operation(response.getClass()), request -> response);
        }
        return this;
    }

    /**
     * Appends a failure to the script of an operation.
     *
     * @param requestType type of the request to fail
     * @param failure what the future of the call completes with
     * @return this
     */
    public RecordingDynamoDbAsyncClient fail(Class<? extends DynamoDbRequest> requestType, RuntimeException failure) {
        recorder.script(Recorder.operation(requestType), request -> {
            throw failure;
        });
        return this;
    }

    /**
     * Sets the rule that answers an operation when its script has run out.
     *
     * @param <Q> type of the request
     * @param requestType type of the request
     * @param rule from request to answer; an answer of another operation's type makes the call fail
     * @return this
     */
    public <Q extends DynamoDbRequest> RecordingDynamoDbAsyncClient answerWith(
            Class<Q> requestType, Function<Q, ? extends DynamoDbResponse> rule) {
        recorder.rule(Recorder.operation(requestType), request -> rule.apply(requestType.cast(request)));
        return this;
    }

    @Override
    public String serviceName() {
        return SERVICE_NAME;
    }

    @Override
    public void close() {
        // Nothing is open.
    }

    @Override
    public DynamoDbAsyncWaiter waiter() {
        return DynamoDbAsyncWaiter.builder().client(this).build();
    }

    @Override
    public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
        return future(
                request,
                BatchGetItemResponse.class,
                () -> BatchGetItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<BatchWriteItemResponse> batchWriteItem(BatchWriteItemRequest request) {
        return future(
                request,
                BatchWriteItemResponse.class,
                () -> BatchWriteItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<CreateTableResponse> createTable(CreateTableRequest request) {
        return future(
                request,
                CreateTableResponse.class,
                () -> CreateTableResponse.builder().build());
    }

    @Override
    public CompletableFuture<DeleteItemResponse> deleteItem(DeleteItemRequest request) {
        return future(
                request,
                DeleteItemResponse.class,
                () -> DeleteItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<DeleteTableResponse> deleteTable(DeleteTableRequest request) {
        return future(
                request,
                DeleteTableResponse.class,
                () -> DeleteTableResponse.builder().build());
    }

    @Override
    public CompletableFuture<DescribeTableResponse> describeTable(DescribeTableRequest request) {
        return future(
                request,
                DescribeTableResponse.class,
                () -> DescribeTableResponse.builder().build());
    }

    @Override
    public CompletableFuture<DescribeTimeToLiveResponse> describeTimeToLive(DescribeTimeToLiveRequest request) {
        return future(
                request,
                DescribeTimeToLiveResponse.class,
                () -> DescribeTimeToLiveResponse.builder().build());
    }

    @Override
    public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
        return future(
                request, GetItemResponse.class, () -> GetItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<ListTablesResponse> listTables(ListTablesRequest request) {
        return future(
                request,
                ListTablesResponse.class,
                () -> ListTablesResponse.builder().build());
    }

    @Override
    public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
        return future(
                request, PutItemResponse.class, () -> PutItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<QueryResponse> query(QueryRequest request) {
        return future(
                request, QueryResponse.class, () -> QueryResponse.builder().build());
    }

    @Override
    public CompletableFuture<TransactGetItemsResponse> transactGetItems(TransactGetItemsRequest request) {
        return future(
                request,
                TransactGetItemsResponse.class,
                () -> TransactGetItemsResponse.builder().build());
    }

    @Override
    public CompletableFuture<TransactWriteItemsResponse> transactWriteItems(TransactWriteItemsRequest request) {
        return future(
                request,
                TransactWriteItemsResponse.class,
                () -> TransactWriteItemsResponse.builder().build());
    }

    @Override
    public CompletableFuture<UpdateItemResponse> updateItem(UpdateItemRequest request) {
        return future(
                request,
                UpdateItemResponse.class,
                () -> UpdateItemResponse.builder().build());
    }

    @Override
    public CompletableFuture<UpdateTableResponse> updateTable(UpdateTableRequest request) {
        return future(
                request,
                UpdateTableResponse.class,
                () -> UpdateTableResponse.builder().build());
    }

    @Override
    public CompletableFuture<UpdateTimeToLiveResponse> updateTimeToLive(UpdateTimeToLiveRequest request) {
        return future(
                request,
                UpdateTimeToLiveResponse.class,
                () -> UpdateTimeToLiveResponse.builder().build());
    }

    @Override
    public CompletableFuture<BatchExecuteStatementResponse> batchExecuteStatement(
            BatchExecuteStatementRequest request) {
        throw recorder.refuse("BatchExecuteStatement", request);
    }

    @Override
    public CompletableFuture<ExecuteStatementResponse> executeStatement(ExecuteStatementRequest request) {
        throw recorder.refuse("ExecuteStatement", request);
    }

    @Override
    public CompletableFuture<ExecuteTransactionResponse> executeTransaction(ExecuteTransactionRequest request) {
        throw recorder.refuse("ExecuteTransaction", request);
    }

    @Override
    public CompletableFuture<ScanResponse> scan(ScanRequest request) {
        throw recorder.refuse("Scan", request);
    }

    @Override
    public ScanPublisher scanPaginator(ScanRequest request) {
        throw recorder.refuse("Scan", request);
    }

    private <R extends DynamoDbResponse> CompletableFuture<R> future(
            DynamoDbRequest request, Class<R> type, Supplier<R> otherwise) {
        try {
            return CompletableFuture.completedFuture(recorder.answer(request, type, otherwise));
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }
}
