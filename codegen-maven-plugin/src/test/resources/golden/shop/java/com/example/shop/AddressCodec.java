// Generated from src/main/neverscan/shop.yaml:15, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.DocumentCodec;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ValueCodec;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * How a {@link Address} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentCodecEmitter")
final class AddressCodec extends DocumentCodec<Address> {
    static final ValueCodec<Set<String>> TAGS = Codecs.set(Codecs.STRING);

    static final AddressCodec INSTANCE = new AddressCodec();

    private AddressCodec() {
        super("Address");
    }

    @Override
    protected void write(Address document, ItemWriter out) {
        out.string("street", document.street());
        out.string("zip-code", document.zipCode());
        out.value("tags", document.tags(), TAGS);
    }

    @Override
    protected Address read(ItemReader in) {
        return new Address(
                in.string("street"),
                in.optionalString("zip-code"),
                in.set("tags", TAGS));
    }
}
