package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.SourceText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The attributes of an entity whose values no two items share. */
final class UniqueResolver {
    private final Context context;

    UniqueResolver(Context context) {
        this.context = context;
    }

    /** The groups; empty, and reported, if one of them is wrong. */
    Optional<List<List<Attribute>>> unique(List<List<SourceText>> written, AttributeTable attributes) {
        List<List<Attribute>> groups = new ArrayList<>();
        boolean sound = true;
        for (List<SourceText> names : written) {
            List<Attribute> group = group(names, attributes);
            sound &= group.size() == names.size();
            groups.add(group);
        }
        return sound ? Optional.of(List.copyOf(groups)) : Optional.empty();
    }

    private List<Attribute> group(List<SourceText> names, AttributeTable attributes) {
        Map<String, SourceText> seen = new HashMap<>();
        List<Attribute> group = new ArrayList<>();
        for (SourceText name : names) {
            SourceText first = seen.putIfAbsent(name.value(), name);
            if (first != null) {
                context.duplicate("`" + name.value() + "` stands twice in one group", name.span(), first.span());
                continue;
            }
            attributes.find(name).filter(a -> isComparable(a, name)).ifPresent(group::add);
        }
        return group;
    }

    private boolean isComparable(Attribute attribute, SourceText name) {
        boolean comparable = attribute.type() instanceof Scalar || attribute.type() instanceof EnumType;
        if (!comparable) {
            context.report(Diagnostic.at(
                            Code.TYPE_MISMATCH,
                            name.span(),
                            "`unique` needs one value, but `" + attribute.name() + "` is of type "
                                    + attribute.type().describe())
                    .also(attribute.span(), "declared here"));
        }
        return comparable;
    }
}
