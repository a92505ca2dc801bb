package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.List;

/**
 * A partition key without a component puts all items of the type into one partition, which takes 1,000 write units and
 * 3,000 read units a second. A singleton, of which there is one item, is meant that way.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Burst and adaptive capacity".
 */
final class ConstantPartition implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            boolean several = !item.identity().isEmpty();
            for (Placement placement : item.placements()) {
                boolean constant = placement.partitionComponents().isEmpty();
                if (constant && several) {
                    findings.add(Diagnostic.at(
                                    Code.CONSTANT_PARTITION,
                                    placement.partition().get(0).span(),
                                    "all items of `" + item.name() + "` lie in one partition of "
                                            + placement.location().describe())
                            .note("one partition takes 1,000 write units and 3,000 read units a second")
                            .help(Help.advice("add an attribute with many values to the partition key")));
                }
            }
        }
        return findings;
    }
}
