// Generated from shop.yaml:21, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.DocumentCodec;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;

/** How an {@link OrderLine} is stored. */
@Generated("neverscan")
final class OrderLineCodec extends DocumentCodec<OrderLine> {
    static final OrderLineCodec INSTANCE = new OrderLineCodec();

    private OrderLineCodec() {
        super("OrderLine");
    }

    @Override
    protected void write(OrderLine document, ItemWriter out) {
        out.string("sku", document.sku());
        out.number("quantity", document.quantity());
        out.number("price", document.price());
    }

    @Override
    protected OrderLine read(ItemReader in) {
        return new OrderLine(in.string("sku"), in.intValue("quantity"), in.decimal("price"));
    }
}
