package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.core.async.SdkPublisher;

/** Publishes the pages of a result, one request for each page that is asked for. */
final class PagePublisher<T> implements SdkPublisher<Page<T>> {
    private final AsyncResults<T> results;

    PagePublisher(AsyncResults<T> results) {
        this.results = results;
    }

    @Override
    public void subscribe(Subscriber<? super Page<T>> subscriber) {
        Objects.requireNonNull(subscriber, "a subscriber is needed");
        subscriber.onSubscribe(new Walk<>(results, subscriber));
    }

    /**
     * One subscriber's way through the pages. Whoever calls, {@link #step} runs on one thread at a time: the first caller
     * runs it, the others make it run once more.
     */
    private static final class Walk<T> implements Subscription {
        private final AsyncResults<T> results;
        private final Subscriber<? super Page<T>> subscriber;
        private final AtomicInteger calls = new AtomicInteger();
        private final AtomicLong demand = new AtomicLong();
        private volatile boolean cancelled;
        private volatile boolean misused;
        private volatile @Nullable CompletableFuture<Page<T>> underWay;
        private @Nullable RowWalk<T> walk;

        Walk(AsyncResults<T> results, Subscriber<? super Page<T>> subscriber) {
            this.results = results;
            this.subscriber = subscriber;
        }

        @Override
        public void request(long pages) {
            if (pages < 1) {
                misused = true;
            } else {
                demand.accumulateAndGet(pages, (before, more) -> before + more < 0 ? Long.MAX_VALUE : before + more);
            }
            run();
        }

        @Override
        public void cancel() {
            cancelled = true;
            CompletableFuture<?> current = underWay;
            if (current != null) {
                current.cancel(true);
            }
        }

        private void run() {
            if (calls.getAndIncrement() > 0) {
                return;
            }
            int done = 1;
            while (done > 0) {
                step();
                done = calls.addAndGet(-done);
            }
        }

        private void step() {
            if (cancelled) {
                return;
            }
            if (misused) {
                fail(new IllegalArgumentException("Reactive Streams, 3.9: a subscriber asks for 1 page or more"));
                return;
            }
            CompletableFuture<Page<T>> current = underWay;
            if (current != null) {
                if (!current.isDone()) {
                    return;
                }
                underWay = null;
                CompletableFuture<?> unused = current.whenComplete(this::deliver);
            }
            if (!cancelled && demand.get() > 0) {
                fetch();
            }
        }

        private void deliver(@Nullable Page<T> page, @Nullable Throwable failure) {
            if (page == null) {
                fail(failure == null ? new IllegalStateException("there was no page") : failure);
                return;
            }
            demand.decrementAndGet();
            subscriber.onNext(page);
            RowWalk<T> current = walk;
            if (current != null && current.isOver()) {
                complete();
            }
        }

        private void complete() {
            if (!cancelled) {
                cancelled = true;
                subscriber.onComplete();
            }
        }

        private void fail(Throwable failure) {
            cancel();
            subscriber.onError(failure);
        }

        private void fetch() {
            CompletableFuture<Page<T>> page = results.carry(this::next);
            underWay = page;
            if (cancelled) {
                page.cancel(true);
            }
            CompletableFuture<?> unused = page.whenComplete((given, failure) -> run());
        }

        private Access<Page<T>> next() {
            RowWalk<T> current = walk;
            if (current == null) {
                current = results.walk();
                walk = current;
            }
            return current.isOver() ? Access.of(new Page<>(List.of(), null, null)) : current.next();
        }
    }
}
