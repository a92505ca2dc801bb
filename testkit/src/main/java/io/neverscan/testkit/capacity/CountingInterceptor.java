package io.neverscan.testkit.capacity;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/**
 * Counts the requests of a client by operation, table and index, with the units that the engine reports. To have them
 * reported it sets {@code ReturnConsumedCapacity} to {@code INDEXES} on every request that takes it while a log is open.
 *
 * <p>Nothing is kept unless a log is open. Thread-safe; to be added to a client as an execution interceptor. The clients
 * of {@code EngineClients} have one.
 */
public final class CountingInterceptor implements ExecutionInterceptor {

    private static final ExecutionAttribute<SentRequest> SENT = new ExecutionAttribute<>("neverscan.testkit.sent");

    private final List<RequestLog> logs = new CopyOnWriteArrayList<>();

    /**
     * Opens a log of all requests from now on.
     *
     * @return the log, to be closed by the caller
     */
    public RequestLog open() {
        return open(table -> true);
    }

    /**
     * Opens a log of the requests from now on that address certain tables: the way to count one test's requests while
     * others run in parallel on the same client.
     *
     * @param tables whether a physical table name is of interest; requests without a table are not
     * @return the log, to be closed by the caller
     */
    public RequestLog open(Predicate<String> tables) {
        RequestLog log = new RequestLog(tables, logs::remove);
        logs.add(log);
        return log;
    }

    @Override
    public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
        return logs.isEmpty() ? context.request() : ReportedCapacity.asked(context.request());
    }

    @Override
    public void beforeTransmission(Context.BeforeTransmission context, ExecutionAttributes attributes) {
        if (logs.isEmpty()) {
            return;
        }
        SdkRequest request = context.request();
        SentRequest sent = new SentRequest(
                RequestFacts.operation(request), RequestFacts.tables(request), RequestFacts.index(request));
        attributes.putAttribute(SENT, sent);
        logs.forEach(log -> log.add(sent));
    }

    @Override
    public void afterUnmarshalling(Context.AfterUnmarshalling context, ExecutionAttributes attributes) {
        SentRequest sent = attributes.getAttribute(SENT);
        if (sent != null) {
            sent.answered(ReportedCapacity.charges(context.response()));
        }
    }
}
