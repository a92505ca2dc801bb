package io.neverscan.benchmarks.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.benchmarks.shop.Order;
import org.junit.jupiter.api.Test;

/** All competitors do the same work, so that comparing their times means something. */
class MappingBenchmarkTest {
    private final MappingBenchmark benchmark = new MappingBenchmark();

    @Test
    void allWriteTheSameItem() {
        assertThat(benchmark.toMapGenerated())
                .isEqualTo(benchmark.toMapHandWritten())
                .isEqualTo(benchmark.toMapHabits())
                .isEqualTo(benchmark.toMapBean())
                .isEqualTo(benchmark.toMapImmutable());
    }

    @Test
    void allReadTheSameOrder() {
        Order order = SampleOrders.order(1);
        assertThat(benchmark.fromMapGenerated()).isEqualTo(order);
        assertThat(benchmark.fromMapHandWritten()).isEqualTo(order);
        assertThat(benchmark.fromMapImmutable()).isEqualTo(order);
        assertThat(benchmark.fromMapBean()).usingRecursiveComparison().isEqualTo(OrderBean.of(order));
    }
}
