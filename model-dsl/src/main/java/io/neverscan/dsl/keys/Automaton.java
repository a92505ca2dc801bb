package io.neverscan.dsl.keys;

import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyLanguage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A non-deterministic automaton over code points that accepts the texts of a {@link KeySet}. Each step remembers the
 * part it belongs to, so that an accepted text can be cut into the values of the holes.
 */
final class Automaton {
    /** The part number of what follows the parts. */
    static final int REST = -1;

    /** A step that reads one code point out of an interval. */
    record Step(int target, int first, int last, int part) {}

    private final List<List<Step>> steps = new ArrayList<>();
    private final List<List<Integer>> jumps = new ArrayList<>();
    private final BitSet accepting = new BitSet();

    /**
     * Builds the automaton; state 0 is its start.
     *
     * @param set the keys
     */
    Automaton(KeySet set) {
        int at = newState();
        for (int i = 0; i < set.parts().size(); i++) {
            KeySet.Part part = set.parts().get(i);
            at = part instanceof KeySet.Hole hole
                    ? language(at, hole.language(), i)
                    : word(at, ((KeySet.Text) part).text(), i);
        }
        rest(at, set.rest());
    }

    private void rest(int at, KeySet.Rest rest) {
        if (rest instanceof KeySet.Rest.Starting starting) {
            int after = newState();
            step(at, after, starting.first(), starting.last(), REST);
            step(after, after, 0, Character.MAX_CODE_POINT, REST);
            accepting.set(after);
            if (starting.alone() != KeySet.Rest.Starting.NONE) {
                int end = newState();
                step(at, end, starting.alone(), starting.alone(), REST);
                accepting.set(end);
            }
            if (starting.orNothing()) {
                accepting.set(at);
            }
            return;
        }
        accepting.set(at);
        if (rest instanceof KeySet.Rest.Anything) {
            int loop = newState();
            jump(at, loop);
            step(loop, loop, 0, Character.MAX_CODE_POINT, REST);
            accepting.set(loop);
        }
    }

    private int language(int from, KeyLanguage language, int part) {
        if (language instanceof KeyLanguage.Words words) {
            int end = newState();
            for (String word : words.words()) {
                jump(word(from, word, part), end);
            }
            return end;
        }
        int at = from;
        for (CharRun run : ((KeyLanguage.Runs) language).runs()) {
            at = run(at, run, part);
        }
        return at;
    }

    private int run(int from, CharRun run, int part) {
        int at = from;
        for (int i = 0; i < run.min(); i++) {
            at = oneOf(at, newState(), run, part);
        }
        if (run.max() == CharRun.UNBOUNDED) {
            int loop = newState();
            jump(at, loop);
            return oneOf(loop, loop, run, part);
        }
        int end = newState();
        jump(at, end);
        for (int i = run.min(); i < run.max(); i++) {
            at = oneOf(at, newState(), run, part);
            jump(at, end);
        }
        return end;
    }

    private int oneOf(int from, int target, CharRun run, int part) {
        int[] pairs = run.ranges().codePoints().toArray();
        for (int i = 0; i < pairs.length; i += 2) {
            step(from, target, pairs[i], pairs[i + 1], part);
        }
        return target;
    }

    private int word(int from, String word, int part) {
        int at = from;
        for (int codePoint : word.codePoints().toArray()) {
            int next = newState();
            step(at, next, codePoint, codePoint, part);
            at = next;
        }
        return at;
    }

    private int newState() {
        steps.add(new ArrayList<>());
        jumps.add(new ArrayList<>());
        return steps.size() - 1;
    }

    private void step(int from, int target, int first, int last, int part) {
        steps.get(from).add(new Step(target, first, last, part));
    }

    private void jump(int from, int target) {
        jumps.get(from).add(target);
    }

    /** The states that can be reached without reading, the given one first. */
    List<Integer> closure(int state) {
        List<Integer> reached = new ArrayList<>(List.of(state));
        for (int i = 0; i < reached.size(); i++) {
            for (int next : jumps.get(reached.get(i))) {
                if (!reached.contains(next)) {
                    reached.add(next);
                }
            }
        }
        return reached;
    }

    List<Step> steps(int state) {
        return steps.get(state);
    }

    boolean accepts(int state) {
        return accepting.get(state);
    }

    int size() {
        return steps.size();
    }
}
