package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import java.util.List;

/**
 * The partitions of a table or index whose keys are built alike, and how hot they become.
 *
 * @param location the table or index
 * @param partition the template of their keys
 * @param places the types that lie in them, and where
 * @param loads what reads and writes take of one partition in a second, the largest first
 * @param unknown reads and writes with a rate whose spread over the partitions is not known
 */
public record KeySpace(
        Location location, String partition, List<Place> places, List<Load> loads, List<String> unknown) {
    /**
     * A type of the partitions.
     *
     * @param type the type
     * @param placement where it lies
     */
    public record Place(ItemType type, Placement placement) {}

    /**
     * What one read or write takes of one partition in a second, at its highest declared rate.
     *
     * @param name the access pattern, or type and method
     * @param write whether it writes
     * @param mean thousandths of units of an average partition
     * @param hottest thousandths of units of the most used one
     */
    public record Load(String name, boolean write, Figure mean, Figure hottest) {}

    /** Copies the lists. */
    public KeySpace {
        places = List.copyOf(places);
        loads = List.copyOf(loads);
        unknown = List.copyOf(unknown);
    }

    /**
     * All that an average partition takes.
     *
     * @param write of writes, else of reads
     * @return thousandths of units a second
     */
    public Figure mean(boolean write) {
        return Figure.sum(
                loads.stream().filter(l -> l.write() == write).map(Load::mean).toList());
    }

    /**
     * All that the most used partition takes, if all reads and writes have the same one.
     *
     * @param write of writes, else of reads
     * @return thousandths of units a second
     */
    public Figure hottest(boolean write) {
        return Figure.sum(loads.stream()
                .filter(l -> l.write() == write)
                .map(Load::hottest)
                .toList());
    }

    /**
     * What one partition takes.
     *
     * @param write of writes, else of reads
     * @return thousandths of units a second
     */
    public static long limit(boolean write) {
        return 1000L * (write ? Units.WRITES_OF_PARTITION : Units.READS_OF_PARTITION);
    }
}
