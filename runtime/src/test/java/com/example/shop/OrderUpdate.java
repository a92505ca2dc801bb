// Generated from shop.yaml:24, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.write.ItemUpdate;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Order}: one UpdateItem, what is not named stays as stored. The version is
 * raised by 1 and {@code updatedAt} set each time. For one thread.
 */
@Generated("neverscan")
public final class OrderUpdate {
    private final ItemUpdate<Order> update;
    private final OrderKey key;

    OrderUpdate(ItemUpdate<Order> update, OrderKey key) {
        this.update = update;
        this.key = key;
    }

    /**
     * Sets {@code status}, and the key of {@code GSI1} with it, which is built from {@code placedAt} too.
     *
     * @param status the new value
     * @param placedAt the value that {@code placedAt} has after this update; if this update does not set it, the stored
     *     one must be the same
     * @return this
     */
    public OrderUpdate status(OrderStatus status, Instant placedAt) {
        update.set().value("status", status, OrderStatus.CODEC);
        update.expect().instant("placedAt", placedAt);
        gsi1(status, placedAt);
        return this;
    }

    /**
     * Sets {@code placedAt}, and the key of {@code GSI1} with it, which is built from {@code status} too.
     *
     * @param placedAt the new value
     * @param status the value that {@code status} has after this update; if this update does not set it, the stored one
     *     must be the same
     * @return this
     */
    public OrderUpdate placedAt(Instant placedAt, OrderStatus status) {
        update.set().instant("placedAt", placedAt);
        update.expect().value("status", status, OrderStatus.CODEC);
        gsi1(status, placedAt);
        return this;
    }

    private void gsi1(OrderStatus status, Instant placedAt) {
        update.set().partitionKey("GSI1PK", OrderKeys.gsi1pk(status));
        update.set().sortKey("GSI1SK", OrderKeys.gsi1sk(placedAt, key.orderId()));
    }

    /**
     * Sets {@code total}.
     *
     * @param total the new value
     * @return this
     */
    public OrderUpdate total(BigDecimal total) {
        update.set().number("total", total);
        return this;
    }

    /**
     * Sets {@code shipTo} as a whole.
     *
     * @param shipTo the new value
     * @return this
     */
    public OrderUpdate shipTo(Address shipTo) {
        update.set().value("shipTo", shipTo, AddressCodec.INSTANCE);
        return this;
    }

    /**
     * Sets {@code lines} as a whole.
     *
     * @param lines the new value
     * @return this
     */
    public OrderUpdate lines(List<OrderLine> lines) {
        update.set().value("lines", lines, OrderSchema.LINES);
        return this;
    }

    /**
     * Adds to the end of {@code lines}.
     *
     * @param lines what to add; none changes nothing
     * @return this
     */
    public OrderUpdate appendLines(OrderLine... lines) {
        update.append("lines", List.of(lines), OrderSchema.LINES);
        return this;
    }

    /**
     * Sets {@code tags} as a whole.
     *
     * @param tags the new value; an empty set removes the attribute
     * @return this
     */
    public OrderUpdate tags(Set<String> tags) {
        update.set().value("tags", tags, OrderSchema.TAGS);
        return this;
    }

    /**
     * Adds to {@code tags}.
     *
     * @param tags what to add; none changes nothing
     * @return this
     */
    public OrderUpdate addTags(String... tags) {
        update.addElements("tags", new LinkedHashSet<>(List.of(tags)), OrderSchema.TAGS);
        return this;
    }

    /**
     * Takes out of {@code tags}.
     *
     * @param tags what to take; none changes nothing
     * @return this
     */
    public OrderUpdate removeTags(String... tags) {
        update.removeElements("tags", new LinkedHashSet<>(List.of(tags)), OrderSchema.TAGS);
        return this;
    }

    /**
     * Sets {@code express}.
     *
     * @param express the new value
     * @return this
     */
    public OrderUpdate express(boolean express) {
        update.set().bool("express", express);
        return this;
    }

    /**
     * Sets {@code labels} as a whole.
     *
     * @param labels the new value; null removes it
     * @return this
     */
    public OrderUpdate labels(@Nullable Map<String, String> labels) {
        update.set().value("labels", labels, OrderSchema.LABELS);
        return this;
    }

    /**
     * Removes {@code labels}.
     *
     * @return this
     */
    public OrderUpdate removeLabels() {
        update.remove("labels");
        return this;
    }

    /**
     * Sets {@code giftTo} as a whole.
     *
     * @param giftTo the new value; null removes it
     * @return this
     */
    public OrderUpdate giftTo(@Nullable Address giftTo) {
        update.set().value("giftTo", giftTo, AddressCodec.INSTANCE);
        return this;
    }

    /**
     * Removes {@code giftTo}.
     *
     * @return this
     */
    public OrderUpdate removeGiftTo() {
        update.remove("giftTo");
        return this;
    }

    /**
     * Sets {@code note}.
     *
     * @param note the new value; null removes it
     * @return this
     */
    public OrderUpdate note(@Nullable String note) {
        update.set().string("note", note);
        return this;
    }

    /**
     * Removes {@code note}.
     *
     * @return this
     */
    public OrderUpdate removeNote() {
        update.remove("note");
        return this;
    }

    /**
     * Sets {@code priority}.
     *
     * @param priority the new value; null removes it
     * @return this
     */
    public OrderUpdate priority(@Nullable Integer priority) {
        update.set().value("priority", priority, Codecs.INT);
        return this;
    }

    /**
     * Removes {@code priority}.
     *
     * @return this
     */
    public OrderUpdate removePriority() {
        update.remove("priority");
        return this;
    }

    /**
     * Makes the update apply only to the version that was read.
     *
     * @param version that version
     * @return this
     */
    public OrderUpdate expectingVersion(long version) {
        update.expectVersion(version);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named, or two setters do not agree on {@code status} or
     *     {@code placedAt}
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such {@code Order}
     * @throws io.neverscan.runtime.error.StaleVersionException if another version than the expected one is stored
     * @throws io.neverscan.runtime.error.StaleValueException if {@code status} or {@code placedAt} is stored with another
     *     value than the one given for {@code GSI1}
     */
    public Order execute() {
        return update.execute();
    }

    /** For transactions. */
    ItemUpdate<Order> update() {
        return update;
    }
}
