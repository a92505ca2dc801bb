package io.neverscan.testkit.recording;

import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
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
import software.amazon.awssdk.services.dynamodb.paginators.ScanIterable;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * A client without a server. It records every request and answers from a script, then by a rule, else with an
 * empty result. Scan and the PartiQL operations, which can scan, throw {@link AssertionError}; operations that are not
 * about items or tables throw {@link UnsupportedOperationException}. Thread-safe.
 */
public final class RecordingDynamoDbClient implements DynamoDbClient {

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
    public RecordingDynamoDbClient answer(DynamoDbResponse... responses) {
        for (DynamoDbResponse response : responses) {
            recorder.script(Recorder.operation(response.getClass()), request -> response);
        }
        return this;
    }

    /**
     * Appends a failure to the script of an operation.
     *
     * @param requestType type of the request to fail
     * @param failure what the call throws
     * @return this
     */
    public RecordingDynamoDbClient fail(Class<? extends DynamoDbRequest> requestType, RuntimeException failure) {
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
    public <Q extends DynamoDbRequest> RecordingDynamoDbClient answerWith(
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
    public DynamoDbWaiter waiter() {
        return DynamoDbWaiter.builder().client(this).build();
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return recorder.answer(
                request,
                BatchGetItemResponse.class,
                () -> BatchGetItemResponse.builder().build());
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return recorder.answer(
                request,
                BatchWriteItemResponse.class,
                () -> BatchWriteItemResponse.builder().build());
    }

    @Override
    public CreateTableResponse createTable(CreateTableRequest request) {
        return recorder.answer(
                request,
                CreateTableResponse.class,
                () -> CreateTableResponse.builder().build());
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return recorder.answer(
                request,
                DeleteItemResponse.class,
                () -> DeleteItemResponse.builder().build());
    }

    @Override
    public DeleteTableResponse deleteTable(DeleteTableRequest request) {
        return recorder.answer(
                request,
                DeleteTableResponse.class,
                () -> DeleteTableResponse.builder().build());
    }

    @Override
    public DescribeTableResponse describeTable(DescribeTableRequest request) {
        return recorder.answer(
                request,
                DescribeTableResponse.class,
                () -> DescribeTableResponse.builder().build());
    }

    @Override
    public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
        return recorder.answer(
                request,
                DescribeTimeToLiveResponse.class,
                () -> DescribeTimeToLiveResponse.builder().build());
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        return recorder.answer(
                request, GetItemResponse.class, () -> GetItemResponse.builder().build());
    }

    @Override
    public ListTablesResponse listTables(ListTablesRequest request) {
        return recorder.answer(
                request,
                ListTablesResponse.class,
                () -> ListTablesResponse.builder().build());
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return recorder.answer(
                request, PutItemResponse.class, () -> PutItemResponse.builder().build());
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return recorder.answer(
                request, QueryResponse.class, () -> QueryResponse.builder().build());
    }

    @Override
    public TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
        return recorder.answer(
                request,
                TransactGetItemsResponse.class,
                () -> TransactGetItemsResponse.builder().build());
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return recorder.answer(
                request,
                TransactWriteItemsResponse.class,
                () -> TransactWriteItemsResponse.builder().build());
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return recorder.answer(
                request,
                UpdateItemResponse.class,
                () -> UpdateItemResponse.builder().build());
    }

    @Override
    public UpdateTableResponse updateTable(UpdateTableRequest request) {
        return recorder.answer(
                request,
                UpdateTableResponse.class,
                () -> UpdateTableResponse.builder().build());
    }

    @Override
    public UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
        return recorder.answer(
                request,
                UpdateTimeToLiveResponse.class,
                () -> UpdateTimeToLiveResponse.builder().build());
    }

    @Override
    public BatchExecuteStatementResponse batchExecuteStatement(BatchExecuteStatementRequest request) {
        throw recorder.refuse("BatchExecuteStatement", request);
    }

    @Override
    public ExecuteStatementResponse executeStatement(ExecuteStatementRequest request) {
        throw recorder.refuse("ExecuteStatement", request);
    }

    @Override
    public ExecuteTransactionResponse executeTransaction(ExecuteTransactionRequest request) {
        throw recorder.refuse("ExecuteTransaction", request);
    }

    @Override
    public ScanResponse scan(ScanRequest request) {
        throw recorder.refuse("Scan", request);
    }

    @Override
    public ScanIterable scanPaginator(ScanRequest request) {
        throw recorder.refuse("Scan", request);
    }
}
