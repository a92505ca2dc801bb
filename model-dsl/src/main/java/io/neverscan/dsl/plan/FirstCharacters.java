package io.neverscan.dsl.plan;

import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyLanguage;
import io.neverscan.runtime.key.KeyRange;

/**
 * What the texts of a key component can begin with: enough to tell digits from the names of types.
 *
 * @param least the lowest code point that a text begins with
 * @param greatest the highest one
 */
record FirstCharacters(int least, int greatest) {
    static FirstCharacters of(KeyFormat<?> format) {
        if (format.language() instanceof KeyLanguage.Words words) {
            int least = Character.MAX_CODE_POINT;
            int greatest = 0;
            for (String word : words.words()) {
                least = Math.min(least, word.codePointAt(0));
                greatest = Math.max(greatest, word.codePointAt(0));
            }
            return new FirstCharacters(least, greatest);
        }
        // No format begins with a run that may be empty.
        CharRun head = ((KeyLanguage.Runs) format.language()).runs().get(0);
        return new FirstCharacters(
                head.ranges().codePointAt(0),
                head.ranges().codePointBefore(head.ranges().length()));
    }

    /** Between these lie all texts that begin so. */
    SortCondition.Limits limits() {
        return new SortCondition.Limits(
                least == 0 ? "" : Character.toString(least),
                greatest == Character.MAX_CODE_POINT ? "" : KeyRange.toEnd(Character.toString(greatest)));
    }
}
