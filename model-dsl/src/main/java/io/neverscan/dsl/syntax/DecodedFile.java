package io.neverscan.dsl.syntax;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceFile;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * The bytes of a file as text. Model files are UTF-8 on every machine.
 *
 * @param file the text; up to the first byte that is not UTF-8 if there is one
 * @param finding that byte
 */
public record DecodedFile(SourceFile file, Optional<Diagnostic> finding) {
    /**
     * Decodes a file.
     *
     * @param path path relative to the project
     * @param bytes its content
     * @return the text or a finding
     */
    public static DecodedFile of(String path, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        out.flip();
        if (!result.isError()) {
            return new DecodedFile(new SourceFile(path, out.toString()), Optional.empty());
        }
        SourceFile file = new SourceFile(path, out + "\uFFFD");
        int at = file.text().length() - 1;
        String wrong = String.format(Locale.ROOT, "0x%02X", bytes[in.position()] & 0xFF);
        Diagnostic finding = Diagnostic.at(
                        Code.YAML_SYNTAX, file.span(at, at + 1), "the byte " + wrong + " is not UTF-8")
                .help(Help.advice("save the file in UTF-8"));
        return new DecodedFile(file, Optional.of(finding));
    }
}
