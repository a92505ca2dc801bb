package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
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
        return List.of();
    }

    /**
     * What {@code generate-tests} writes.
     *
     * @return the emitters
     */
    public static List<Emitter> tests() {
        return List.of();
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
