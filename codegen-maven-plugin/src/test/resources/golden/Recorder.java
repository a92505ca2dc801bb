package com.example;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/** A client that answers "nothing there" and keeps the requests. */
final class Recorder {
    final List<Object> requests = new ArrayList<>();

    DynamoDbClient client() {
        return (DynamoDbClient) Proxy.newProxyInstance(
                Recorder.class.getClassLoader(), new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
                    requests.add(arguments[0]);
                    return switch (method.getName()) {
                        case "getItem" -> GetItemResponse.builder().build();
                        case "putItem" -> PutItemResponse.builder().build();
                        case "deleteItem" -> DeleteItemResponse.builder().build();
                        case "query" -> QueryResponse.builder().build();
                        case "batchGetItem" -> BatchGetItemResponse.builder().build();
                        case "transactWriteItems" -> TransactWriteItemsResponse.builder().build();
                        default -> throw new UnsupportedOperationException(method.getName());
                    };
                });
    }

    <T> T last(Class<T> type) {
        return type.cast(requests.get(requests.size() - 1));
    }

    static void same(Object actual, Object expected) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + "\n but was " + actual);
        }
    }

    static void refused(Runnable call, Class<? extends RuntimeException> type, String message) {
        try {
            call.run();
        } catch (RuntimeException e) {
            if (type.isInstance(e) && String.valueOf(e.getMessage()).contains(message)) {
                return;
            }
            throw new AssertionError("another exception", e);
        }
        throw new AssertionError("not refused: " + message);
    }
}
