package io.neverscan.docs;

import java.util.Optional;

/**
 * A model file compiles without findings, or with exactly those that the {@code text} block right after it shows. A part
 * of one stands in the file that {@code from:} names, or with {@code part} in the model before it.
 */
final class YamlCheck implements BlockCheck {
    @Override
    public String fault(Block block) {
        Optional<String> from = block.marked("from");
        if (from.isPresent()) {
            String file = Tree.read(Tree.ROOT.resolve(from.get()));
            return standsIn(block, file) ? "" : "these lines do not stand in " + from.get();
        }
        if (block.is("part")) {
            String model = Models.about(block).map(Models.SourceText::text).orElse("");
            return standsIn(block, model) ? "" : "these lines do not stand in the model above";
        }
        if (!block.isModel()) {
            return "neither a whole model nor marked as a part of one";
        }
        Models.SourceText model = Models.of(block);
        String findings = model.findings();
        String shown =
                block.next().filter(TextCheck::showsFindings).map(Block::text).orElse("");
        return findings.equals(shown) ? "" : "the findings are:\n" + findings;
    }

    private static boolean standsIn(Block block, String text) {
        return BlockCheck.standsIn(block.text(), text);
    }
}
