package io.neverscan.dsl.syntax;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads one file: YAML, then the shapes of the language, then records.
 *
 * <p>A wrong entry is reported and left out, its name is kept; all others are read.
 */
public final class ModelParser {
    private final SourceFile file;
    private final List<Diagnostic> findings = new ArrayList<>();
    private final ShapeChecker checker = new ShapeChecker(findings);
    private final List<SourceText> unread = new ArrayList<>();
    private final List<SourceText> scans = new ArrayList<>();
    private boolean tablesUnread;
    private final List<WaiverSyntax> waivers = new ArrayList<>();
    private final List<ExpectSyntax> expectations = new ArrayList<>();
    private boolean sectionsUnread;

    private ModelParser(SourceFile file) {
        this.file = file;
    }

    /**
     * Reads a file. Never throws for what stands in it.
     *
     * @param file the file
     * @return the model as far as it could be read, and all findings
     */
    public static ParsedFile parse(SourceFile file) {
        ModelParser parser = new ModelParser(file);
        Optional<ModelSyntax> model =
                YamlComposer.compose(file, parser.findings).flatMap(parser::model);
        return new ParsedFile(model, parser.findings);
    }

    private Optional<ModelSyntax> model(YamlNode root) {
        Span top = file.span(root.span().startOffset(), root.span().startOffset());
        if (!(root instanceof YamlNode.Mapping mapping)) {
            checker.checkKeys(top, root, Grammar.FILE);
            return Optional.empty();
        }
        Fields fields = new Fields(mapping);
        if (!version(fields, top)) {
            return Optional.empty();
        }
        checker.checkKeys(top, withVersion(mapping), Grammar.FILE);
        Optional<SourceText> name = header(fields, "model");
        Optional<SourceText> packageName = header(fields, "package");
        Optional<SourceText> description = header(fields, "description");
        Optional<SourceText> tenant = header(fields, "tenant");
        List<TableSyntax> tables = section(fields, "tables", Grammar.TABLE, TableReader::table);
        List<TypeSyntax> types = section(fields, "types", Grammar.TYPE, AttributeReader::type);
        List<EntitySyntax> entities = section(fields, "entities", Grammar.ENTITY, ItemReader::entity);
        List<EdgeSyntax> edges = section(fields, "edges", Grammar.EDGE, ItemReader::edge);
        List<AccessSyntax> patterns = section(fields, "accessPatterns", Grammar.ACCESS, PatternReader::access);
        ModelSyntax.Unread left =
                new ModelSyntax.Unread(List.copyOf(unread), List.copyOf(scans), tablesUnread, sectionsUnread);
        return name.map(n -> new ModelSyntax(
                n,
                packageName,
                description,
                tenant,
                tables,
                types,
                entities,
                edges,
                patterns,
                List.copyOf(waivers),
                List.copyOf(expectations),
                left));
    }

    /** Another version is another language: nothing else is said about such a file. */
    private boolean version(Fields fields, Span top) {
        Optional<SourceText> key = fields.key("neverscan");
        if (key.isEmpty()) {
            Span place = file.span(0, 0);
            String line = "neverscan: " + Grammar.VERSION;
            findings.add(Diagnostic.at(Code.UNSUPPORTED_VERSION, top, "the version of the language is missing")
                    .help(Help.edit(
                            "this build reads `" + line + "`",
                            new Edit(place, line + "\n"),
                            Help.Confidence.APPLICABLE)));
            return true;
        }
        Optional<SourceText> version = fields.text("neverscan");
        if (version.map(v -> v.value().equals(Grammar.VERSION)).orElse(false)) {
            return true;
        }
        Span place = version.filter(v -> !v.value().isEmpty())
                .map(SourceText::span)
                .orElse(key.get().span());
        Diagnostic finding = Diagnostic.at(Code.UNSUPPORTED_VERSION, place, "this build does not read that version");
        if (version.isPresent() && !version.get().value().isEmpty()) {
            finding = finding.help(Help.edit(
                    "version " + Grammar.VERSION + " is the one it reads",
                    new Edit(place, Grammar.VERSION),
                    Help.Confidence.REVIEW));
        }
        findings.add(finding);
        return false;
    }

    /** A missing version has a code of its own, so it is not reported as a missing key too. */
    private YamlNode withVersion(YamlNode.Mapping mapping) {
        if (mapping.get("neverscan").isPresent()) {
            return mapping;
        }
        List<YamlNode.Entry> entries = new ArrayList<>(mapping.entries());
        SourceText name = SourceText.verbatim("neverscan", mapping.span());
        entries.add(new YamlNode.Entry(name, new YamlNode.Scalar(name, false)));
        return new YamlNode.Mapping(List.copyOf(entries), mapping.span(), mapping.weight());
    }

    private Optional<SourceText> header(Fields fields, String key) {
        Shape shape = Grammar.FILE.field(key).orElseThrow().shape();
        Optional<SourceText> written = fields.key(key);
        Optional<SourceText> text = written.filter(
                        k -> checker.check(k, fields.node(key).orElseThrow(), shape))
                .flatMap(k -> fields.text(key));
        sectionsUnread |= written.isPresent() && text.isEmpty();
        return text;
    }

    private <T> List<T> section(Fields fields, String key, Shape shape, Function<YamlNode.Entry, T> reader) {
        Optional<YamlNode> node = fields.node(key);
        if (node.isEmpty()) {
            return List.of();
        }
        if (!(node.get() instanceof YamlNode.Mapping mapping)
                || mapping.entries().isEmpty()) {
            Shape whole = Grammar.FILE.field(key).orElseThrow().shape();
            checker.check(fields.key(key).orElseThrow(), node.get(), whole);
            sectionsUnread = true;
            return List.of();
        }
        List<T> read = new ArrayList<>();
        for (YamlNode.Entry entry : mapping.entries()) {
            Optional<SourceText> scan =
                    shape == Grammar.ACCESS ? Fields.of(entry.value()).key("scan") : Optional.empty();
            if (scan.isPresent()) {
                scans.add(scan.get());
            } else if (checker.check(entry.key(), entry.value(), shape)) {
                read.add(reader.apply(entry));
                waivers.addAll(WaiverReader.of(entry));
                ExpectReader.of(entry, shape).ifPresent(expectations::add);
            } else {
                unread.add(entry.key());
                tablesUnread |= shape == Grammar.TABLE;
            }
        }
        return List.copyOf(read);
    }
}
