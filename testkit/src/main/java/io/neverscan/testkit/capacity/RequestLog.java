package io.neverscan.testkit.capacity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The requests that a {@link CountingInterceptor} saw while this log was open. Thread-safe. Closing it ends the
 * recording; what was recorded stays readable.
 */
public final class RequestLog implements AutoCloseable {

    private final Predicate<String> tables;
    private final Consumer<RequestLog> onClose;
    private final List<SentRequest> sent = new ArrayList<>();

    RequestLog(Predicate<String> tables, Consumer<RequestLog> onClose) {
        this.tables = tables;
        this.onClose = onClose;
    }

    void add(SentRequest request) {
        if (request.tables().stream().anyMatch(tables)) {
            synchronized (sent) {
                sent.add(request);
            }
        }
    }

    /**
     * What was recorded so far.
     *
     * @return the requests in the order they were sent
     */
    public List<CountedRequest> requests() {
        synchronized (sent) {
            return sent.stream().map(SentRequest::counted).toList();
        }
    }

    /** Forgets what was recorded so far, for example the seeding of rows. */
    public void clear() {
        synchronized (sent) {
            sent.clear();
        }
    }

    @Override
    public void close() {
        onClose.accept(this);
    }
}
