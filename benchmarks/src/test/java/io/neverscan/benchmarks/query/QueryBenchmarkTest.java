package io.neverscan.benchmarks.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.benchmarks.mapping.SampleOrders;
import io.neverscan.benchmarks.shop.Order;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Each way to query gives the recorded orders. */
class QueryBenchmarkTest {
    private final QueryBenchmark benchmark = new QueryBenchmark();

    @AfterEach
    void close() {
        benchmark.close();
    }

    @Test
    void allReadTheRecordedOrders() {
        List<Order> orders = IntStream.range(0, QueryBenchmark.ITEMS)
                .mapToObj(SampleOrders::order)
                .toList();
        assertThat(benchmark.generated()).isEqualTo(orders);
        assertThat(benchmark.handWritten()).isEqualTo(orders);
        assertThat(benchmark.bean()).hasSameSizeAs(orders);
        assertThat(benchmark.sdkAlone()).hasSameSizeAs(orders);
    }
}
