package io.neverscan.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.Stock;
import com.example.shop.StockSchema;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.NeverscanException;
import io.neverscan.runtime.error.UnprocessedException;
import io.neverscan.runtime.observe.AccessEvent;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.AsyncConnection;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Futures, failures, cancellation and waiting, against a stub. */
class AsyncRunTest {
    private static final ItemKey KEY = ItemKey.of("Stock", "sku", "s1");
    private static final Stock STOCK = new Stock("s1", 1, null);

    private final List<AccessEvent> events = new ArrayList<>();
    private final List<Duration> waits = new ArrayList<>();
    private final List<CompletableFuture<?>> sent = new ArrayList<>();
    private final Stub client = new Stub();
    private Supplier<CompletableFuture<?>> timer = () -> CompletableFuture.completedFuture(null);

    /** Answers with what a test has prepared. */
    private final class Stub implements DynamoDbAsyncClient {
        private Supplier<CompletableFuture<?>> answers = CompletableFuture::new;
        private final List<Object> requests = new ArrayList<>();

        @SuppressWarnings("unchecked")
        private <A> CompletableFuture<A> next(Object request) {
            requests.add(request);
            CompletableFuture<A> answer = (CompletableFuture<A>) answers.get();
            sent.add(answer);
            return answer;
        }

        @Override
        public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
            return next(request);
        }

        @Override
        public CompletableFuture<QueryResponse> query(QueryRequest request) {
            return next(request);
        }

        @Override
        public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
            return next(request);
        }

        @Override
        public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
            return next(request);
        }

        @Override
        public String serviceName() {
            return "DynamoDb";
        }

        @Override
        public void close() {}
    }

    private AsyncTableHandle table() {
        return AsyncConnection.builder(client)
                .listener(events::add)
                .backoff(Backoff.standard()
                        .within(3, Duration.ofMillis(100), Duration.ofMillis(250))
                        .with(
                                time -> {
                                    throw new AssertionError("nobody sleeps");
                                },
                                () -> 0.5)
                        .with(time -> {
                            waits.add(time);
                            return timer.get();
                        }))
                .build()
                .table("stock");
    }

    private CompletableFuture<Optional<Stock>> get() {
        return GetSpec.named("one").one(table(), KEY, StockSchema.INSTANCE);
    }

    private void fails(Throwable failure) {
        client.answers = () -> CompletableFuture.failedFuture(failure);
    }

    private static Throwable failure(CompletableFuture<?> future) {
        assertThat(future).isCompletedExceptionally();
        return future.handle((value, failure) -> failure).join();
    }

    @Test
    void theFutureCompletesWithTheAnswer() {
        CompletableFuture<Optional<Stock>> future = get();
        assertThat(future).isNotDone();
        assertThat(events).isEmpty();
        answer(0, GetItemResponse.builder().item(item()).build());
        assertThat(future).isCompletedWithValue(Optional.of(STOCK));
        assertThat(events).singleElement().satisfies(e -> {
            assertThat(e.pattern()).isEqualTo("one");
            assertThat(e.requests()).isEqualTo(1);
            assertThat(e.succeeded()).isTrue();
        });
    }

    @SuppressWarnings("unchecked")
    private <A> void answer(int request, A answer) {
        ((CompletableFuture<A>) sent.get(request)).complete(answer);
    }

    private static Map<String, AttributeValue> item() {
        return StockSchema.INSTANCE.itemToMap(STOCK, true);
    }

    @Test
    void failuresOfTheServiceAreNotWrapped() {
        DynamoDbException throttled =
                (DynamoDbException) DynamoDbException.builder().message("no").build();
        fails(throttled);
        assertThat(failure(get())).isSameAs(throttled);
        // As a stage of the SDK's own that depends on another one would.
        fails(new CompletionException(throttled));
        CompletableFuture<?> future = get();
        assertThat(failure(future)).isSameAs(throttled);
        assertThatThrownBy(future::join).isInstanceOf(CompletionException.class).hasCause(throttled);
        assertThatThrownBy(future::get).isInstanceOf(ExecutionException.class).hasCause(throttled);
        client.answers = () -> {
            throw throttled;
        };
        assertThat(failure(get())).isSameAs(throttled);
        assertThat(events).hasSize(3).noneMatch(AccessEvent::succeeded);
    }

    @Test
    void theModelsExceptionsKeepTheirCause() {
        ConditionalCheckFailedException cause = ConditionalCheckFailedException.builder()
                .message("no")
                .item(item())
                .build();
        fails(cause);
        AsyncEntityStore<Stock> store = new AsyncEntityStore<>(table(), StockSchema.INSTANCE);
        assertThat(failure(store.create(STOCK, STOCK.key())))
                .isInstanceOf(AlreadyExistsException.class)
                .hasCause(cause);
        assertThat(store.createIfAbsent(STOCK)).isCompletedWithValue(false);
    }

    @Test
    void whatTheListenerThrowsReachesTheCaller() {
        client.answers = () ->
                CompletableFuture.completedFuture(GetItemResponse.builder().build());
        IllegalStateException broken = new IllegalStateException("broken listener");
        AsyncTableHandle table = AsyncConnection.builder(client)
                .listener(e -> {
                    throw broken;
                })
                .build()
                .table("stock");
        assertThat(failure(GetSpec.named("one").one(table, KEY, StockSchema.INSTANCE)))
                .isSameAs(broken);
        DynamoDbException refused =
                (DynamoDbException) DynamoDbException.builder().message("no").build();
        fails(refused);
        assertThat(failure(GetSpec.named("one").one(table, KEY, StockSchema.INSTANCE)))
                .isSameAs(refused)
                .hasSuppressedException(broken);
    }

    @Test
    void cancellingEndsTheRequestUnderWay() {
        CompletableFuture<?> future = get();
        future.cancel(true);
        assertThat(sent).singleElement().satisfies(f -> assertThat(f).isCancelled());
        assertThat(events)
                .singleElement()
                .satisfies(e -> assertThat(e.succeeded()).isFalse());
        assertThatThrownBy(future::join).isInstanceOf(CancellationException.class);
    }

    @Test
    void noRequestFollowsACancellation() {
        CompletableFuture<?> future = count();
        QueryResponse more = QueryResponse.builder()
                .count(1)
                .lastEvaluatedKey(Map.of("sku", AttributeValue.fromS("x")))
                .build();
        answer(0, more);
        assertThat(sent).hasSize(2);
        future.completeExceptionally(new IllegalStateException("too late"));
        assertThat(sent.get(1)).isCancelled();
        assertThat(sent).hasSize(2);
        assertThat(events).hasSize(1);
    }

    private CompletableFuture<Long> count() {
        return QuerySpec.named("all")
                .names("sku")
                .keyCondition("#n0 = :v0")
                .cursorKeys("sku")
                .build()
                .on(table())
                .value("s1")
                .results(StockSchema.INSTANCE)
                .count();
    }

    @Test
    void answersThatAreThereAtOnceTakeNoStack() {
        int[] left = {100_000};
        client.answers = () -> CompletableFuture.completedFuture(QueryResponse.builder()
                .count(1)
                .lastEvaluatedKey(left[0]-- > 1 ? Map.of("sku", AttributeValue.fromS("x")) : Map.of())
                .build());
        assertThat(count()).isCompletedWithValue(100_000L);
    }

    @Test
    void unprocessedKeysAreAskedForAgainAfterAPause() {
        List<CompletableFuture<Void>> timers = new ArrayList<>();
        timer = () -> {
            CompletableFuture<Void> one = new CompletableFuture<>();
            timers.add(one);
            return one;
        };
        CompletableFuture<List<Stock>> future = GetSpec.named("many").many(table(), List.of(KEY), StockSchema.INSTANCE);
        answer(0, unprocessed());
        assertThat(waits).containsExactly(Duration.ofMillis(50));
        assertThat(sent).hasSize(1);
        timers.get(0).complete(null);
        assertThat(sent).hasSize(2);
        answer(
                1,
                BatchGetItemResponse.builder()
                        .responses(Map.of("stock", List.of(item())))
                        .build());
        assertThat(future).isCompletedWithValue(List.of(STOCK));

        CompletableFuture<List<Stock>> cancelled =
                GetSpec.named("many").many(table(), List.of(KEY), StockSchema.INSTANCE);
        answer(2, unprocessed());
        cancelled.cancel(true);
        assertThat(timers.get(1)).isCancelled();
        assertThat(sent).hasSize(3);
        assertThat(events).hasSize(2);
    }

    private BatchGetItemResponse unprocessed() {
        BatchGetItemRequest request = (BatchGetItemRequest) client.requests.get(client.requests.size() - 1);
        return BatchGetItemResponse.builder()
                .responses(Map.of())
                .unprocessedKeys(request.requestItems())
                .build();
    }

    @Test
    void theBudgetEndsTheAttempts() {
        client.answers = () -> CompletableFuture.completedFuture(unprocessed());
        assertThat(failure(GetSpec.named("many").many(table(), List.of(KEY), StockSchema.INSTANCE)))
                .isInstanceOfSatisfying(
                        UnprocessedException.class, e -> assertThat(e.missing()).isEqualTo(1));
        assertThat(sent).hasSize(3);
        sent.clear();
        TransactionConflictException conflict =
                TransactionConflictException.builder().message("no").build();
        fails(conflict);
        assertThat(failure(new AsyncEntityStore<>(table(), StockSchema.INSTANCE).put(STOCK)))
                .isExactlyInstanceOf(NeverscanException.class)
                .hasCause(conflict);
        assertThat(sent).hasSize(3);
    }

    @Test
    void theStandardTimerWaitsAndCompletes() {
        assertThat(Backoff.standard().after(Duration.ofMillis(1))).succeedsWithin(Duration.ofSeconds(20));
    }
}
