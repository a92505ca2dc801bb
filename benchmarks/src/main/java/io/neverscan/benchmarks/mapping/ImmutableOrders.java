package io.neverscan.benchmarks.mapping;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;

import io.neverscan.benchmarks.shop.Address;
import io.neverscan.benchmarks.shop.Order;
import io.neverscan.benchmarks.shop.Status;
import java.math.BigDecimal;
import java.time.Instant;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;

/** The enhanced client's static schema of the generated record: no reflection, attributes declared one by one. */
public final class ImmutableOrders {
    private static final StaticImmutableTableSchema<Address, Address.Builder> ADDRESS = TableSchema.builder(
                    Address.class, Address.Builder.class)
            .newItemBuilder(Address::builder, Address.Builder::build)
            .addAttribute(
                    String.class, a -> a.name("street").getter(Address::street).setter(Address.Builder::street))
            .addAttribute(
                    String.class, a -> a.name("city").getter(Address::city).setter(Address.Builder::city))
            .addAttribute(String.class, a -> a.name("zip").getter(Address::zip).setter(Address.Builder::zip))
            .addAttribute(
                    String.class,
                    a -> a.name("country").getter(Address::country).setter(Address.Builder::country))
            .build();

    /** The schema of orders. */
    public static final TableSchema<Order> ORDER = TableSchema.builder(Order.class, Order.Builder.class)
            .newItemBuilder(Order::builder, Order.Builder::build)
            .addAttribute(
                    String.class,
                    a -> a.name("PK")
                            .getter(o -> "CUSTOMER#" + o.customerId())
                            .setter((o, ignored) -> {})
                            .tags(primaryPartitionKey()))
            .addAttribute(
                    String.class,
                    a -> a.name("SK")
                            .getter(o -> "ORDER#" + o.orderId())
                            .setter((o, ignored) -> {})
                            .tags(primarySortKey()))
            .addAttribute(
                    String.class, a -> a.name("_type").getter(o -> "Order").setter((o, ignored) -> {}))
            .addAttribute(
                    String.class,
                    a -> a.name("customerId").getter(Order::customerId).setter(Order.Builder::customerId))
            .addAttribute(
                    String.class, a -> a.name("orderId").getter(Order::orderId).setter(Order.Builder::orderId))
            .addAttribute(
                    Status.class, a -> a.name("status").getter(Order::status).setter(Order.Builder::status))
            .addAttribute(
                    BigDecimal.class, a -> a.name("total").getter(Order::total).setter(Order.Builder::total))
            .addAttribute(
                    String.class,
                    a -> a.name("currency").getter(Order::currency).setter(Order.Builder::currency))
            .addAttribute(
                    Integer.class, a -> a.name("items").getter(Order::items).setter(Order.Builder::items))
            .addAttribute(
                    Double.class, a -> a.name("weight").getter(Order::weight).setter(Order.Builder::weight))
            .addAttribute(
                    Long.class, a -> a.name("points").getter(Order::points).setter(Order.Builder::points))
            .addAttribute(Boolean.class, a -> a.name("paid").getter(Order::paid).setter(Order.Builder::paid))
            .addAttribute(Boolean.class, a -> a.name("gift").getter(Order::gift).setter(Order.Builder::gift))
            .addAttribute(
                    Instant.class,
                    a -> a.name("placedAt").getter(Order::placedAt).setter(Order.Builder::placedAt))
            .addAttribute(
                    Instant.class, a -> a.name("paidAt").getter(Order::paidAt).setter(Order.Builder::paidAt))
            .addAttribute(
                    Instant.class,
                    a -> a.name("shippedAt").getter(Order::shippedAt).setter(Order.Builder::shippedAt))
            .addAttribute(String.class, a -> a.name("note").getter(Order::note).setter(Order.Builder::note))
            .addAttribute(
                    EnhancedType.setOf(String.class),
                    a -> a.name("tags").getter(Order::tags).setter(Order.Builder::tags))
            .addAttribute(
                    EnhancedType.listOf(String.class),
                    a -> a.name("lines").getter(Order::lines).setter(Order.Builder::lines))
            .addAttribute(
                    EnhancedType.mapOf(String.class, String.class),
                    a -> a.name("labels").getter(Order::labels).setter(Order.Builder::labels))
            .addAttribute(
                    EnhancedType.documentOf(Address.class, ADDRESS),
                    a -> a.name("address").getter(Order::address).setter(Order.Builder::address))
            .build();

    private ImmutableOrders() {}
}
