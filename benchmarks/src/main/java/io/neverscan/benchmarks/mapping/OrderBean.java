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
    private @Nullable Instant paidAt;
    private @Nullable Instant shippedAt;
    private @Nullable String note;
    private @Nullable Set<String> tags;
    private @Nullable List<String> lines;
    private @Nullable Map<String, String> labels;
    private @Nullable AddressBean address;

    /**
     * Copies an order.
     *
     * @param order the order
     * @return a bean of the same values
     */
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
        bean.setPaidAt(order.paidAt());
        bean.setShippedAt(order.shippedAt());
        bean.setNote(order.note());
        bean.setTags(order.tags());
        bean.setLines(order.lines());
        bean.setLabels(order.labels());
        bean.setAddress(AddressBean.of(order.address()));
        return bean;
    }

    /**
     * Derived.
     *
     * @return the partition key
     */
    @DynamoDbPartitionKey
    @DynamoDbAttribute("PK")
    public String getPartition() {
        return "CUSTOMER#" + customerId;
    }

    /**
     * Ignored, as it is derived.
     *
     * @param ignored the partition key
     */
    public void setPartition(String ignored) {}

    /**
     * Derived.
     *
     * @return the sort key
     */
    @DynamoDbSortKey
    @DynamoDbAttribute("SK")
    public String getSort() {
        return "ORDER#" + orderId;
    }

    /**
     * Ignored, as it is derived.
     *
     * @param ignored the sort key
     */
    public void setSort(String ignored) {}

    /**
     * Derived.
     *
     * @return the type of the item
     */
    @DynamoDbAttribute("_type")
    public String getType() {
        return "Order";
    }

    /**
     * Ignored, as it is derived.
     *
     * @param ignored the type
     */
    public void setType(String ignored) {}

    /**
     * Gets it.
     *
     * @return attribute {@code customerId}
     */
    public @Nullable String getCustomerId() {
        return customerId;
    }

    /**
     * Sets it.
     *
     * @param customerId attribute {@code customerId}
     */
    public void setCustomerId(@Nullable String customerId) {
        this.customerId = customerId;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code orderId}
     */
    public @Nullable String getOrderId() {
        return orderId;
    }

    /**
     * Sets it.
     *
     * @param orderId attribute {@code orderId}
     */
    public void setOrderId(@Nullable String orderId) {
        this.orderId = orderId;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code status}
     */
    public @Nullable Status getStatus() {
        return status;
    }

    /**
     * Sets it.
     *
     * @param status attribute {@code status}
     */
    public void setStatus(@Nullable Status status) {
        this.status = status;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code total}
     */
    public @Nullable BigDecimal getTotal() {
        return total;
    }

    /**
     * Sets it.
     *
     * @param total attribute {@code total}
     */
    public void setTotal(@Nullable BigDecimal total) {
        this.total = total;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code currency}
     */
    public @Nullable String getCurrency() {
        return currency;
    }

    /**
     * Sets it.
     *
     * @param currency attribute {@code currency}
     */
    public void setCurrency(@Nullable String currency) {
        this.currency = currency;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code items}
     */
    public int getItems() {
        return items;
    }

    /**
     * Sets it.
     *
     * @param items attribute {@code items}
     */
    public void setItems(int items) {
        this.items = items;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code weight}
     */
    public double getWeight() {
        return weight;
    }

    /**
     * Sets it.
     *
     * @param weight attribute {@code weight}
     */
    public void setWeight(double weight) {
        this.weight = weight;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code points}
     */
    public long getPoints() {
        return points;
    }

    /**
     * Sets it.
     *
     * @param points attribute {@code points}
     */
    public void setPoints(long points) {
        this.points = points;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code paid}
     */
    public boolean isPaid() {
        return paid;
    }

    /**
     * Sets it.
     *
     * @param paid attribute {@code paid}
     */
    public void setPaid(boolean paid) {
        this.paid = paid;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code gift}
     */
    public boolean isGift() {
        return gift;
    }

    /**
     * Sets it.
     *
     * @param gift attribute {@code gift}
     */
    public void setGift(boolean gift) {
        this.gift = gift;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code placedAt}
     */
    public @Nullable Instant getPlacedAt() {
        return placedAt;
    }

    /**
     * Sets it.
     *
     * @param placedAt attribute {@code placedAt}
     */
    public void setPlacedAt(@Nullable Instant placedAt) {
        this.placedAt = placedAt;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code paidAt}
     */
    public @Nullable Instant getPaidAt() {
        return paidAt;
    }

    /**
     * Sets it.
     *
     * @param paidAt attribute {@code paidAt}
     */
    public void setPaidAt(@Nullable Instant paidAt) {
        this.paidAt = paidAt;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code shippedAt}
     */
    public @Nullable Instant getShippedAt() {
        return shippedAt;
    }

    /**
     * Sets it.
     *
     * @param shippedAt attribute {@code shippedAt}
     */
    public void setShippedAt(@Nullable Instant shippedAt) {
        this.shippedAt = shippedAt;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code note}
     */
    public @Nullable String getNote() {
        return note;
    }

    /**
     * Sets it.
     *
     * @param note attribute {@code note}
     */
    public void setNote(@Nullable String note) {
        this.note = note;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code tags}
     */
    public @Nullable Set<String> getTags() {
        return tags;
    }

    /**
     * Sets it.
     *
     * @param tags attribute {@code tags}
     */
    public void setTags(@Nullable Set<String> tags) {
        this.tags = tags;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code lines}
     */
    public @Nullable List<String> getLines() {
        return lines;
    }

    /**
     * Sets it.
     *
     * @param lines attribute {@code lines}
     */
    public void setLines(@Nullable List<String> lines) {
        this.lines = lines;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code labels}
     */
    public @Nullable Map<String, String> getLabels() {
        return labels;
    }

    /**
     * Sets it.
     *
     * @param labels attribute {@code labels}
     */
    public void setLabels(@Nullable Map<String, String> labels) {
        this.labels = labels;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code address}
     */
    public @Nullable AddressBean getAddress() {
        return address;
    }

    /**
     * Sets it.
     *
     * @param address attribute {@code address}
     */
    public void setAddress(@Nullable AddressBean address) {
        this.address = address;
    }
}
