package io.neverscan.runtime.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.Reading;
import com.example.shop.ReadingSchema;
import com.example.shop.Shop;
import com.example.shop.ShopTables;
import io.neverscan.runtime.Engine;
import io.neverscan.runtime.RecordingAsyncClient;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.error.InvalidKeyException;
import io.neverscan.runtime.error.NotUniqueException;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.table.AsyncConnection;
import io.neverscan.runtime.table.AsyncTableHandle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;

/** Many rows of an asynchronous client, over a real engine. */
class AsyncResultsTest {
    private static final UnaryOperator<String> NAMES = Engine.names();
    private static final List<Long> ALL = LongStream.range(0, 23).boxed().toList();

    private final RecordingAsyncClient client = new RecordingAsyncClient();

    @BeforeAll
    static void seed() {
        ShopTables.createAll(Engine.client(), NAMES);
        Shop shop = Shop.builder(Engine.client()).tableNames(NAMES).build();
        ALL.forEach(at -> shop.reading().create(new Reading("s", at, 0)));
    }

    private AsyncTableHandle table() {
        return AsyncConnection.builder(client).tableNames(NAMES).build().table("readings");
    }

    private AsyncQuery query(String store) {
        return QuerySpec.named("oldest")
                .names("storeId")
                .keyCondition("#n0 = :v0")
                .cursorKeys("storeId", "at")
                .build()
                .on(table())
                .value(store);
    }

    private AsyncResults<Reading> results() {
        return query("s").results(ReadingSchema.INSTANCE);
    }

    private static List<Long> times(List<Reading> readings) {
        return readings.stream().map(Reading::at).toList();
    }

    private static Throwable failure(CompletableFuture<?> future) {
        return future.handle((value, failure) -> failure).join();
    }

    @Test
    void nothingIsReadBeforeItIsAskedFor() {
        results().pageSize(3).maxRequests(3);
        results().pages();
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void theWordsMeanWhatTheyMeanToABlockingClient() {
        assertThat(times(results().pageSize(5).page().join().items())).isEqualTo(ALL.subList(0, 5));
        assertThat(times(results().pageSize(5).toList(12).join())).isEqualTo(ALL.subList(0, 12));
        assertThat(results().first().join()).get().extracting(Reading::at).isEqualTo(0L);
        assertThat(results().count().join()).isEqualTo(23);
        Page<Reading> part = results().pageSize(5).maxRequests(2).take(20).join();
        assertThat(times(part.items())).isEqualTo(ALL.subList(0, 10));
        Page<Reading> rest = results().take(20, part.next().orElseThrow()).join();
        assertThat(times(rest.items())).isEqualTo(ALL.subList(10, 23));
        Page<Reading> back = results().take(4, rest.previous().orElseThrow()).join();
        assertThat(times(back.items())).isEqualTo(ALL.subList(6, 10));
        assertThat(query("s").exists(ReadingSchema.INSTANCE).join()).isTrue();
        assertThat(query("none").exists(ReadingSchema.INSTANCE).join()).isFalse();
        assertThat(query("none").unique(ReadingSchema.INSTANCE).join()).isEmpty();
        assertThat(failure(query("s").unique(ReadingSchema.INSTANCE))).isExactlyInstanceOf(NotUniqueException.class);
        assertThat(failure(results().pageSize(5).maxRequests(2).toList(11)))
                .isExactlyInstanceOf(RequestBudgetException.class);
        assertThat(failure(results().toList(0))).isExactlyInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aForeignCursorFailsTheFutureBeforeAnyRequest() {
        Cursor cursor = results().pageSize(5).page().join().next().orElseThrow();
        client.requests().clear();
        AsyncResults<Reading> others = query("other").results(ReadingSchema.INSTANCE);
        assertThat(failure(others.page(cursor))).isExactlyInstanceOf(InvalidCursorException.class);
        assertThat(failure(others.take(3, cursor))).isExactlyInstanceOf(InvalidCursorException.class);
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void wrongArgumentsFailEveryFuture() {
        InvalidKeyException wrong = new InvalidKeyException("Reading", "storeId", "is empty", null);
        AsyncResults<Reading> results = AsyncResults.of(() -> {
            throw wrong;
        });
        assertThat(failure(results.pageSize(3).page())).isSameAs(wrong);
        assertThat(failure(results.count())).isSameAs(wrong);
        Collected collected = new Collected(10);
        results.pages().subscribe(collected);
        assertThat(collected.failure()).isSameAs(wrong);
    }

    /** Takes so many pages at once, then one at a time if told so. */
    private static final class Collected implements Subscriber<Page<Reading>> {
        private final List<Long> rows = new ArrayList<>();
        private final long atOnce;
        private final CountDownLatch end = new CountDownLatch(1);
        private volatile @Nullable Throwable failed;
        private volatile boolean oneByOne;
        private volatile int pages;
        private @Nullable Subscription subscription;

        Collected(long atOnce) {
            this.atOnce = atOnce;
        }

        @Override
        public void onSubscribe(Subscription given) {
            subscription = given;
            if (atOnce != 0) {
                given.request(atOnce);
            }
        }

        @Override
        public void onNext(Page<Reading> page) {
            rows.addAll(times(page.items()));
            pages++;
            if (oneByOne) {
                subscription().request(1);
            }
        }

        @Override
        public void onError(Throwable failure) {
            failed = failure;
            end.countDown();
        }

        @Override
        public void onComplete() {
            end.countDown();
        }

        Subscription subscription() {
            return java.util.Objects.requireNonNull(subscription);
        }

        @Nullable
        Throwable failure() {
            await();
            return failed;
        }

        List<Long> rows() {
            await();
            assertThat(failed).isNull();
            return rows;
        }

        private void await() {
            try {
                assertThat(end.await(20, TimeUnit.SECONDS)).isTrue();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        void awaitPages(int count) {
            org.junit.jupiter.api.Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
                while (pages < count) {
                    Thread.onSpinWait();
                }
            });
        }
    }

    @Test
    void thePublisherGivesEachRowOnce() {
        for (int size = 1; size < 30; size += 4) {
            Collected collected = new Collected(Long.MAX_VALUE);
            results().pageSize(size).pages().subscribe(collected);
            assertThat(collected.rows()).isEqualTo(ALL);
        }
        List<Long> rows = java.util.Collections.synchronizedList(new ArrayList<>());
        results()
                .pageSize(4)
                .pages()
                .flatMapIterable(Page::items)
                .subscribe(r -> rows.add(r.at()))
                .join();
        assertThat(rows).isEqualTo(ALL);
    }

    @Test
    void noRequestIsMadeAheadOfDemand() throws InterruptedException {
        Collected collected = new Collected(0);
        results().pageSize(5).pages().subscribe(collected);
        assertThat(client.requests()).isEmpty();
        collected.subscription().request(2);
        collected.awaitPages(2);
        Thread.sleep(50);
        assertThat(client.requests()).hasSize(2);
        collected.oneByOne = true;
        collected.subscription().request(1);
        assertThat(collected.rows()).isEqualTo(ALL);
        assertThat(client.requests()).hasSize(5);
    }

    @Test
    void cancellingStopsTheRequests() throws InterruptedException {
        Collected collected = new Collected(1);
        results().pageSize(5).pages().subscribe(collected);
        collected.awaitPages(1);
        collected.subscription().cancel();
        collected.subscription().request(10);
        Thread.sleep(50);
        assertThat(client.requests()).hasSize(1);
        assertThat(collected.pages).isEqualTo(1);
        assertThat(collected.end.getCount()).isEqualTo(1);
    }

    @Test
    void thePublisherKeepsTheBudgetAndTheRules() {
        Collected collected = new Collected(Long.MAX_VALUE);
        results().pageSize(5).maxRequests(3).pages().subscribe(collected);
        assertThat(collected.failure()).isExactlyInstanceOf(RequestBudgetException.class);
        assertThat(collected.rows).isEqualTo(ALL.subList(0, 15));
        Collected enough = new Collected(Long.MAX_VALUE);
        results().pageSize(5).maxRequests(5).pages().subscribe(enough);
        assertThat(enough.rows()).isEqualTo(ALL);
        Collected wrong = new Collected(-1);
        results().pages().subscribe(wrong);
        assertThat(wrong.failure()).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("3.9");
        assertThatThrownBy(() -> results().pages().subscribe((Subscriber<Page<Reading>>) null))
                .isInstanceOf(NullPointerException.class);
    }
}
