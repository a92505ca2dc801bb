// Generated from src/main/neverscan/scalars.yaml:7, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.DocumentCodec;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ValueCodec;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * How a {@link Outer} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentCodecEmitter")
final class OuterCodec extends DocumentCodec<Outer> {
    static final ValueCodec<List<Inner>> INNERS = Codecs.list(InnerCodec.INSTANCE);

    static final ValueCodec<Map<String, Inner>> BY_NAME = Codecs.map(InnerCodec.INSTANCE);

    static final ValueCodec<Set<Colour>> COLOURS = Codecs.set(Codecs.coded("Colour", List.of(Colour.values())));

    static final OuterCodec INSTANCE = new OuterCodec();

    private OuterCodec() {
        super("Outer");
    }

    @Override
    protected void write(Outer document, ItemWriter out) {
        out.value("inner", document.inner(), InnerCodec.INSTANCE);
        out.value("inners", document.inners(), INNERS);
        out.value("byName", document.byName(), BY_NAME);
        out.value("colours", document.colours(), COLOURS);
    }

    @Override
    protected Outer read(ItemReader in) {
        return new Outer(
                in.optional("inner", InnerCodec.INSTANCE),
                in.required("inners", INNERS),
                in.optional("byName", BY_NAME),
                in.set("colours", COLOURS));
    }
}
