package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.ModelSyntax;
import io.neverscan.dsl.syntax.PatternSyntax;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All names of a model that become Java types: each must be legal, free, and differ from the others by more than case. */
final class TypeNames {
    private static final List<String> OF_ITEM = List.of("Key", "Schema", "Repository", "Update", "Ref");
    private static final List<String> OF_MODEL = List.of("", "Async", "Tables");

    private static final Map<String, String> OTHER_WORDS = Map.of(
            "Item", "Entry",
            "Key", "Id",
            "Ref", "Link",
            "Schema", "Structure",
            "Repository", "Store",
            "Update", "Change",
            "Tables", "Storage",
            "Async", "Later");

    private final Context context;
    private final Map<String, Claim> claims = new LinkedHashMap<>();
    private final Set<String> clashing = new HashSet<>();

    /** A Java type name, who wants it and where that stands; {@code declared} if it is the element's own name. */
    private record Claim(String javaName, String owner, Span span, boolean declared) {}

    TypeNames(Context context) {
        this.context = context;
    }

    void check(List<ModelSyntax> files) {
        List<SourceText> items = new ArrayList<>();
        List<SourceText> all = new ArrayList<>();
        for (ModelSyntax file : files) {
            file.types().forEach(t -> all.add(t.name()));
            file.entities().forEach(e -> items.add(e.item().name()));
            file.edges().forEach(e -> items.add(e.item().name()));
        }
        all.addAll(items);
        all.stream()
                .filter(this::isLegal)
                .forEach(n -> claim(new Claim(n.value(), "`" + n.value() + "`", n.span(), true)));
        SourceText model = files.get(0).name();
        generated("model `" + model.value() + "`", model, Identifiers.pascal(model.value()), OF_MODEL);
        items.stream()
                .filter(i -> !clashing.contains("`" + i.value() + "`"))
                .forEach(i -> generated("`" + i.value() + "`", i, i.value(), OF_ITEM));
        for (ModelSyntax file : files) {
            file.patterns().stream()
                    .filter(PatternSyntax.class::isInstance)
                    .map(PatternSyntax.class::cast)
                    .filter(p -> p.targets().size() > 1)
                    .map(PatternSyntax::name)
                    .forEach(n -> generated("`" + n.value() + "`", n, Identifiers.pascal(n.value()), List.of("Item")));
        }
    }

    private boolean isLegal(SourceText name) {
        String text = name.value();
        if (!Identifiers.isWord(text) || Identifiers.isTypeKeyword(text)) {
            context.report(Code.ILLEGAL_NAME, name.span(), "`" + text + "` cannot be the name of a Java type");
            context.fail(text);
            return false;
        }
        if (Identifiers.isJavaLang(text)) {
            context.report(Code.RESERVED_JAVA_NAME, name.span(), "`" + text + "` would hide `java.lang." + text + "`");
            return false;
        }
        return true;
    }

    private void generated(String described, SourceText owner, String stem, List<String> suffixes) {
        suffixes.forEach(s -> claim(new Claim(stem + s, described, owner.span(), false)));
    }

    private void claim(Claim claim) {
        Claim first = claims.putIfAbsent(Identifiers.fold(claim.javaName()), claim);
        if (first == null || (first.owner().equals(claim.owner()) && first.declared() == claim.declared())) {
            return;
        }
        if (claim.declared()) {
            clashing.add(claim.owner());
            context.report(Diagnostic.at(
                            Code.CASE_CLASH,
                            claim.span(),
                            "`" + claim.javaName() + "` and `" + first.javaName() + "` differ only in case")
                    .also(first.span(), "the other one")
                    .note("file systems that ignore case would hold one file for both"));
            return;
        }
        Claim named = first.declared() ? first : claim;
        Claim other = first.declared() ? claim : first;
        context.report(Diagnostic.at(
                        Code.RESERVED_JAVA_NAME,
                        named.span(),
                        "`" + named.javaName() + "` is needed for the type that is generated for " + other.owner())
                .also(other.span(), "needs `" + other.javaName() + "`")
                .help(Help.advice("call it otherwise, such as `" + free(named.javaName()) + "`, or "
                        + (other.owner().startsWith("`") ? other.owner() : "the " + other.owner()) + " otherwise")));
    }

    /** A name that says the same and that no type has. */
    private String free(String taken) {
        String stem = OTHER_WORDS.keySet().stream()
                .filter(w -> taken.length() > w.length() && taken.endsWith(w))
                .findFirst()
                .map(w -> taken.substring(0, taken.length() - w.length()) + OTHER_WORDS.get(w))
                .orElse(taken + "Data");
        String name = stem;
        for (int i = 2; claims.containsKey(Identifiers.fold(name)); i++) {
            name = stem + i;
        }
        return name;
    }
}
