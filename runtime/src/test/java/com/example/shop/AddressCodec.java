// Generated from shop.yaml:20, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.DocumentCodec;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;

/** How an {@link Address} is stored. */
@Generated("neverscan")
final class AddressCodec extends DocumentCodec<Address> {
    static final AddressCodec INSTANCE = new AddressCodec();

    private AddressCodec() {
        super("Address");
    }

    @Override
    protected void write(Address document, ItemWriter out) {
        out.string("street", document.street());
        out.string("city", document.city());
        out.string("zip", document.zip());
    }

    @Override
    protected Address read(ItemReader in) {
        return new Address(in.string("street"), in.string("city"), in.optionalString("zip"));
    }
}
