package io.neverscan.runtime.retry;

import io.neverscan.runtime.error.NeverscanException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * How often and how long to wait before an operation is tried again: exponential steps with full jitter, within a
 * number of attempts.
 *
 * <p>Immutable and safe for use by many threads; {@link #start()} begins one operation's own count.
 */
public final class Backoff {
    private static final RandomSource RANDOM = new RandomSource() {
        @Override
        public double next() {
            return ThreadLocalRandom.current().nextDouble();
        }
    };
    private static final Sleeper THREAD = new Sleeper() {
        @Override
        public void sleep(Duration time) throws InterruptedException {
            Thread.sleep(time.toMillis(), time.toNanosPart() % 1_000_000);
        }
    };
    private static final Timer CLOCK = new Timer() {
        @Override
        public CompletableFuture<?> after(Duration time) {
            return CompletableFuture.runAsync(
                    () -> {}, CompletableFuture.delayedExecutor(time.toNanos(), TimeUnit.NANOSECONDS));
        }
    };

    private final int attempts;
    private final Duration first;
    private final Duration longest;
    private final Waiting waiting;

    private Backoff(int attempts, Duration first, Duration longest, Waiting waiting) {
        if (attempts < 1 || first.isNegative() || longest.compareTo(first) < 0) {
            throw new IllegalArgumentException("1 attempt or more, and 0 <= first <= longest are needed");
        }
        this.attempts = attempts;
        this.first = first;
        this.longest = longest;
        this.waiting = waiting;
    }

    /** How time passes, and where jitter comes from. */
    private record Waiting(Sleeper sleeper, Timer timer, RandomSource random) {}

    /**
     * The default: 8 attempts, waits of up to 25 ms, 50 ms, 100 ms, ... 1 s, which is at most about 3 s in all.
     *
     * @return the default
     */
    public static Backoff standard() {
        return new Backoff(8, Duration.ofMillis(25), Duration.ofSeconds(1), new Waiting(THREAD, CLOCK, RANDOM));
    }

    /**
     * Another budget.
     *
     * @param allowed attempts in all, the first one included, 1 or more
     * @param firstWait upper limit of the first wait
     * @param longestWait upper limit of every wait
     * @return a copy with these limits
     */
    public Backoff within(int allowed, Duration firstWait, Duration longestWait) {
        return new Backoff(allowed, firstWait, longestWait, waiting);
    }

    /**
     * Other time and randomness, for tests.
     *
     * @param otherSleeper how to wait
     * @param otherRandom where jitter comes from
     * @return a copy with these
     */
    public Backoff with(Sleeper otherSleeper, RandomSource otherRandom) {
        return new Backoff(attempts, first, longest, new Waiting(otherSleeper, waiting.timer(), otherRandom));
    }

    /**
     * Another timer for asynchronous repositories, for tests.
     *
     * @param otherTimer how to wait without a thread
     * @return a copy with it
     */
    public Backoff with(Timer otherTimer) {
        return new Backoff(attempts, first, longest, new Waiting(waiting.sleeper(), otherTimer, waiting.random()));
    }

    /**
     * Waits on this thread.
     *
     * @param time how long
     * @throws NeverscanException if the thread is interrupted; its interrupt flag stays set
     */
    public void sleep(Duration time) {
        try {
            waiting.sleeper().sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NeverscanException("interrupted while waiting to try again", e);
        }
    }

    /**
     * Waits on no thread.
     *
     * @param time how long
     * @return completes when the time is over
     */
    public CompletableFuture<?> after(Duration time) {
        return waiting.timer().after(time);
    }

    /**
     * Begins one operation.
     *
     * @return its count; for one thread
     */
    public Attempts start() {
        return new Attempts(this);
    }

    /** The attempts of one operation; for one thread. */
    public static final class Attempts {
        private final Backoff backoff;
        private int made = 1;

        private Attempts(Backoff backoff) {
            this.backoff = backoff;
        }

        /**
         * Takes the next attempt, if one is left.
         *
         * @return how long to wait before it; empty if the budget is used up
         */
        public Optional<Duration> next() {
            if (made >= backoff.attempts) {
                return Optional.empty();
            }
            long limit = backoff.longest.toNanos();
            // Shifting further than the longest wait would overflow without changing anything.
            long step = made > 30 ? limit : Math.min(limit, backoff.first.toNanos() << (made - 1));
            made++;
            return Optional.of(
                    Duration.ofNanos((long) (step * backoff.waiting.random().next())));
        }
    }
}
