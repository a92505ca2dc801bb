package com.example.shop;

import static com.example.shop.Recorder.same;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Runs what was generated for the shop. */
public final class Check implements Runnable {
    private static final Instant NOON = Instant.parse("2024-05-06T12:00:00Z");
    private static final String ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

    private final Recorder recorder = new Recorder();
    private final Shop shop = Shop.create(recorder.client());

    /** Creates the check. */
    public Check() {}

    @Override
    public void run() {
        ranges();
        indexKeys();
        versions();
        reads();
        projections();
    }

    private void ranges() {
        shop.order().recentOrders("c", NOON, NOON.plusSeconds(1), BigDecimal.TEN, Status.paid).page();
        QueryRequest query = recorder.last(QueryRequest.class);
        same(query.filterExpression(), "#n2 >= :v3 AND (#n3 = :v4 OR #n3 = :v5) AND NOT attribute_exists(#n4)");
        same(query.scanIndexForward(), false);
        same(query.consistentRead(), true);
        same(query.expressionAttributeValues().get(":v1"), text("ORDER#2024-05-06T12:00:00.000Z"));
        same(query.expressionAttributeValues().get(":v2"), text("ORDER#2024-05-06T12:00:01.000Z$"));
        same(query.expressionAttributeValues().get(":v4"), text("P"));
        same(query.expressionAttributeValues().get(":v5"), text("C"));
        int before = recorder.requests.size();
        same(shop.order().recentOrders("c", NOON, NOON.minusSeconds(1), BigDecimal.TEN, Status.paid).toList(5), List.of());
        same(recorder.requests.size(), before);
        shop.order().before("c", NOON).page();
        same(recorder.last(QueryRequest.class).expressionAttributeValues().get(":v2"), text("ORDER#2024-05-06T12:00:00.000Z"));
        shop.order().open(NOON).page();
        same(recorder.last(QueryRequest.class).expressionAttributeValues().get(":v0"), text("STATUS#O"));
    }

    private void indexKeys() {
        Product plain = Product.builder().productId("p").price(BigDecimal.ONE).tags(Set.of()).build();
        Map<String, AttributeValue> map = ProductSchema.INSTANCE.itemToMap(plain.withRank(7), true);
        same(map.containsKey("GSI1PK"), false);
        same(map.containsKey("tags"), false);
        map = ProductSchema.INSTANCE.itemToMap(plain.withRank(7).withShelf("a b"), true);
        same(map.get("GSI1PK"), text("SHELF#a%20b"));
        same(map.get("GSI1SK"), text("RANK#00007#p"));
        same(ProductSchema.INSTANCE.mapToItem(map), plain.withRank(7).withShelf("a b"));
        same(ProductSchema.INSTANCE.itemToMap(plain, false).get("GSI1SK"), AttributeValue.fromNul(true));
    }

    private void versions() {
        Customer customer = Customer.builder().customerId("c").build();
        Customer stored = shop.customer().create(customer);
        same(stored.version(), 1L);
        same(stored.createdAt() != null && stored.createdAt().equals(stored.updatedAt()), true);
        PutItemRequest put = recorder.last(PutItemRequest.class);
        same(put.item().get("version"), AttributeValue.fromN("1"));
        same(put.item().containsKey("email"), false);
        Map<String, AttributeValue> map =
                CustomerSchema.INSTANCE.itemToMap(stored.withEmail("e@x").withExpiresAt(NOON), true);
        same(map.get("email"), text("e@x"));
        same(map.get("expiresAt"), AttributeValue.fromN(Long.toString(NOON.getEpochSecond())));
        same(CustomerSchema.INSTANCE.mapToItem(map).email(), "e@x");
    }

    private void reads() {
        shop.product().products(List.of(new ProductKey("a"), new ProductKey("a"), new ProductKey("b")));
        same(recorder.last(BatchGetItemRequest.class).requestItems().get("shop").keys().size(), 2);
        shop.customer().byEmail("e");
        same(recorder.last(QueryRequest.class).limit(), 1);
    }

    private void projections() {
        Order order = Order.builder()
                .customerId("c").orderId(ID).placedAt(NOON).status(Status.class_).total(BigDecimal.TEN)
                .lines(List.of(new Address("s", null, Set.of("t")))).n(1).build();
        Map<String, AttributeValue> map = OrderSchema.INSTANCE.itemToMap(order, true);
        same(map.get("SK"), text("ORDER#2024-05-06T12:00:00.000Z#" + ID));
        same(OrderSchema.INSTANCE.mapToItem(map), order);
        OrderInStatus part = new OrderInStatus("c", ID, NOON, Status.class_, BigDecimal.TEN);
        same(part.key(), order.key());
        Recorder.refused(() -> shop.order().get("c", NOON.plusNanos(1), ID), RuntimeException.class, "Order.placedAt");
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
