// Generated from src/main/neverscan/awkward.yaml:12, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.DocumentCodec;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * How a {@link Builder} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentCodecEmitter")
final class BuilderCodec extends DocumentCodec<Builder> {
    static final BuilderCodec INSTANCE = new BuilderCodec();

    private BuilderCodec() {
        super("Builder");
    }

    @Override
    protected void write(Builder document, ItemWriter out) {
        out.string("build", document.build());
        out.string("builder", document.builder_());
        out.string("toBuilder", document.toBuilder_());
    }

    @Override
    protected Builder read(ItemReader in) {
        return new Builder(
                in.string("build"),
                in.optionalString("builder"),
                in.optionalString("toBuilder"));
    }
}
