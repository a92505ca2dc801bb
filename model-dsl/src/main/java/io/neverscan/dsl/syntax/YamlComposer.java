package io.neverscan.dsl.syntax;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * Builds the tree of one file from the reader's events.
 *
 * <p>Not the reader's own composer: that one types scalars, forgets which tags were written, and stops at the first
 * double key. Depth, size and the growth by aliases are bounded here before anything recurses.
 */
final class YamlComposer {
    /** Characters of a file. */
    static final int MAX_LENGTH = 1_000_000;
    /** Levels of lists and mappings. */
    static final int MAX_DEPTH = 32;
    /** Nodes that aliases may add. */
    static final int MAX_EXPANDED = 10_000;

    private final SourceFile file;
    private final int[] offsets;
    private final QuestionMarks marks;
    private final ParserImpl events;
    private final List<Diagnostic> findings;
    private final Map<String, YamlNode> anchors = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private int expanded;
    private int lastEnd;

    private YamlComposer(SourceFile file, List<Diagnostic> findings) {
        this.file = file;
        this.offsets = codePointOffsets(file.text());
        this.findings = findings;
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(MAX_LENGTH + 1);
        options.setNestingDepthLimit(MAX_DEPTH);
        options.setMaxAliasesForCollections(0);
        options.setProcessComments(false);
        this.marks = QuestionMarks.in(file.text());
        this.events = new ParserImpl(new StreamReader(marks.hide(file.text())), options);
    }

    /** The reader counts code points, files count UTF-16 units: the offset of each code point; empty if all are equal. */
    private static int[] codePointOffsets(String text) {
        int count = text.codePointCount(0, text.length());
        if (count == text.length()) {
            return new int[0];
        }
        int[] starts = new int[count + 1];
        for (int i = 0, at = 0; i < count; i++) {
            starts[i] = at;
            at += Character.charCount(text.codePointAt(at));
        }
        starts[count] = text.length();
        return starts;
    }

    /** Reads a file; empty if it cannot be read to its end. */
    static Optional<YamlNode> compose(SourceFile file, List<Diagnostic> findings) {
        Optional<Diagnostic> unreadable = TextLimits.check(file, MAX_LENGTH);
        if (unreadable.isPresent()) {
            findings.add(unreadable.get());
            return Optional.empty();
        }
        return new YamlComposer(file, findings).document();
    }

    private Optional<YamlNode> document() {
        try {
            events.getEvent();
            if (events.checkEvent(Event.ID.StreamEnd)) {
                report(Code.WRONG_SHAPE, file.span(0, 0), "the file is empty; a model starts with `neverscan: 1`");
                return Optional.empty();
            }
            events.getEvent();
            YamlNode root = node(0);
            if (root == null) {
                return Optional.empty();
            }
            events.getEvent();
            if (!events.checkEvent(Event.ID.StreamEnd)) {
                Span second = span(events.peekEvent());
                report(Code.WRONG_SHAPE, second, "a second document; a model file holds one");
            }
            return Optional.of(root);
        } catch (MarkedYAMLException e) {
            findings.add(syntaxError(e));
        } catch (YAMLException e) {
            report(
                    Code.YAML_SYNTAX,
                    file.span(lastEnd, lastEnd),
                    YamlProblem.of(e.getMessage()).message());
        }
        return Optional.empty();
    }

    private Diagnostic syntaxError(MarkedYAMLException e) {
        YamlProblem problem = YamlProblem.of(marks.show(String.valueOf(e.getProblem())));
        int at = e.getProblemMark() == null ? lastEnd : offset(e.getProblemMark());
        int end = at < file.text().length() && file.text().charAt(at) > ' '
                ? file.text().offsetByCodePoints(at, 1)
                : at;
        Diagnostic finding = Diagnostic.at(Code.YAML_SYNTAX, file.span(at, end), problem.message());
        Mark context = e.getContextMark();
        if (context != null && !problem.context().isEmpty() && offset(context) != at) {
            int start = offset(context);
            finding = finding.also(
                    file.span(start, Math.min(start + 1, file.text().length())), problem.context());
        }
        return finding;
    }

    /** The next node; null if reading must stop. */
    private @Nullable YamlNode node(int depth) {
        Event event = events.getEvent();
        lastEnd = offset(event.getEndMark());
        if (event instanceof AliasEvent alias) {
            return alias(alias);
        }
        String anchor = ((NodeEvent) event).getAnchor();
        if (anchor != null) {
            anchors.remove(anchor);
            open.add(anchor);
        }
        YamlNode node = event instanceof ScalarEvent scalar ? scalar(scalar) : collection(event, depth);
        if (anchor != null && node != null) {
            open.remove(anchor);
            anchors.put(anchor, node);
        }
        return node;
    }

    private @Nullable YamlNode alias(AliasEvent alias) {
        Span span = span(alias);
        YamlNode target = anchors.get(alias.getAnchor());
        if (target == null) {
            String name = "`*" + alias.getAnchor() + "`";
            if (open.contains(alias.getAnchor())) {
                report(Code.ALIAS_LIMIT, span, name + " contains itself");
            } else {
                report(Code.YAML_SYNTAX, span, name + " has no anchor before it");
            }
            return null;
        }
        expanded += target.weight();
        if (expanded > MAX_EXPANDED) {
            String limit = "aliases grow the file by more than " + MAX_EXPANDED + " values";
            report(Code.ALIAS_LIMIT, span, limit);
            return null;
        }
        return target;
    }

    private YamlNode scalar(ScalarEvent event) {
        Span whole = span(event);
        tagged(event.getTag(), whole);
        char style = event.isPlain() ? 0 : event.getScalarStyle().getChar();
        Span own = file.span(afterProperties(whole.startOffset(), whole.endOffset()), whole.endOffset());
        if (style == '|' || style == '>') {
            own = file.span(own.startOffset(), trimmedEnd(own));
        }
        SourceText text = ScalarPlaces.of(marks.show(event.getValue()), own, style);
        return new YamlNode.Scalar(text, style == 0 && event.getValue().isEmpty());
    }

    /** A block text ends where its last line ends, not where the next key starts. */
    private int trimmedEnd(Span span) {
        int end = span.endOffset();
        while (end > span.startOffset() && file.text().charAt(end - 1) <= ' ') {
            end--;
        }
        return end;
    }

    /** Skips an anchor and a tag, which the reader counts to the value. */
    private int afterProperties(int start, int end) {
        String text = file.text();
        int at = start;
        while (at < end && (text.charAt(at) == '&' || text.charAt(at) == '!')) {
            while (at < end && text.charAt(at) > ' ') {
                at++;
            }
            while (at < end && text.charAt(at) <= ' ') {
                at++;
            }
        }
        return at;
    }

    private @Nullable YamlNode collection(Event event, int depth) {
        CollectionStartEvent start = (CollectionStartEvent) event;
        Span span = span(event);
        if (depth >= MAX_DEPTH) {
            report(Code.ALIAS_LIMIT, span, "lists and mappings are nested deeper than " + MAX_DEPTH + " levels");
            return null;
        }
        tagged(start.getTag(), span);
        int from = afterProperties(span.startOffset(), span.endOffset());
        return event.is(Event.ID.SequenceStart) ? sequence(from, depth) : mapping(from, depth);
    }

    private @Nullable YamlNode sequence(int start, int depth) {
        List<YamlNode> items = new ArrayList<>();
        int weight = 1;
        while (!events.checkEvent(Event.ID.SequenceEnd)) {
            YamlNode item = node(depth + 1);
            if (item == null) {
                return null;
            }
            items.add(item);
            weight += item.weight();
        }
        return new YamlNode.Sequence(List.copyOf(items), file.span(start, end(start)), weight);
    }

    private @Nullable YamlNode mapping(int start, int depth) {
        Map<String, YamlNode.Entry> entries = new LinkedHashMap<>();
        List<YamlNode> merged = new ArrayList<>();
        int weight = 1;
        while (!events.checkEvent(Event.ID.MappingEnd)) {
            YamlNode key = node(depth + 1);
            YamlNode value = key == null ? null : node(depth + 1);
            if (key == null || value == null) {
                return null;
            }
            weight += value.weight() + 1;
            if (!(key instanceof YamlNode.Scalar scalar) || scalar.empty()) {
                report(Code.WRONG_SHAPE, key.span(), "a key must be a text, but this is " + key.kind());
            } else if (scalar.text().value().equals("<<")) {
                merged.add(value);
            } else {
                put(entries, new YamlNode.Entry(scalar.text(), value));
            }
        }
        merged.forEach(m -> merge(entries, m));
        return new YamlNode.Mapping(List.copyOf(entries.values()), file.span(start, end(start)), weight);
    }

    /** Where the collection ends: after its bracket, or after its last value where it has none. */
    private int end(int start) {
        Event event = events.getEvent();
        int first = offset(event.getStartMark());
        int last = offset(event.getEndMark());
        lastEnd = last > first ? last : lastEnd;
        return Math.max(start, lastEnd);
    }

    private void put(Map<String, YamlNode.Entry> entries, YamlNode.Entry entry) {
        String key = entry.key().value();
        YamlNode.Entry first = entries.putIfAbsent(key, entry);
        if (first != null) {
            Span span = entry.key().span();
            findings.add(Diagnostic.at(Code.DUPLICATE_KEY, span, "`" + key + "` stands twice in this mapping")
                    .also(first.key().span(), "first here"));
        }
    }

    private void merge(Map<String, YamlNode.Entry> entries, YamlNode value) {
        if (value instanceof YamlNode.Mapping mapping) {
            mapping.entries().forEach(e -> entries.putIfAbsent(e.key().value(), e));
        } else if (value instanceof YamlNode.Sequence sequence
                && sequence.items().stream().allMatch(YamlNode.Mapping.class::isInstance)) {
            sequence.items().forEach(m -> merge(entries, m));
        } else {
            report(Code.WRONG_SHAPE, value.span(), "`<<` needs a mapping, but this is " + value.kind());
        }
    }

    private void tagged(@Nullable String tag, Span span) {
        if (tag != null) {
            Span written = file.span(span.startOffset(), Math.min(span.startOffset() + 1, span.endOffset()));
            report(Code.WRONG_SHAPE, written, "a YAML tag has no meaning here; every value is read as text");
        }
    }

    private void report(Code code, Span span, String message) {
        findings.add(Diagnostic.at(code, span, message));
    }

    private Span span(Event event) {
        int start = offset(event.getStartMark());
        return file.span(start, Math.max(start, offset(event.getEndMark())));
    }

    private int offset(Mark mark) {
        int index = mark.getIndex();
        if (offsets.length == 0) {
            return Math.min(index, file.text().length());
        }
        return offsets[Math.min(index, offsets.length - 1)];
    }
}
