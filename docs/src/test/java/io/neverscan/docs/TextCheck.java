package io.neverscan.docs;

import io.neverscan.codegen.explain.Explanation;
import java.util.Optional;

/**
 * Output: the findings of the model right before it; with {@code from:} the file of that name, with {@code explain:} what the
 * goal says about a pattern.
 */
final class TextCheck implements BlockCheck {
    static boolean showsFindings(Block block) {
        return block.language().equals("text") && block.marker().isEmpty();
    }

    @Override
    public String fault(Block block) {
        Optional<String> actual = actual(block);
        if (actual.isEmpty()) {
            return "nothing says what this is the output of";
        }
        return actual.get().equals(block.text()) ? "" : "the output is:\n" + actual.get();
    }

    /** What the block should be. */
    static Optional<String> actual(Block block) {
        Optional<String> pattern = block.marked("explain");
        if (pattern.isPresent()) {
            return Models.about(block).flatMap(m -> new Explanation(m.compile().models()).pattern(pattern.get()));
        }
        Optional<String> from = block.marked("from");
        if (from.isPresent()) {
            return Optional.of(Tree.read(Tree.ROOT.resolve(from.get())));
        }
        return showsFindings(block)
                ? block.previous().filter(Block::isModel).map(b -> Models.of(b).findings())
                : Optional.empty();
    }
}
