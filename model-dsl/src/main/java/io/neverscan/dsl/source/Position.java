package io.neverscan.dsl.source;

/**
 * A place in a text, as editors count it.
 *
 * @param line line, from 1
 * @param column column in code points, from 1; a tab is one column
 */
public record Position(int line, int column) implements Comparable<Position> {
    @Override
    public int compareTo(Position other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
