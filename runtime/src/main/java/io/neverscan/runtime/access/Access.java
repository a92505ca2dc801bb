package io.neverscan.runtime.access;

import io.neverscan.runtime.observe.Observation;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * One access to the service: which request comes next, what an answer or a failure means, and what comes out at the end.
 * It sends nothing and waits for nothing itself, so that {@link BlockingRun} and {@link AsyncRun} carry out the same one.
 * Used once, by one carrier, one call at a time.
 *
 * @param <R> what comes out
 */
public abstract class Access<R> {
    private final @Nullable Observation seen;
    private @Nullable Duration pause;

    /**
     * Begins.
     *
     * @param seen who notes the access; closed at its end
     */
    protected Access(@Nullable Observation seen) {
        this.seen = seen;
    }

    /**
     * An access that needs no request.
     *
     * @param result what comes out
     * @param <R> what comes out
     * @return the access
     */
    public static <R> Access<R> of(R result) {
        return new Access<>(null) {
            @Override
            protected @Nullable Turn<?> next() {
                return null;
            }

            @Override
            protected R result() {
                return result;
            }
        };
    }

    /**
     * The result of an access that needs no request, and so no client.
     *
     * @return the result
     */
    public final R settled() {
        if (next() != null) {
            throw new IllegalStateException("this access needs a client");
        }
        return result();
    }

    /**
     * The next request.
     *
     * @return the request with what its answer is for; null if the access is at its end
     */
    protected abstract @Nullable Turn<?> next();

    /**
     * What a failed request means. Throws what the caller gets, or returns if {@link #next} has another request.
     *
     * @param failure the SDK's exception
     */
    protected void refused(SdkException failure) {
        throw failure;
    }

    /**
     * What came out; called once, after the last answer.
     *
     * @return the result
     */
    protected abstract R result();

    /**
     * Some time has to pass before the next request is sent.
     *
     * @param time how long
     */
    protected final void pauseFirst(Duration time) {
        this.pause = time;
    }

    /** The time that has to pass before the next request, or null for none; asked for once each. */
    @Nullable
    Duration pause() {
        Duration time = pause;
        pause = null;
        return time;
    }

    /** The end, good or bad. */
    void close() {
        if (seen != null) {
            seen.close();
        }
    }

    /**
     * The same access with something else made of its result.
     *
     * @param change from this result to the other; what it throws, the caller gets
     * @param <S> what comes out
     * @return an access in place of this one
     */
    public final <S> Access<S> map(Function<? super R, ? extends S> change) {
        return new Mapped<>(this, change);
    }

    /**
     * This access, and after it another one that its result asks for. A listener is told of each.
     *
     * @param next gives the other one; what it throws, the caller gets
     * @param <S> what comes out
     * @return an access in place of both
     */
    public final <S> Access<S> then(Function<? super R, Access<S>> next) {
        return new Chained<>(this, next);
    }

    /** One access after another. */
    private static final class Chained<Q, S> extends Access<S> {
        private final Access<Q> first;
        private final Function<? super Q, Access<S>> next;
        private @Nullable Access<S> second;

        Chained(Access<Q> first, Function<? super Q, Access<S>> next) {
            super(null);
            this.first = first;
            this.next = next;
        }

        @Override
        protected @Nullable Turn<?> next() {
            Access<S> after = second;
            if (after != null) {
                return after.next();
            }
            Turn<?> turn = first.next();
            if (turn != null) {
                return turn;
            }
            after = next.apply(first.result());
            second = after;
            first.close();
            return after.next();
        }

        private Access<?> current() {
            Access<S> after = second;
            return after == null ? first : after;
        }

        @Override
        protected void refused(SdkException failure) {
            current().refused(failure);
        }

        @Override
        protected S result() {
            return Objects.requireNonNull(second).result();
        }

        @Override
        @Nullable
        Duration pause() {
            return current().pause();
        }

        @Override
        void close() {
            current().close();
        }
    }

    /** An access that makes something else of the result. */
    private static final class Mapped<Q, S> extends Access<S> {
        private final Access<Q> inner;
        private final Function<? super Q, ? extends S> change;

        Mapped(Access<Q> inner, Function<? super Q, ? extends S> change) {
            super(null);
            this.inner = inner;
            this.change = change;
        }

        @Override
        protected @Nullable Turn<?> next() {
            return inner.next();
        }

        @Override
        protected void refused(SdkException failure) {
            inner.refused(failure);
        }

        @Override
        protected S result() {
            return change.apply(inner.result());
        }

        @Override
        @Nullable
        Duration pause() {
            return inner.pause();
        }

        @Override
        void close() {
            inner.close();
        }
    }
}
