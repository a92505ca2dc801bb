// Generated from src/main/neverscan/scalars.yaml:6, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.DocumentCodec;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ScalarCodec;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * How a {@link Inner} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentCodecEmitter")
final class InnerCodec extends DocumentCodec<Inner> {
    static final ScalarCodec<Colour> COLOUR = Codecs.coded("Colour", List.of(Colour.values()));

    static final InnerCodec INSTANCE = new InnerCodec();

    private InnerCodec() {
        super("Inner");
    }

    @Override
    protected void write(Inner document, ItemWriter out) {
        out.string("name", document.name());
        out.value("colour", document.colour(), COLOUR);
        out.instant("at", document.at());
    }

    @Override
    protected Inner read(ItemReader in) {
        return new Inner(
                in.string("name"),
                in.optional("colour", COLOUR),
                in.optional("at", Codecs.INSTANT));
    }
}
