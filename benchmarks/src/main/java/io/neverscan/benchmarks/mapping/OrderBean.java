package io.neverscan.benchmarks.mapping;

import io.neverscan.benchmarks.shop.Order;
import io.neverscan.benchmarks.shop.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbAttribute;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbPartitionKey;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbSortKey;

/** An order as a bean of the enhanced client. */
@DynamoDbBean
public class OrderBean {
    private @Nullable String customerId;
    private @Nullable String orderId;
    private @Nullable Status status;
    private @Nullable BigDecimal total;
    private @Nullable String currency;
    private int items;
    private double weight;
    private long points;
    private boolean paid;
    private boolean gift;
    private @Nullable Instant placedAt;
    private @Nullable String email;
    private @Nullable Instant shippedAt;
    private @Nullable String note;
    private @Nullable Set<String> tags;
    private @Nullable List<String> lines;
    private @Nullable Map<String, String> labels;
    private @Nullable AddressBean address;

    public static OrderBean of(Order order) {
        OrderBean bean = new OrderBean();
        bean.setCustomerId(order.customerId());
        bean.setOrderId(order.orderId());
        bean.setStatus(order.status());
        bean.setTotal(order.total());
        bean.setCurrency(order.currency());
        bean.setItems(order.items());
        bean.setWeight(order.weight());
        bean.setPoints(order.points());
        bean.setPaid(order.paid());
        bean.setGift(order.gift());
        bean.setPlacedAt(order.placedAt());
        bean.setEmail(order.email());
        bean.setShippedAt(order.shippedAt());
        bean.setNote(order.note());
        bean.setTags(order.tags());
        bean.setLines(order.lines());
        bean.setLabels(order.labels());
        bean.setAddress(AddressBean.of(order.address()));
        return bean;
    }

    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPartition() {
        return "CUSTOMER#" + customerId;
    }

    public void setPartition(String ignored) {}

    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSort() {
        return "ORDER#" + orderId;
    }

    public void setSort(String ignored) {}

    @DynamoDbAttribute("_type")
    public String getType() {
        return "Order";
    }

    public void setType(String ignored) {}

    public @Nullable String getCustomerId() {
        return customerId;
    }

    public void setCustomerId(@Nullable String customerId) {
        this.customerId = customerId;
    }

    public @Nullable String getOrderId() {
        return orderId;
    }

    public void setOrderId(@Nullable String orderId) {
        this.orderId = orderId;
    }

    public @Nullable Status getStatus() {
        return status;
    }

    public void setStatus(@Nullable Status status) {
        this.status = status;
    }

    public @Nullable BigDecimal getTotal() {
        return total;
    }

    public void setTotal(@Nullable BigDecimal total) {
        this.total = total;
    }

    public @Nullable String getCurrency() {
        return currency;
    }

    public void setCurrency(@Nullable String currency) {
        this.currency = currency;
    }

    public int getItems() {
        return items;
    }

    public void setItems(int items) {
        this.items = items;
    }

    public double getWeight() {
        return weight;
    }

    public void setWeight(double weight) {
        this.weight = weight;
    }

    public long getPoints() {
        return points;
    }

    public void setPoints(long points) {
        this.points = points;
    }

    public boolean isPaid() {
        return paid;
    }

    public void setPaid(boolean paid) {
        this.paid = paid;
    }

    public boolean isGift() {
        return gift;
    }

    public void setGift(boolean gift) {
        this.gift = gift;
    }

    public @Nullable Instant getPlacedAt() {
        return placedAt;
    }

    public void setPlacedAt(@Nullable Instant placedAt) {
        this.placedAt = placedAt;
    }

    public @Nullable String getEmail() {
        return email;
    }

    public void setEmail(@Nullable String email) {
        this.email = email;
    }

    public @Nullable Instant getShippedAt() {
        return shippedAt;
    }

    public void setShippedAt(@Nullable Instant shippedAt) {
        this.shippedAt = shippedAt;
    }

    public @Nullable String getNote() {
        return note;
    }

    public void setNote(@Nullable String note) {
        this.note = note;
    }

    public @Nullable Set<String> getTags() {
        return tags;
    }

    public void setTags(@Nullable Set<String> tags) {
        this.tags = tags;
    }

    public @Nullable List<String> getLines() {
        return lines;
    }

    public void setLines(@Nullable List<String> lines) {
        this.lines = lines;
    }

    public @Nullable Map<String, String> getLabels() {
        return labels;
    }

    public void setLabels(@Nullable Map<String, String> labels) {
        this.labels = labels;
    }

    public @Nullable AddressBean getAddress() {
        return address;
    }

    public void setAddress(@Nullable AddressBean address) {
        this.address = address;
    }
}
