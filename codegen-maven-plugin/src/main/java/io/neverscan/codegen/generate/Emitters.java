package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.java.JavaEmitter;
import io.neverscan.codegen.emit.tables.TablesEmitter;
import io.neverscan.codegen.emit.tests.TestEmitter;
import java.util.List;

/** Which emitters a goal runs, in order. */
public final class Emitters {
    private Emitters() {}

    /**
     * What {@code generate} writes.
     *
     * @param async whether for asynchronous clients, too
     * @return the emitters
     */
    public static List<Emitter> main(boolean async) {
        return List.of(new JavaEmitter(async), new TablesEmitter());
    }

    /**
     * What {@code generate-tests} writes.
     *
     * @param async whether for asynchronous clients, too
     * @return the emitters
     */
    public static List<Emitter> tests(boolean async) {
        return List.of(new TestEmitter(async));
    }

    /**
     * What {@code validate} writes.
     *
     * @return no emitters
     */
    public static List<Emitter> none() {
        return List.of();
    }
}
