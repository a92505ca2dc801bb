package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.CharRun;
import io.neverscan.runtime.key.KeyLanguage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The shortest text of a key fits: 2,048 bytes for a partition key, 1,024 for a sort key. Longer values are refused when
 * they are written.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Constraints in Amazon DynamoDB".
 */
final class KeyTooLong implements Rule {
    private static final int PARTITION_BYTES = 2048;
    private static final int SORT_BYTES = 1024;

    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.stored()) {
            for (Placement placement : item.placements()) {
                placement.partition().forEach(p -> add(findings, item, p, PARTITION_BYTES));
                placement.sort().forEach(s -> add(findings, item, s, SORT_BYTES));
            }
        }
        return findings;
    }

    private static void add(List<Diagnostic> findings, ItemType item, KeyTemplate template, int limit) {
        int least = template.segments().stream().mapToInt(KeyTooLong::least).sum();
        if (least > limit) {
            findings.add(Diagnostic.at(
                            Code.KEY_TOO_LONG,
                            template.span(),
                            "key `" + template.key().name() + "` of `" + item.name() + "` has at least " + least
                                    + " bytes, and DynamoDB allows " + limit)
                    .help(Help.advice("shorten the literals of the template")));
        }
    }

    private static int least(Segment segment) {
        if (segment instanceof Segment.Literal literal) {
            return literal.text().getBytes(StandardCharsets.UTF_8).length;
        }
        KeyLanguage language = ((Segment.Component) segment)
                .encoding()
                .format()
                .<KeyLanguage>map(f -> f.language())
                .orElse(new KeyLanguage.Words(List.of("")));
        if (language instanceof KeyLanguage.Words words) {
            return words.words().stream()
                    .mapToInt(w -> w.getBytes(StandardCharsets.UTF_8).length)
                    .min()
                    .orElse(0);
        }
        return ((KeyLanguage.Runs) language)
                .runs().stream().mapToInt(CharRun::min).sum();
    }
}
