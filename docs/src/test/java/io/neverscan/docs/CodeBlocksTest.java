package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No code block without a check. {@code -Dneverscan.regenerate=true} writes outputs and findings anew. */
class CodeBlocksTest {
    static Stream<Block> blocks() {
        if (Tree.REGENERATE) {
            regenerate();
        }
        return Tree.pages().stream().flatMap(p -> p.blocks().stream());
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void theBlockIsRight(Block block) {
        assertThat(BlockCheck.faultOf(block)).isEmpty();
    }

    private static void regenerate() {
        for (Page page : Tree.pages()) {
            Page current = page;
            for (int i = 0; i < current.blocks().size(); i++) {
                Block block = current.blocks().get(i);
                if (block.language().equals("text")) {
                    String actual = TextCheck.actual(block).orElse(block.text());
                    current = Page.parse(current.file(), current.with(block, actual));
                }
            }
            if (!current.text().equals(page.text())) {
                Tree.write(page.file(), current.text());
            }
        }
    }
}
