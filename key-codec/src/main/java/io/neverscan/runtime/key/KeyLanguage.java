package io.neverscan.runtime.key;

import java.util.List;

/**
 * The set of texts that a {@link KeyFormat} can write: what a proof may rely on when it asks whether two key templates
 * can ever give the same text.
 *
 * <p>It may be larger than the true set, never smaller; a proof that two languages are disjoint is then still right.
 */
public sealed interface KeyLanguage {
    /**
     * Finitely many texts.
     *
     * @param words the texts, not empty
     */
    record Words(List<String> words) implements KeyLanguage {
        /** Copies the list. */
        public Words {
            words = List.copyOf(words);
        }
    }

    /**
     * Runs of characters, one after the other.
     *
     * @param runs the runs in order
     */
    record Runs(List<CharRun> runs) implements KeyLanguage {
        /** Copies the list. */
        public Runs {
            runs = List.copyOf(runs);
        }
    }
}
