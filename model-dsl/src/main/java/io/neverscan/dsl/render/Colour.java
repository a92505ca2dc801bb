package io.neverscan.dsl.render;

/** Whether the terminal form is coloured. Colour never says anything that the text does not say. */
public enum Colour {
    /** Plain text. */
    NONE("", "", "", ""),
    /** ANSI escape sequences. */
    ANSI("\u001B[1;31m", "\u001B[1;33m", "\u001B[1;34m", "\u001B[0m");

    private final String error;
    private final String warning;
    private final String frame;
    private final String end;

    Colour(String error, String warning, String frame, String end) {
        this.error = error;
        this.warning = warning;
        this.frame = frame;
        this.end = end;
    }

    String error(String text) {
        return error + text + end;
    }

    String warning(String text) {
        return warning + text + end;
    }

    String frame(String text) {
        return frame + text + end;
    }
}
