package io.neverscan.benchmarks.mapping;

import io.neverscan.benchmarks.shop.Address;
import io.neverscan.benchmarks.shop.Order;
import io.neverscan.benchmarks.shop.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Orders like those that a shop stores: all attributes but one optional one are there. */
public final class SampleOrders {
    private SampleOrders() {}

    /**
     * One order.
     *
     * @param number which one
     * @return always the same order for the same number
     */
    public static Order order(int number) {
        Instant placed = Instant.parse("2026-01-15T10:15:30.123Z").plusSeconds(61L * number);
        return Order.builder()
                .customerId("c-4711")
                .orderId("o-%06d".formatted(number))
                .status(Status.values()[number % Status.values().length])
                .total(new BigDecimal("1249.95").add(BigDecimal.valueOf(number)))
                .currency("EUR")
                .items(3 + number)
                .weight(12.25 + number)
                .points(1_250L + number)
                .paid(true)
                .gift(false)
                .placedAt(placed)
                .paidAt(placed.plusMillis(90_333))
                .shippedAt(placed.plusMillis(7_200_444))
                .note(null)
                .tags(Set.of("priority"))
                .lines(List.of("sku-1001", "sku-2002"))
                .labels(Map.of("channel", "web"))
                .address(new Address("Hauptstraße 1", "Berlin", "10115", "DE"))
                .build();
    }
}
