package io.neverscan.dsl.keys;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds a shortest text that two key sets share, by walking both automata at once. */
final class Intersection {
    private final KeySet leftSet;
    private final KeySet rightSet;
    private final Automaton left;
    private final Automaton right;

    private record Trail(int state, @Nullable Trail before, int codePoint, int leftPart, int rightPart) {}

    Intersection(KeySet left, KeySet right) {
        this.leftSet = left;
        this.rightSet = right;
        this.left = new Automaton(left);
        this.right = new Automaton(right);
    }

    /**
     * Searches breadth first, so that the text is short and always the same.
     *
     * @return a shared text, empty if there is none
     */
    Optional<Meeting> find() {
        boolean[] seen = new boolean[left.size() * right.size()];
        ArrayDeque<Trail> queue = new ArrayDeque<>();
        queue.add(new Trail(0, null, 0, 0, 0));
        seen[0] = true;
        while (!queue.isEmpty()) {
            Trail trail = queue.remove();
            List<Integer> lefts = left.closure(trail.state / right.size());
            List<Integer> rights = right.closure(trail.state % right.size());
            if (lefts.stream().anyMatch(left::accepts) && rights.stream().anyMatch(right::accepts)) {
                return Optional.of(meeting(trail));
            }
            for (int l : lefts) {
                for (int r : rights) {
                    advance(trail, l, r, seen, queue);
                }
            }
        }
        return Optional.empty();
    }

    private void advance(Trail trail, int l, int r, boolean[] seen, ArrayDeque<Trail> queue) {
        for (Automaton.Step a : left.steps(l)) {
            for (Automaton.Step b : right.steps(r)) {
                int first = Math.max(a.first(), b.first());
                int last = Math.min(a.last(), b.last());
                int state = a.target() * right.size() + b.target();
                if (first <= last && !seen[state]) {
                    seen[state] = true;
                    queue.add(new Trail(state, trail, likely(first, last), a.part(), b.part()));
                }
            }
        }
    }

    /** A character that a person would write, so that the example reads well. */
    private static int likely(int first, int last) {
        for (int wish : new int[] {'a', '1', 'A', 'x'}) {
            if (first <= wish && wish <= last) {
                return wish;
            }
        }
        // A lone % or an undefined character could not be read back.
        return first == '%' && last > '%' ? '&' : first;
    }

    private Meeting meeting(Trail end) {
        List<Trail> steps = new ArrayList<>();
        Trail at = end;
        for (Trail before = at.before; before != null; before = at.before) {
            steps.add(0, at);
            at = before;
        }
        StringBuilder text = new StringBuilder();
        StringBuilder[] leftParts = buffers(leftSet);
        StringBuilder[] rightParts = buffers(rightSet);
        for (Trail step : steps) {
            text.appendCodePoint(step.codePoint);
            append(leftParts, step.leftPart, step.codePoint);
            append(rightParts, step.rightPart, step.codePoint);
        }
        return new Meeting(text.toString(), holes(leftSet, leftParts), holes(rightSet, rightParts));
    }

    private static StringBuilder[] buffers(KeySet set) {
        StringBuilder[] buffers = new StringBuilder[set.parts().size()];
        for (int i = 0; i < buffers.length; i++) {
            buffers[i] = new StringBuilder();
        }
        return buffers;
    }

    private static void append(StringBuilder[] buffers, int part, int codePoint) {
        if (part != Automaton.REST) {
            buffers[part].appendCodePoint(codePoint);
        }
    }

    private static Map<String, String> holes(KeySet set, StringBuilder[] buffers) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < buffers.length; i++) {
            if (set.parts().get(i) instanceof KeySet.Hole hole) {
                values.merge(hole.name(), buffers[i].toString(), (a, b) -> a.equals(b) ? a : a + CONFLICT + b);
            }
        }
        return values;
    }

    /** Between two texts that one hole would have to hold at the same time. */
    static final String CONFLICT = "\uFFFF";
}
