package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cuts a key template into literals and attributes in braces; doubled braces stand for themselves. */
final class TemplateParser {
    /** A partition key has at most 2,048 bytes. */
    private static final int MAX_LENGTH = 2048;

    private final Context context;
    private final SourceText source;
    private final String text;
    private final List<Piece> pieces = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int literalStart;
    private int at;

    private TemplateParser(Context context, SourceText source) {
        this.context = context;
        this.source = source;
        this.text = source.value();
    }

    /** The parts of a template; empty, and reported, if it cannot be read. */
    static Optional<List<Piece>> parse(Context context, SourceText source) {
        TemplateParser parser = new TemplateParser(context, source);
        return parser.run() ? Optional.of(List.copyOf(parser.pieces)) : Optional.empty();
    }

    private boolean run() {
        if (text.length() > MAX_LENGTH) {
            return bad(0, text.length(), "a key template may have " + MAX_LENGTH + " characters");
        }
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean brace = c == '{' || c == '}';
            if (brace && at + 1 < text.length() && text.charAt(at + 1) == c) {
                literal(c, 2);
            } else if (c == '{') {
                endLiteral();
                if (!hole()) {
                    return false;
                }
            } else if (c == '}') {
                return bad(at, at + 1, "this `}` closes nothing; a brace in the text is written `}}`");
            } else {
                literal(c, 1);
            }
        }
        endLiteral();
        return true;
    }

    private void literal(char c, int length) {
        if (literal.length() == 0) {
            literalStart = at;
        }
        literal.append(c);
        at += length;
    }

    private void endLiteral() {
        if (literal.length() > 0) {
            pieces.add(new Piece.Text(literal.toString(), source.part(literalStart, at)));
            literal.setLength(0);
        }
    }

    private boolean hole() {
        int end = text.indexOf('}', at);
        int nested = text.indexOf('{', at + 1);
        if (end < 0 || (nested >= 0 && nested < end)) {
            return bad(at, at + 1, "this `{` is not closed; a brace in the text is written `{{`");
        }
        int colon = text.indexOf(':', at);
        int nameEnd = colon >= 0 && colon < end ? colon : end;
        String name = text.substring(at + 1, nameEnd);
        if (name.isEmpty()) {
            return bad(at, end + 1, "an attribute name is missing between the braces");
        }
        if (name.indexOf('.') > 0) {
            return bad(at + 1, nameEnd, "`" + name + "` leads into a document; a key is built from whole attributes");
        }
        Optional<Piece.Format> format = nameEnd == end
                ? Optional.empty()
                : Optional.of(new Piece.Format(text.substring(nameEnd + 1, end), source.part(nameEnd + 1, end)));
        pieces.add(new Piece.Hole(name, format, source.part(at + 1, nameEnd), source.part(at, end + 1)));
        at = end + 1;
        return true;
    }

    private boolean bad(int from, int to, String message) {
        Span span = source.part(from, to);
        context.report(Code.BAD_TEMPLATE, span, message);
        return false;
    }
}
