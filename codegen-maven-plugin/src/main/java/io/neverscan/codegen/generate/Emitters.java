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
     * @return the emitters
     */
    public static List<Emitter> main() {
        return List.of(new JavaEmitter(), new TablesEmitter());
    }

    /**
     * What {@code generate-tests} writes.
     *
     * @return the emitters
     */
    public static List<Emitter> tests() {
        return List.of(new TestEmitter());
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
