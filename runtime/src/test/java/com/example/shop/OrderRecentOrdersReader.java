// Generated from shop.yaml:65, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ProjectionReader;
import javax.annotation.processing.Generated;

/** Reads an {@link OrderRecentOrders}. */
@Generated("neverscan")
final class OrderRecentOrdersReader extends ProjectionReader<OrderRecentOrders> {
    static final OrderRecentOrdersReader INSTANCE = new OrderRecentOrdersReader();

    private OrderRecentOrdersReader() {
        super(OrderKeys.TYPE);
    }

    @Override
    protected OrderRecentOrders read(ItemReader in) {
        return new OrderRecentOrders(
                in.string("customerId"), in.string("orderId"), in.instant("placedAt"), in.decimal("total"));
    }
}
