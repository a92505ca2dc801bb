package io.neverscan.runtime.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.Shop;
import com.example.shop.Stock;
import com.example.shop.StockKey;
import io.neverscan.runtime.error.UnprocessedException;
import io.neverscan.runtime.observe.AccessEvent;
import io.neverscan.runtime.retry.Backoff;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;

/** Chunks, unprocessed keys and budgets against a stub. */
class BatchGetTest {
    private final List<Integer> sizes = new ArrayList<>();
    private final List<Duration> waits = new ArrayList<>();
    private final List<AccessEvent> events = new ArrayList<>();

    /** Leaves the last {@code unprocessed} keys of the first {@code times} requests. */
    private final class Stub implements DynamoDbClient {
        private final int unprocessed;
        private int times;

        Stub(int unprocessed, int times) {
            this.unprocessed = unprocessed;
            this.times = times;
        }

        @Override
        public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
            List<Map<String, AttributeValue>> keys =
                    request.requestItems().get("stock").keys();
            sizes.add(keys.size());
            int left = times-- > 0 ? Math.min(unprocessed, keys.size()) : 0;
            int done = keys.size() - left;
            List<Map<String, AttributeValue>> items = new ArrayList<>();
            for (Map<String, AttributeValue> key : keys.subList(0, done)) {
                items.add(0, Map.of("sku", key.get("sku"), "onHand", AttributeValue.fromN("1")));
            }
            BatchGetItemResponse.Builder answer = BatchGetItemResponse.builder().responses(Map.of("stock", items));
            if (left > 0) {
                answer.unprocessedKeys(Map.of(
                        "stock",
                        request.requestItems().get("stock").toBuilder()
                                .keys(keys.subList(done, keys.size()))
                                .build()));
            }
            return answer.build();
        }

        @Override
        public String serviceName() {
            return "DynamoDb";
        }

        @Override
        public void close() {}
    }

    private Shop shop(int unprocessed, int times) {
        return Shop.builder(new Stub(unprocessed, times))
                .listener(events::add)
                .backoff(Backoff.standard()
                        .within(4, Duration.ofMillis(100), Duration.ofMillis(250))
                        .with(waits::add, () -> 0.5))
                .build();
    }

    private static List<StockKey> keys(int count) {
        List<StockKey> keys = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            keys.add(new StockKey("s" + i));
        }
        return keys;
    }

    @Test
    void unprocessedKeysAreAskedForAgain() {
        List<Stock> found = shop(20, 2).stock().stockOf(keys(130));
        assertThat(found).extracting(Stock::key).containsExactlyElementsOf(keys(130));
        assertThat(sizes).containsExactly(100, 50, 20);
        assertThat(waits).containsExactly(Duration.ofMillis(50), Duration.ofMillis(100));
        assertThat(events).singleElement().satisfies(e -> {
            assertThat(e.pattern()).isEqualTo("stockOf");
            assertThat(e.requests()).isEqualTo(3);
            assertThat(e.items()).isEqualTo(130);
            assertThat(e.succeeded()).isTrue();
        });
    }

    @Test
    void theBudgetEndsWithWhatWasRead() {
        assertThatThrownBy(() -> shop(200, 99).stock().stockOf(keys(130)))
                .isInstanceOfSatisfying(UnprocessedException.class, e -> {
                    assertThat(e.read()).isEmpty();
                    assertThat(e.missing()).isEqualTo(130);
                });
        assertThat(sizes).hasSize(4);
        assertThat(waits).containsExactly(Duration.ofMillis(50), Duration.ofMillis(100), Duration.ofMillis(125));
        assertThat(events.get(0).succeeded()).isFalse();
        sizes.clear();
        assertThatThrownBy(() -> shop(5, 99).stock().stockOf(keys(10)))
                .isInstanceOfSatisfying(UnprocessedException.class, e -> {
                    assertThat(e.read()).hasSize(5);
                    assertThat(e.missing()).isEqualTo(5);
                });
    }

    @Test
    void interruptionEndsTheWait() {
        Backoff backoff = Backoff.standard()
                .with(
                        time -> {
                            throw new InterruptedException();
                        },
                        () -> 0);
        assertThatThrownBy(() -> backoff.sleep(Duration.ZERO))
                .isInstanceOf(io.neverscan.runtime.error.NeverscanException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
