package io.neverscan.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Markdown page: its code blocks, headings and links. */
final class Page {
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)\\)");
    private static final Pattern COMMENT = Pattern.compile("<!-- (.*) -->");

    private final Path file;
    private final String text;
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> prose = new ArrayList<>();

    private Page(Path file, String text) {
        this.file = file;
        this.text = text;
    }

    static Page parse(Path file, String text) {
        Page page = new Page(file, text);
        page.split();
        return page;
    }

    private void split() {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.startsWith("```")) {
                prose.add(line);
                continue;
            }
            int from = i + 1;
            for (i = from; i < lines.size() && !lines.get(i).equals("```"); i++) {
                // to the closing fence
            }
            String body = String.join("\n", lines.subList(from, Math.min(i, lines.size()))) + "\n";
            blocks.add(new Block(this, blocks.size(), from, line.substring(3).strip(), marker(lines, from - 1), body));
        }
    }

    private static Optional<String> marker(List<String> lines, int fence) {
        Matcher comment = COMMENT.matcher(fence == 0 ? "" : lines.get(fence - 1));
        return comment.matches() ? Optional.of(comment.group(1)) : Optional.empty();
    }

    Path file() {
        return file;
    }

    /** Path from the root, with forward slashes. */
    String name() {
        return Tree.ROOT.relativize(file).toString().replace('\\', '/');
    }

    String text() {
        return text;
    }

    List<Block> blocks() {
        return blocks;
    }

    /** The page without its code blocks. */
    String prose() {
        return String.join("\n", prose);
    }

    /** Targets of the links in the prose. */
    List<String> links() {
        List<String> links = new ArrayList<>();
        Matcher link = LINK.matcher(prose().replaceAll("`[^`\n]*`", ""));
        while (link.find()) {
            links.add(link.group(1));
        }
        return links;
    }

    /** Whether a heading has this anchor, as the hosts of Markdown make them. */
    boolean hasAnchor(String anchor) {
        return prose.stream()
                .filter(l -> l.startsWith("#"))
                .map(l -> l.replaceFirst("^#+ +", "").toLowerCase(Locale.ROOT))
                .map(l -> l.replaceAll("[^a-z0-9 _-]", "").replace(' ', '-'))
                .anyMatch(anchor::equals);
    }

    /** The page with another text in one of its blocks. */
    String with(Block block, String content) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int end = block.line() + (int) block.text().lines().count();
        lines.subList(block.line(), end).clear();
        lines.addAll(block.line(), content.lines().toList());
        return String.join("\n", lines) + "\n";
    }

    /** The lines between {@code <!-- begin: name -->} and {@code <!-- end -->}. */
    String section(String name) {
        int begin = text.indexOf(begin(name));
        int from = begin + begin(name).length();
        int to = text.indexOf("<!-- end -->", from);
        return begin < 0 || to < 0 ? "" : text.substring(from, to);
    }

    /** The page with other lines between these marks. */
    String withSection(String name, String content) {
        return text.replace(begin(name) + section(name), begin(name) + content);
    }

    private static String begin(String name) {
        return "<!-- begin: " + name + " -->\n";
    }
}
