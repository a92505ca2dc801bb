package io.neverscan.testkit.recording;

import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * What a recording client was asked so far, with assertions that throw {@link AssertionError}. An immutable snapshot;
 * thread-safe.
 *
 * @param list the calls in the order they came
 */
public record RecordedCalls(List<RecordedCall> list) {

    /** Copies the list. */
    public RecordedCalls {
        list = List.copyOf(list);
    }

    /**
     * Exactly one request was made, and it is a Query.
     *
     * @return assertions on it
     */
    public QueryAssert onlyQuery() {
        return new QueryAssert(only(QueryRequest.class));
    }

    /**
     * Exactly one request was made, and it is a GetItem.
     *
     * @return assertions on it
     */
    public GetItemAssert onlyGetItem() {
        return new GetItemAssert(only(GetItemRequest.class));
    }

    /**
     * Exactly one request was made, and it is an UpdateItem.
     *
     * @return assertions on it
     */
    public UpdateItemAssert onlyUpdateItem() {
        return new UpdateItemAssert(only(UpdateItemRequest.class));
    }

    /**
     * Exactly so many requests were made, and all are Queries.
     *
     * @param count how many
     * @return assertions on each, in the order they came
     */
    public List<QueryAssert> onlyQueries(int count) {
        hasSize(count);
        return list.stream()
                .map(call -> new QueryAssert(as(QueryRequest.class, call)))
                .toList();
    }

    /**
     * Exactly one request was made, and it is of a type.
     *
     * @param <Q> type of the request
     * @param type type of the request
     * @return the request
     */
    public <Q extends DynamoDbRequest> Q only(Class<Q> type) {
        hasSize(1);
        return as(type, list.get(0));
    }

    /**
     * Exactly so many requests were made.
     *
     * @param count how many
     * @return this
     */
    public RecordedCalls hasSize(int count) {
        if (list.size() != count) {
            throw new AssertionError("expected exactly " + count + " requests but recorded " + list.size() + shown());
        }
        return this;
    }

    /**
     * Exactly these operations were called, in this order.
     *
     * @param expected names of the operations, for example {@code "Query", "BatchGetItem"}
     * @return this
     */
    public RecordedCalls hasOperations(String... expected) {
        List<String> recorded = list.stream().map(RecordedCall::operation).toList();
        if (!recorded.equals(List.of(expected))) {
            throw new AssertionError(
                    "expected the operations " + List.of(expected) + " but recorded " + recorded + shown());
        }
        return this;
    }

    /**
     * No request was made at all: what a refusal before any request looks like.
     *
     * @return this
     */
    public RecordedCalls isEmpty() {
        return hasSize(0);
    }

    private <Q extends DynamoDbRequest> Q as(Class<Q> type, RecordedCall call) {
        if (!type.isInstance(call.request())) {
            throw new AssertionError(
                    "expected a " + type.getSimpleName() + " but recorded " + call.operation() + shown());
        }
        return type.cast(call.request());
    }

    private String shown() {
        return list.isEmpty()
                ? ""
                : list.stream().map(RecordedCall::toString).collect(Collectors.joining("\n  ", ":\n  ", ""));
    }
}
