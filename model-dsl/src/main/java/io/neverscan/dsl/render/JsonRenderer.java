package io.neverscan.dsl.render;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.Label;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.source.Position;
import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Locale;

/** Findings as JSON: the same bytes for the same findings on every machine. */
public final class JsonRenderer {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");

    private JsonRenderer() {}

    /**
     * All findings with their counts.
     *
     * @param findings the findings in the order to show
     * @return a JSON object that ends in a line end
     */
    public static String render(List<Diagnostic> findings) {
        ObjectNode root = NODES.objectNode();
        Counts counts = Counts.of(findings);
        root.put("errors", counts.of(Severity.ERROR));
        root.put("warnings", counts.of(Severity.WARNING));
        ObjectNode byCode = root.putObject("counts");
        counts.byCode().forEach((code, count) -> byCode.put(code.id(), count));
        ArrayNode all = root.putArray("findings");
        findings.forEach(f -> all.add(finding(f)));
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(INDENT).withArrayIndenter(INDENT);
        try {
            return new ObjectMapper().writer(printer).writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of texts and numbers is always JSON", e);
        }
    }

    private static ObjectNode finding(Diagnostic finding) {
        ObjectNode node = NODES.objectNode();
        node.put("code", finding.code().id());
        node.put("slug", finding.code().slug());
        node.put("severity", finding.severity().name().toLowerCase(Locale.ROOT));
        node.put("message", finding.message());
        node.set("primary", label(finding.primary()));
        ArrayNode secondary = node.putArray("secondary");
        finding.secondary().forEach(l -> secondary.add(label(l)));
        ArrayNode notes = node.putArray("notes");
        finding.notes().forEach(notes::add);
        ArrayNode helps = node.putArray("helps");
        finding.helps().forEach(h -> helps.add(help(h)));
        return node;
    }

    private static ObjectNode help(Help help) {
        ObjectNode node = NODES.objectNode();
        node.put("text", help.text());
        node.put("confidence", help.confidence().name().toLowerCase(Locale.ROOT));
        ArrayNode edits = node.putArray("edits");
        for (Edit edit : help.edits()) {
            ObjectNode change = span(edit.span());
            change.put("replacement", edit.replacement());
            edits.add(change);
        }
        return node;
    }

    private static ObjectNode label(Label label) {
        ObjectNode node = span(label.span());
        node.put("text", label.text());
        return node;
    }

    private static ObjectNode span(Span span) {
        ObjectNode node = NODES.objectNode();
        node.put("file", span.file().path());
        position(node.putObject("start"), span.start());
        position(node.putObject("end"), span.end());
        return node;
    }

    private static void position(ObjectNode node, Position position) {
        node.put("line", position.line());
        node.put("column", position.column());
    }
}
