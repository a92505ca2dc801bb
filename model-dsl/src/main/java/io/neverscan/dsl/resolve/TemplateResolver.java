package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Key templates of one item type: written ones, and those that are derived from names. */
final class TemplateResolver {
    private final Context context;
    private final Encodings encodings;
    private final Table table;
    private final AttributeTable attributes;

    TemplateResolver(Context context, Table table, AttributeTable attributes) {
        this.context = context;
        this.encodings = new Encodings(context);
        this.table = table;
        this.attributes = attributes;
    }

    AttributeTable attributes() {
        return attributes;
    }

    /** A written template; empty, and reported, if something in it is wrong. */
    Optional<KeyTemplate> written(SourceText template, KeyAttribute key) {
        return TemplateParser.parse(context, template).flatMap(pieces -> build(pieces, key, template.span()));
    }

    /** A template out of parts. */
    Optional<KeyTemplate> build(List<Piece> pieces, KeyAttribute key, Span span) {
        Optional<Attribute> same = attributes.byStoredName(key.name());
        boolean exact = pieces.size() == 1
                && pieces.get(0) instanceof Piece.Hole hole
                && same.map(a -> a.name().equals(hole.name())).orElse(false);
        if (same.isPresent() && !exact) {
            storedTwice(same.get(), key, span);
            return Optional.empty();
        }
        if (key.type() != KeyAttribute.Type.S && (pieces.size() != 1 || pieces.get(0) instanceof Piece.Text)) {
            String kind = key.type() == KeyAttribute.Type.N ? "number" : "binary";
            context.report(
                    Code.BAD_KEY_TYPE, span, "`" + key.name() + "` is a " + kind + ": its key is one attribute alone");
            return Optional.empty();
        }
        return assemble(pieces, key, exact, span);
    }

    /** The template of items that have none of the attributes, only their values as a key. */
    Optional<KeyTemplate> apart(List<Piece> pieces, KeyAttribute key, Span span) {
        if (key.type() != KeyAttribute.Type.S) {
            context.report(
                    Code.BAD_KEY_TYPE,
                    span,
                    "what is unique is held by items whose key is text, but `" + key.name() + "` of table `"
                            + table.name() + "` is not");
            return Optional.empty();
        }
        return assemble(pieces, key, false, span);
    }

    private Optional<KeyTemplate> assemble(List<Piece> pieces, KeyAttribute key, boolean exact, Span span) {
        List<Segment> segments = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            segment(pieces, i, key, exact).ifPresent(segments::add);
        }
        return segments.size() == pieces.size()
                ? Optional.of(new KeyTemplate(key, segments, exact, span))
                : Optional.empty();
    }

    /** The template of a key attribute that an attribute of the item type already is. */
    Optional<KeyTemplate> natural(KeyAttribute key) {
        return attributes.byStoredName(key.name()).flatMap(a -> {
            Piece.Hole hole = new Piece.Hole(a.name(), Optional.empty(), a.span(), a.span());
            return build(List.of(hole), key, a.span());
        });
    }

    /** A fixed text and attributes after it, each with {@code #} before it. */
    List<Piece> joined(String name, List<Piece.Hole> parts, Span span) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece.Text(parts.isEmpty() ? name : name + "#", span));
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) {
                pieces.add(new Piece.Text("#", span));
            }
            pieces.add(parts.get(i));
        }
        return List.copyOf(pieces);
    }

    /** The attributes of an end, each written as the node's own key writes it. */
    List<Piece.Hole> holes(Edge.End end, Span span) {
        List<Piece.Hole> holes = new ArrayList<>();
        for (int i = 0; i < end.attributes().size(); i++) {
            Attribute own = end.attributes().get(i);
            Attribute key = end.entity().identity().get(i);
            Optional<Piece.Format> kept = end.entity().base().templates().stream()
                    .flatMap(t -> t.components().stream())
                    .filter(c -> c.attribute().equals(key) && !c.encoding().isLossy())
                    .flatMap(c -> format(c.encoding()).stream())
                    .map(f -> new Piece.Format(f, span))
                    .findFirst();
            Piece.Hole widest = hole(own, span);
            holes.add(new Piece.Hole(own.name(), kept.or(widest::format), span, span));
        }
        return List.copyOf(holes);
    }

    /** An attribute in braces, as a derived key writes it: numbers get their widest form. */
    Piece.Hole hole(Attribute attribute, Span span) {
        Optional<Piece.Format> width = attribute.type() instanceof Scalar s && s.isNumeric()
                ? Optional.of(new Piece.Format(String.valueOf(Encodings.widest(attribute)), span))
                : Optional.empty();
        return new Piece.Hole(attribute.name(), width, span, span);
    }

    /** Another type's template with this type's attributes in place of that one's. */
    List<Piece> renamed(KeyTemplate template, List<Attribute> from, List<Attribute> to, KeyAttribute key) {
        Span span = to.get(0).span();
        List<Piece> pieces = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                pieces.add(new Piece.Text(literal.text(), span));
                continue;
            }
            Segment.Component component = (Segment.Component) segment;
            Attribute own = to.get(from.indexOf(component.attribute()));
            Piece.Hole widest = hole(own, own.span());
            Optional<String> kept = format(component.encoding());
            Optional<Piece.Format> format = key.type() == KeyAttribute.Type.S
                    ? kept.map(f -> new Piece.Format(f, own.span())).or(widest::format)
                    : Optional.empty();
            pieces.add(new Piece.Hole(own.name(), format, own.span(), own.span()));
        }
        return List.copyOf(pieces);
    }

    private static Optional<String> format(KeyEncoding encoding) {
        if (encoding instanceof KeyEncoding.Padded padded) {
            return Optional.of(String.valueOf(padded.width()));
        }
        if (encoding instanceof KeyEncoding.Signed signed) {
            return Optional.of("+" + signed.width());
        }
        if (encoding instanceof KeyEncoding.Decimal decimal) {
            return Optional.of((decimal.signed() ? "+" : "") + decimal.digits() + "." + decimal.fraction());
        }
        if (encoding instanceof KeyEncoding.Descending descending) {
            return Optional.of(
                    format(descending.ascending()).map(f -> f + " desc").orElse("desc"));
        }
        if (encoding instanceof KeyEncoding.Moment moment) {
            return Optional.of(
                    switch (moment.fractionDigits()) {
                        case 0 -> "seconds";
                        case 3 -> "millis";
                        case 6 -> "micros";
                        default -> "nanos";
                    });
        }
        return PartEncodings.text(encoding);
    }

    private Optional<Segment> segment(List<Piece> pieces, int index, KeyAttribute key, boolean natural) {
        Piece piece = pieces.get(index);
        if (piece instanceof Piece.Text text) {
            return Optional.of(new Segment.Literal(text.text(), text.span()));
        }
        Piece.Hole hole = (Piece.Hole) piece;
        Optional<Attribute> attribute = attributes.find(hole.name(), hole.nameSpan());
        if (attribute.isEmpty()) {
            return Optional.empty();
        }
        Optional<KeyEncoding> encoding;
        if (key.type() != KeyAttribute.Type.S) {
            encoding = encodings.nativeKey(attribute.get(), hole, key);
        } else if (!natural && PartEncodings.isPart(hole)) {
            encoding = new PartEncodings(context).of(attribute.get(), hole);
        } else if (natural) {
            encoding = encodings.naturalText(attribute.get(), hole);
        } else {
            encoding = encodings.text(attribute.get(), hole, following(pieces, index));
        }
        return encoding.map(e -> new Segment.Component(attribute.get(), e, hole.span()));
    }

    private Optional<String> following(List<Piece> pieces, int index) {
        if (!table.rawKeys()) {
            return Optional.empty();
        }
        boolean last = index + 1 == pieces.size();
        return Optional.of(!last && pieces.get(index + 1) instanceof Piece.Text text ? text.text() : "");
    }

    private void storedTwice(Attribute attribute, KeyAttribute key, Span span) {
        context.report(Diagnostic.at(
                        Code.ILLEGAL_NAME,
                        span,
                        "`" + key.name() + "` would be stored twice: as this key and as attribute `" + attribute.name()
                                + "`")
                .also(attribute.span(), "stored as `" + attribute.storedName() + "`")
                .help(Help.advice("store the attribute under another name with `as:`, or name the key differently")));
    }
}
