package io.neverscan.dsl.model;

/**
 * Units per second.
 *
 * @param reads read units, at least 1
 * @param writes write units, at least 1
 */
public record Throughput(long reads, long writes) {
    @Override
    public String toString() {
        return "read " + reads + ", write " + writes;
    }
}
