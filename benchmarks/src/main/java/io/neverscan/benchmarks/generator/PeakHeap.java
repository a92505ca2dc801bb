package io.neverscan.benchmarks.generator;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** The most heap in use since this was created, garbage included; the sum of each pool's own peak. */
final class PeakHeap {
    PeakHeap() {
        ManagementFactory.getMemoryPoolMXBeans().forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    long megabytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                        .filter(p -> p.getType() == MemoryType.HEAP)
                        .mapToLong(p -> p.getPeakUsage().getUsed())
                        .sum()
                >> 20;
    }
}
