package io.neverscan.docs;

import java.util.Map;

/** Says what is wrong with a code block. */
interface BlockCheck {
    /** By language; a block in any other language is refused, as nothing would check it. */
    Map<String, BlockCheck> BY_LANGUAGE = Map.of(
            "yaml", new YamlCheck(),
            "java", new JavaCheck(),
            "text", new TextCheck(),
            "shell", new ShellCheck(),
            "xml", new XmlCheck());

    /** The fault of a block; empty if there is none. */
    String fault(Block block);

    /** Checks by language. */
    static String faultOf(Block block) {
        BlockCheck check = BY_LANGUAGE.get(block.language());
        return check == null ? "no check for blocks in `" + block.language() + "`" : check.fault(block);
    }

    /** Whether the lines stand in a text one after the other, all of them indented by the same amount or not at all. */
    static boolean standsIn(String lines, String text) {
        String wanted = "\n" + lines.stripIndent().stripTrailing() + "\n";
        String whole = "\n" + text + "\n";
        if (whole.contains(wanted)) {
            return true;
        }
        for (int indent = 2; indent <= 8; indent += 2) {
            String indented = wanted.replaceAll("\n(?=[^\n])", "\n" + " ".repeat(indent));
            if (whole.contains(indented)) {
                return true;
            }
        }
        return false;
    }
}
