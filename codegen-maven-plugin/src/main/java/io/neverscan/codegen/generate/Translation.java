package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.source.SourceFile;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
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
        List<ReportedFinding> findings =
                compilation.findings().stream().map(FindingText::of).toList();
        if (!compilation.isSound() || (failOn == FailOn.WARNING && !findings.isEmpty())) {
            return new Translation(true, findings, List.of());
        }
        List<Emitter> writers = emitters.get();
        List<GeneratedFile> generated = new ArrayList<>();
        for (CompiledModel model : compilation.models()) {
            writers.forEach(w -> generated.addAll(w.emit(model)));
        }
        return new Translation(false, findings, generated);
    }

    /** Compiles the files, or tells which of them are not UTF-8. */
    static Compilation compile(List<ModelFile> files) {
        List<SourceFile> sources = new ArrayList<>();
        List<Diagnostic> unreadable = new ArrayList<>();
        for (ModelFile file : files) {
            CharBuffer text = CharBuffer.allocate(file.bytes().length + 1);
            CharsetDecoder decoder = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT);
            CoderResult end = decoder.decode(ByteBuffer.wrap(file.bytes()), text, true);
            SourceFile source = new SourceFile(file.path(), text.flip().toString());
            sources.add(source);
            if (end.isError()) {
                int at = source.text().length();
                unreadable.add(Diagnostic.at(Code.YAML_SYNTAX, source.span(at, at), "the file is not UTF-8 text")
                        .note("the first byte that is not UTF-8 comes after " + at + " readable characters"));
            }
        }
        return unreadable.isEmpty() ? FrontEnd.compile(sources) : new Compilation(List.of(), unreadable);
    }
}
