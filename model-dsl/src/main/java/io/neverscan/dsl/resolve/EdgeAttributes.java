package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.AttributeSyntax;
import io.neverscan.dsl.syntax.EdgeSyntax;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The attributes of an edge: those of its ends get their types from the nodes, the others are declared. */
final class EdgeAttributes {
    private final Context context;
    private final AttributeResolver attributes;
    private final Optional<String> tenant;

    EdgeAttributes(Context context, AttributeResolver attributes, Optional<String> tenant) {
        this.context = context;
        this.attributes = attributes;
        this.tenant = tenant;
    }

    /** Adds the attributes of one end; false, and reported, if they do not fit the node's identity. */
    boolean end(AttributeTable own, EdgeSyntax.End end, Entity entity, EdgeSyntax edge) {
        List<Attribute> identity = entity.identity();
        List<SourceText> names = end.attributes();
        if (names.size() != identity.size()) {
            String wanted =
                    String.join("`, `", identity.stream().map(Attribute::name).toList());
            String need = identity.isEmpty() ? "has no identity attributes" : "is identified by `" + wanted + "`";
            context.report(
                    Code.TYPE_MISMATCH,
                    names.get(0).span(),
                    "`" + entity.name() + "` " + need + ", but " + names.size() + " are named here");
            return false;
        }
        boolean fits = true;
        for (int i = 0; i < names.size(); i++) {
            fits &= attributes.isLegal(names.get(i)) && add(own, names.get(i), identity.get(i), edge);
        }
        return fits;
    }

    private boolean add(AttributeTable own, SourceText name, Attribute key, EdgeSyntax edge) {
        Optional<Attribute> declared = edge.item().attributes().stream()
                .filter(a -> a.name().value().equals(name.value()))
                .findFirst()
                .flatMap(attributes::attribute);
        if (declared.isPresent() && !declared.get().type().equals(key.type())) {
            context.report(Diagnostic.at(
                            Code.TYPE_MISMATCH,
                            declared.get().span(),
                            "`" + name.value() + "` is of type "
                                    + declared.get().type().describe() + " here, but `" + key.name() + "` is of type "
                                    + key.type().describe())
                    .also(key.span(), "identifies the node"));
            return false;
        }
        // Both ends of an edge belong to one tenant.
        boolean shared = tenant.filter(name.value()::equals).isPresent()
                && own.get(name.value())
                        .filter(a -> a.type().equals(key.type()))
                        .isPresent();
        if (shared) {
            return true;
        }
        own.add(new Attribute(
                name.value(),
                declared.map(Attribute::storedName).orElse(name.value()),
                key.type(),
                declared.map(Attribute::optional).orElse(false),
                declared.map(Attribute::immutable).orElse(false),
                declared.flatMap(Attribute::description),
                name.span()));
        return true;
    }

    /** Adds the attributes that are not those of an end. */
    void declared(AttributeTable own, EdgeSyntax edge) {
        Set<String> ends = new HashSet<>();
        edge.from().attributes().forEach(n -> ends.add(n.value()));
        edge.to().attributes().forEach(n -> ends.add(n.value()));
        List<AttributeSyntax> others = edge.item().attributes().stream()
                .filter(a -> !ends.contains(a.name().value()))
                .toList();
        attributes.add(own, others);
    }
}
