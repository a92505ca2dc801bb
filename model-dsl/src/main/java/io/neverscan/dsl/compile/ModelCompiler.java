package io.neverscan.dsl.compile;

import io.neverscan.dsl.check.Checks;
import io.neverscan.dsl.cost.CostFindings;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.PlanFindings;
import io.neverscan.dsl.plan.Planner;
import io.neverscan.dsl.plan.WriteFindings;
import io.neverscan.dsl.resolve.Resolution;
import io.neverscan.dsl.resolve.Resolver;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.DecodedFile;
import io.neverscan.dsl.syntax.ModelParser;
import io.neverscan.dsl.syntax.ModelSyntax;
import io.neverscan.dsl.syntax.ParsedFile;
import io.neverscan.dsl.syntax.WaiverSyntax;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The pipeline: files, syntax, models, plans.
 *
 * <p>Whatever stands in the files, it gives findings and never throws. The result does not depend on the order of the
 * files.
 */
public final class ModelCompiler {
    private ModelCompiler() {}

    /**
     * Compiles files; those with the same {@code model:} form one model.
     *
     * @param files the files
     * @return models that resolved, and all findings
     */
    public static Compilation compile(List<SourceFile> files) {
        return compile(files, List.of());
    }

    /**
     * Decodes and compiles files.
     *
     * @param files content by path; UTF-8 is expected
     * @return models that resolved, and all findings
     */
    public static Compilation compileEncoded(Map<String, byte[]> files) {
        List<SourceFile> decoded = new ArrayList<>();
        List<Diagnostic> undecodable = new ArrayList<>();
        for (Map.Entry<String, byte[]> entry : files.entrySet()) {
            DecodedFile file = DecodedFile.of(entry.getKey(), entry.getValue());
            file.finding().ifPresentOrElse(undecodable::add, () -> decoded.add(file.file()));
        }
        return compile(decoded, undecodable);
    }

    private static Compilation compile(List<SourceFile> files, List<Diagnostic> undecodable) {
        List<Diagnostic> findings = new ArrayList<>(undecodable);
        Map<String, List<ModelSyntax>> byModel = new TreeMap<>();
        boolean incomplete = !undecodable.isEmpty();
        List<SourceFile> sorted =
                files.stream().sorted(Comparator.comparing(SourceFile::path)).toList();
        for (ParsedFile parsed : sorted.parallelStream().map(ModelParser::parse).toList()) {
            findings.addAll(parsed.findings());
            incomplete |= parsed.model().isEmpty();
            parsed.model()
                    .ifPresent(m -> byModel.computeIfAbsent(m.name().value(), n -> new ArrayList<>())
                            .add(m));
        }
        List<CompiledModel> models = new ArrayList<>();
        List<WaiverSyntax> waivers = new ArrayList<>();
        for (List<ModelSyntax> parts : byModel.values()) {
            parts.forEach(p -> waivers.addAll(p.waivers()));
            Resolution resolution = Resolver.resolve(parts, incomplete);
            findings.addAll(resolution.findings());
            boolean sound = parts.stream().noneMatch(p -> hasError(p.name(), findings));
            resolution.model().filter(m -> sound).ifPresent(m -> models.add(proven(m, findings)));
        }
        return new Waivers(waivers).applied(models, findings);
    }

    /** Checks and plans both run, so that one build shows all faults of a design. */
    private static CompiledModel proven(Model model, List<Diagnostic> findings) {
        findings.addAll(Checks.findings(model));
        List<AccessPlan> plans = new Planner().plan(model);
        findings.addAll(PlanFindings.of(model, plans));
        findings.addAll(WriteFindings.of(model));
        findings.addAll(CostFindings.of(model, plans));
        return new CompiledModel(model, plans);
    }

    /** Tells whether the file of a model's name has an error. */
    private static boolean hasError(SourceText name, List<Diagnostic> findings) {
        SourceFile file = name.span().file();
        return findings.stream()
                .anyMatch(f ->
                        f.severity() == Severity.ERROR && f.primary().span().file() == file);
    }
}
