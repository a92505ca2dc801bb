package io.neverscan.testkit.recording;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** What both recording clients do: keep the calls and hand out the answers. Thread-safe. */
final class Recorder {

    private final List<RecordedCall> calls = new ArrayList<>();
    private final Map<String, Queue<Function<DynamoDbRequest, DynamoDbResponse>>> scripts = new HashMap<>();
    private final Map<String, Function<DynamoDbRequest, DynamoDbResponse>> rules = new HashMap<>();

    synchronized RecordedCalls calls() {
        return new RecordedCalls(calls);
    }

    synchronized void forgetCalls() {
        calls.clear();
    }

    synchronized void script(String operation, Function<DynamoDbRequest, DynamoDbResponse> answer) {
        scripts.computeIfAbsent(operation, key -> new ArrayDeque<>()).add(answer);
    }

    synchronized void rule(String operation, Function<DynamoDbRequest, DynamoDbResponse> answer) {
        rules.put(operation, answer);
    }

    /** Name of the operation that a request or response class belongs to. */
    static String operation(Class<?> type) {
        return type.getSimpleName().replaceAll("(Request|Response)$", "");
    }

    /** Records the call and gives the next scripted answer, or the rule's, or the one for no script at all. */
    <R extends DynamoDbResponse> R answer(DynamoDbRequest request, Class<R> type, Supplier<R> otherwise) {
        String operation = operation(type);
        Function<DynamoDbRequest, DynamoDbResponse> next;
        synchronized (this) {
            calls.add(new RecordedCall(operation, request));
            Queue<Function<DynamoDbRequest, DynamoDbResponse>> script = scripts.get(operation);
            next = script == null || script.isEmpty() ? rules.get(operation) : script.remove();
        }
        return next == null ? otherwise.get() : type.cast(next.apply(request));
    }

    /** Records the call and fails: no request that reads a whole table can pass. */
    AssertionError refuse(String operation, DynamoDbRequest request) {
        synchronized (this) {
            calls.add(new RecordedCall(operation, request));
        }
        String what = operation.equals("Scan") ? "a Scan" : operation + ", which can scan,";
        return new AssertionError("no Scan can pass: " + what + " was sent: " + request);
    }
}
