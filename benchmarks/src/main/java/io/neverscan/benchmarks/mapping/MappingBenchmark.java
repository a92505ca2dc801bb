package io.neverscan.benchmarks.mapping;

import io.neverscan.benchmarks.shop.Order;
import io.neverscan.benchmarks.shop.OrderSchema;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One order to its item and back: generated code against straight code and both schemas of the enhanced client. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 3, jvmArgsAppend = "-Xbatch")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class MappingBenchmark {
    private final TableSchema<Order> generated = OrderSchema.INSTANCE;
    private final TableSchema<Order> immutable = ImmutableOrders.ORDER;
    private final TableSchema<OrderBean> beans = TableSchema.fromBean(OrderBean.class);

    private Order order = SampleOrders.order(1);
    private OrderBean bean = OrderBean.of(order);
    private Map<String, AttributeValue> item = generated.itemToMap(order, true);

    /**
     * Generated code writes.
     *
     * @return the item
     */
    @Benchmark
    public Map<String, AttributeValue> toMapGenerated() {
        return generated.itemToMap(order, true);
    }

    /**
     * Straight code writes.
     *
     * @return the item
     */
    @Benchmark
    public Map<String, AttributeValue> toMapHandWritten() {
        return HandWrittenOrders.toMap(order);
    }

    /**
     * The best that is known by hand writes.
     *
     * @return the item
     */
    @Benchmark
    public Map<String, AttributeValue> toMapHabits() {
        return HabitualOrders.toMap(order);
    }

    /**
     * The enhanced client writes a bean.
     *
     * @return the item
     */
    @Benchmark
    public Map<String, AttributeValue> toMapBean() {
        return beans.itemToMap(bean, true);
    }

    /**
     * The enhanced client writes by a static schema.
     *
     * @return the item
     */
    @Benchmark
    public Map<String, AttributeValue> toMapImmutable() {
        return immutable.itemToMap(order, true);
    }

    /**
     * Generated code reads.
     *
     * @return the order
     */
    @Benchmark
    public Order fromMapGenerated() {
        return generated.mapToItem(item);
    }

    /**
     * Straight code reads.
     *
     * @return the order
     */
    @Benchmark
    public Order fromMapHandWritten() {
        return HandWrittenOrders.fromMap(item);
    }

    /**
     * The enhanced client reads a bean.
     *
     * @return the order
     */
    @Benchmark
    public OrderBean fromMapBean() {
        return beans.mapToItem(item);
    }

    /**
     * The enhanced client reads by a static schema.
     *
     * @return the order
     */
    @Benchmark
    public Order fromMapImmutable() {
        return immutable.mapToItem(item);
    }
}
