package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.ModelSyntax;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Name and package of a model. */
final class Headers {
    private final Context context;

    Headers(Context context) {
        this.context = context;
    }

    /** The name becomes a Java type. */
    void modelName(SourceText name) {
        String text = name.value();
        String javaName = Identifiers.pascal(text);
        if (!Identifiers.isDashedWord(text) || Identifiers.isTypeKeyword(javaName)) {
            context.report(Code.ILLEGAL_NAME, name.span(), "`" + text + "` cannot become the name of a Java type");
        } else if (Identifiers.isJavaLang(javaName)) {
            context.report(
                    Code.RESERVED_JAVA_NAME,
                    name.span(),
                    "the type `" + javaName + "` of this model would hide `java.lang." + javaName + "`");
        }
    }

    /** The package, which at least one file must name, and all that do must name alike. */
    String packageName(List<ModelSyntax> files) {
        List<SourceText> packages =
                files.stream().flatMap(f -> f.packageName().stream()).toList();
        if (packages.isEmpty()) {
            SourceText name = files.get(0).name();
            boolean failed = files.stream().anyMatch(f -> f.unread().sections());
            if (!failed) {
                context.report(
                        Code.MISSING_KEY, name.span(), "`package` is missing in all files of `" + name.value() + "`");
            }
            return "";
        }
        SourceText first = packages.get(0);
        legal(first);
        packages.stream()
                .filter(p -> !p.value().equals(first.value()))
                .forEach(p -> context.report(Diagnostic.at(
                                Code.DUPLICATE_NAME, p.span(), "another package than in the first file of the model")
                        .also(first.span(), "first here")));
        return first.value();
    }

    /** The tenant's attribute; files that name one must name the same. */
    Optional<String> tenant(List<ModelSyntax> files) {
        List<SourceText> tenants =
                files.stream().flatMap(f -> f.tenant().stream()).toList();
        tenants.stream()
                .filter(t -> !t.value().equals(tenants.get(0).value()))
                .forEach(t -> context.report(Diagnostic.at(
                                Code.DUPLICATE_NAME, t.span(), "another tenant than in the first file of the model")
                        .also(tenants.get(0).span(), "first here")));
        return tenants.stream().map(SourceText::value).findFirst();
    }

    private void legal(SourceText name) {
        List<String> parts = Arrays.asList(name.value().split("\\.", -1));
        boolean legal = parts.stream().allMatch(p -> Identifiers.isWord(p) && !Identifiers.isKeyword(p));
        if (!legal) {
            context.report(Code.ILLEGAL_NAME, name.span(), "`" + name.value() + "` cannot be a Java package");
        } else if (parts.get(0).equals("java")) {
            context.report(Code.RESERVED_JAVA_NAME, name.span(), "packages under `java` belong to Java itself");
        }
    }
}
