package io.neverscan.dsl.compile;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.WaiverSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Takes the warnings aside that the model says stand for a reason. Errors always remain. */
final class Waivers {
    private static final List<String> SLUGS = Arrays.stream(Code.values())
            .filter(c -> c.severity() == Severity.WARNING)
            .map(Code::slug)
            .toList();

    private final List<WaiverSyntax> waivers;

    Waivers(List<WaiverSyntax> waivers) {
        this.waivers = waivers;
    }

    Compilation applied(List<CompiledModel> models, List<Diagnostic> findings) {
        List<Diagnostic> left = new ArrayList<>();
        List<Compilation.Waived> waived = new ArrayList<>();
        Set<WaiverSyntax> used = new HashSet<>();
        for (Diagnostic finding : findings) {
            Optional<WaiverSyntax> waiver = waivers.stream()
                    .filter(w -> isFor(w, finding) && !w.reason().value().isBlank())
                    .findFirst();
            waiver.ifPresent(used::add);
            waiver.ifPresentOrElse(
                    w -> waived.add(new Compilation.Waived(finding, w.reason())), () -> left.add(finding));
        }
        boolean sound = findings.stream().noneMatch(f -> f.severity() == Severity.ERROR);
        for (WaiverSyntax waiver : waivers) {
            judge(waiver, sound && !used.contains(waiver)).ifPresent(left::add);
        }
        return new Compilation(models, left, waived);
    }

    private static boolean isFor(WaiverSyntax waiver, Diagnostic finding) {
        Span place = finding.primary().span();
        Span scope = waiver.scope();
        return finding.severity() == Severity.WARNING
                && finding.code().slug().equals(waiver.slug().value())
                && place.file() == scope.file()
                && place.startOffset() >= scope.startOffset()
                && place.endOffset() <= scope.endOffset();
    }

    /** What is wrong with a waiver; that it has nothing to waive can be told only where all warnings are known. */
    private static Optional<Diagnostic> judge(WaiverSyntax waiver, boolean idle) {
        String slug = waiver.slug().value();
        Span place = waiver.slug().span();
        Optional<Code> code =
                Arrays.stream(Code.values()).filter(c -> c.slug().equals(slug)).findFirst();
        if (code.isEmpty()) {
            Diagnostic unknown = Diagnostic.at(Code.UNKNOWN_NAME, place, "no warning is called `" + slug + "`");
            return Optional.of(Help.nearest(slug, place, SLUGS)
                    .map(unknown::help)
                    .orElse(unknown.help(Help.advice("the warnings are " + String.join(", ", SLUGS)))));
        }
        if (code.get().severity() == Severity.ERROR) {
            return Optional.of(
                    Diagnostic.at(Code.NOT_WAIVABLE, place, "`" + slug + "` is an error, and errors cannot be waived")
                            .help(Help.advice("mend what it points at, and remove the waiver")));
        }
        if (waiver.reason().value().isBlank()) {
            return Optional.of(Diagnostic.at(Code.NOT_WAIVABLE, place, "`" + slug + "` is waived without a reason")
                    .help(Help.advice("say why it stands, for those who review the model")));
        }
        return idle
                ? Optional.of(Diagnostic.at(Code.UNUSED_WAIVER, place, "there is no `" + slug + "` here to be waived")
                        .help(Help.advice("remove the waiver")))
                : Optional.empty();
    }
}
