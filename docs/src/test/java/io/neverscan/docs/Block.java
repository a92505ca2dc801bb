package io.neverscan.docs;

import java.util.Optional;

/**
 * A fenced code block of a page.
 *
 * @param page the page
 * @param index its number on the page, from 0
 * @param line line of its fence, from 1
 * @param language what stands behind the fence
 * @param marker the comment {@code <!-- … -->} right above it, which says how it is checked
 * @param text its lines
 */
record Block(Page page, int index, int line, String language, Optional<String> marker, String text) {
    /** What follows a word in the marker, such as the path behind {@code from:}. */
    Optional<String> marked(String word) {
        return marker.filter(m -> m.startsWith(word + ":"))
                .map(m -> m.substring(word.length() + 1).strip());
    }

    boolean is(String word) {
        return marker.filter(word::equals).isPresent();
    }

    /** Whether it is a whole model file. */
    boolean isModel() {
        return language.equals("yaml") && text.lines().anyMatch(l -> l.startsWith("neverscan:"));
    }

    Optional<Block> previous() {
        return index == 0 ? Optional.empty() : Optional.of(page.blocks().get(index - 1));
    }

    Optional<Block> next() {
        return index + 1 == page.blocks().size()
                ? Optional.empty()
                : Optional.of(page.blocks().get(index + 1));
    }

    @Override
    public String toString() {
        return page.name() + ":" + line + " " + language;
    }
}
