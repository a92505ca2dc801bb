package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.UniqueGuard;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In a model with tenants the first component of every partition key, of table and indexes, is the tenant. */
final class OutsideTenant implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        model.tenant().ifPresent(tenant -> {
            for (ItemType item : model.stored()) {
                for (Placement placement : item.placements()) {
                    if (!isInside(placement, tenant)) {
                        findings.add(finding(item, placement, tenant));
                    }
                }
            }
        });
        return findings;
    }

    /** Of several attributes each needs one exact value, so the tenant may be any of them. */
    private static boolean isInside(Placement placement, String tenant) {
        return placement.partition().stream()
                .flatMap(t -> t.attributes().stream().limit(1))
                .anyMatch(a -> a.name().equals(tenant));
    }

    private static Diagnostic finding(ItemType item, Placement placement, String tenant) {
        KeyTemplate partition = placement.partition().get(0);
        Diagnostic finding = Diagnostic.at(
                        Code.OUTSIDE_TENANT,
                        partition.span(),
                        "`" + item.name() + "` in " + placement.location().describe()
                                + " shares its partitions with other tenants: `" + partition.text()
                                + "` does not begin with `{" + tenant + "}`")
                .label("one request could read what belongs to several tenants");
        if (item instanceof UniqueGuard) {
            return finding.help(Help.advice("let the group begin with it: `unique: [[" + tenant + ", …]]`"));
        }
        Optional<Attribute> attribute = item.attribute(tenant);
        if (attribute.isEmpty()) {
            return finding.help(Help.advice("declare the attribute `" + tenant + "` of `" + item.name()
                    + "` and begin the partition key with it"));
        }
        Span span = partition.span();
        boolean written = partition.key().type() == KeyAttribute.Type.S
                && !partition.natural()
                && span.text().equals(partition.text());
        String front = "TENANT#{" + tenant + "}#";
        Help help = written
                ? Help.edit(
                        "begin it with the tenant (existing items must be written anew)",
                        new Edit(new Span(span.file(), span.startOffset(), span.startOffset()), front),
                        Help.Confidence.REVIEW)
                : Help.advice(
                        "begin it with the tenant, such as `" + front + "` (existing items must be written anew)");
        return finding.help(help);
    }
}
