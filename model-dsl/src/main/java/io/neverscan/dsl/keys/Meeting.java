package io.neverscan.dsl.keys;

import java.util.Map;

/**
 * A text that belongs to two key sets, and what fills their holes in it.
 *
 * @param text the text
 * @param left key text by hole name of the first set, in the order of the holes
 * @param right key text by hole name of the second set, in the order of the holes
 */
record Meeting(String text, Map<String, String> left, Map<String, String> right) {}
