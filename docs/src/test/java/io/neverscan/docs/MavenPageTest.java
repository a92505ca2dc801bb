package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tables of goals and parameters are the plugin's descriptor. */
class MavenPageTest {
    private static final Path FILE = Tree.ROOT.resolve("docs/reference/maven.md");

    @Test
    void everyGoalAndParameterIsThere() {
        Page page = Page.parse(FILE, Tree.read(FILE));
        String text = page.text();
        for (Map.Entry<String, PluginDescriptor.Goal> goal :
                PluginDescriptor.goals().entrySet()) {
            assertThat(text).contains("## " + goal.getKey() + "\n").contains("<!-- begin: " + goal.getKey() + " -->\n");
            text = Page.parse(FILE, text).withSection(goal.getKey(), section(goal.getValue()));
        }
        if (Tree.REGENERATE) {
            Tree.write(FILE, text);
        }
        assertThat(Tree.read(FILE)).isEqualTo(text);
    }

    private static String section(PluginDescriptor.Goal goal) {
        List<String> lines = new ArrayList<>();
        lines.add(escaped(goal.description()));
        lines.add("");
        if (!goal.phase().isEmpty()) {
            lines.add("Default phase: `" + goal.phase() + "`.");
            lines.add("");
        }
        lines.add("| Parameter | Property | Default | Meaning |");
        lines.add("|---|---|---|---|");
        for (PluginDescriptor.Parameter parameter : goal.parameters()) {
            lines.add("| `" + parameter.name() + "` | " + code(parameter.property()) + " | "
                    + code(parameter.defaultValue()) + " | " + escaped(parameter.description()) + " |");
        }
        return String.join("\n", lines) + "\n";
    }

    private static String escaped(String text) {
        return text.replaceAll("[|*<]", "\\\\$0");
    }

    private static String code(String text) {
        return text.isEmpty() ? "" : "`" + text + "`";
    }
}
