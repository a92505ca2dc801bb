package io.neverscan.dsl.render;

/** The left edge of the terminal form: line numbers and the frame beside the source. */
final class Gutter {
    private final StringBuilder out;
    private final int width;
    private final Colour colour;

    Gutter(StringBuilder out, int largestLine, Colour colour) {
        this.out = out;
        this.width = String.valueOf(largestLine).length();
        this.colour = colour;
    }

    /** {@code  --> file:line:column}, or {@code :::} for a further file. */
    void place(String arrow, String place) {
        out.append(" ".repeat(width))
                .append(colour.frame(arrow))
                .append(' ')
                .append(place)
                .append('\n');
    }

    /** A source line; the sign tells lines that stand there from those that would. */
    void line(int number, String sign, String text) {
        String digits = String.valueOf(number);
        String padded = " ".repeat(width - digits.length()) + digits + " " + sign;
        out.append(colour.frame(padded))
                .append(text.isEmpty() ? "" : " ")
                .append(text)
                .append('\n');
    }

    /** A row below a source line. */
    void row(String text) {
        String frame = " ".repeat(width + 1) + "|";
        out.append(colour.frame(frame))
                .append(text.isEmpty() ? "" : " ")
                .append(text)
                .append('\n');
    }

    /** Lines that are left out. */
    void gap() {
        out.append(colour.frame("...")).append('\n');
    }

    /** A note; further lines of it are indented. */
    void note(String text) {
        String indent = " ".repeat(width + 1);
        String body = text.replace("\n", "\n" + indent + "        ");
        out.append(indent)
                .append(colour.frame("="))
                .append(" note: ")
                .append(body)
                .append('\n');
    }
}
