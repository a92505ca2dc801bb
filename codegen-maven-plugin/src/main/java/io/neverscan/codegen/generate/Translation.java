package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.JavaLimits;
import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * What the compiler and the emitters make of the files. The only class here that makes Java load them.
 *
 * @param stopped whether findings stopped it
 * @param findings all findings, sorted
 * @param files the files to be written; none if it stopped
 */
record Translation(boolean stopped, List<ReportedFinding> findings, List<GeneratedFile> files) {
    static Translation of(List<ModelFile> files, FailOn failOn, Supplier<List<Emitter>> emitters) {
        Compilation compilation = compile(files);
        List<ReportedFinding> findings = FindingText.of(compilation);
        if (!compilation.isSound()
                || (failOn == FailOn.WARNING && !compilation.findings().isEmpty())) {
            return new Translation(true, findings, List.of());
        }
        List<Emitter> writers = emitters.get();
        List<GeneratedFile> generated = new ArrayList<>();
        for (CompiledModel model : compilation.models()) {
            writers.forEach(w -> generated.addAll(w.emit(model)));
        }
        return new Translation(false, findings, generated);
    }

    static Compilation compile(List<ModelFile> files) {
        Map<String, byte[]> byPath = new TreeMap<>();
        files.forEach(f -> byPath.put(f.path(), f.bytes()));
        Compilation compilation = ModelCompiler.compileEncoded(byPath);
        List<Diagnostic> findings = new ArrayList<>(compilation.findings());
        if (compilation.isSound()) {
            compilation.models().forEach(m -> JavaLimits.of(m).forEach(e -> findings.add(tooLarge(e))));
        }
        return new Compilation(compilation.models(), findings, compilation.waived());
    }

    private static Diagnostic tooLarge(JavaLimits.Excess excess) {
        return Diagnostic.at(Code.TOO_MANY_ATTRIBUTES, excess.span(), excess.message())
                .help(Help.advice("move attributes that belong together into a document under `types:`"));
    }
}
