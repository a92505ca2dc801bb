package io.neverscan.benchmarks.generator;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * The most heap in use since this was created, garbage included: heap grows from one collection to the next, so it is
 * read where a collection begins. The peaks of the pools lie at different times; their sum would be too much.
 */
final class PeakHeap {
    private static final Set<String> POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(p -> p.getType() == MemoryType.HEAP)
            .map(MemoryPoolMXBean::getName)
            .collect(Collectors.toUnmodifiableSet());

    private final AtomicLong peak = new AtomicLong();

    PeakHeap() {
        ManagementFactory.getGarbageCollectorMXBeans()
                .forEach(b -> ((NotificationEmitter) b).addNotificationListener((n, x) -> collected(n), null, null));
    }

    private void collected(Notification notification) {
        if (GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION.equals(notification.getType())) {
            see(GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData())
                    .getGcInfo()
                    .getMemoryUsageBeforeGc());
        }
    }

    private void see(Map<String, MemoryUsage> pools) {
        long used = pools.entrySet().stream()
                .filter(p -> POOLS.contains(p.getKey()))
                .mapToLong(p -> p.getValue().getUsed())
                .sum();
        peak.accumulateAndGet(used, Math::max);
    }

    long megabytes() {
        long now = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        return Math.max(peak.get(), now) >> 20;
    }
}
