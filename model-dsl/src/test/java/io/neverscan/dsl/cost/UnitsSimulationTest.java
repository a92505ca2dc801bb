package io.neverscan.dsl.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.source.SourceFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Predicted units against those of a table that is simulated item by item: stored texts, their lengths, and the rules for
 * entries before and after. It shares no code with the prediction.
 */
class UnitsSimulationTest {
    private static final int CASES = Integer.getInteger("neverscan.simulations", 60);
    private static final String TEXT = "x".repeat(Sizes.TEXT);

    @Test
    void predictedUnitsAreThoseOfEachItem() {
        Random random = new Random(7);
        long moved = 0;
        long untouched = 0;
        for (int i = 0; i < CASES; i++) {
            int attributes = 1 + random.nextInt(120);
            TreeSet<Integer> projected = new TreeSet<>();
            for (int p = random.nextInt(8); p > 0; p--) {
                projected.add(random.nextInt(attributes));
            }
            boolean all = random.nextInt(3) == 0;
            int key = random.nextInt(attributes);
            TreeSet<Integer> changed = new TreeSet<>();
            for (int c = random.nextInt(3); c >= 0; c--) {
                changed.add(random.nextInt(attributes));
            }
            projected.remove(key);
            Costs costs = costs(attributes, all, projected, key, changed);
            Map<String, String> before = item(attributes, key, Map.of());
            Map<Integer, String> values = new LinkedHashMap<>();
            changed.forEach(c -> values.put(c, "y".repeat(Sizes.TEXT)));
            Map<String, String> after = item(attributes, key, values);
            TreeSet<String> held = new TreeSet<>(List.of("PK", "SK", "GSI1PK", "GSI1SK"));
            projected.forEach(p -> held.add("a" + p));
            if (all) {
                held.addAll(before.keySet());
            }
            check(CostTest.write(costs, "change"), before, after, held);
            check(CostTest.write(costs, "T.create"), Map.of(), after, held);
            check(CostTest.write(costs, "T.delete"), before, Map.of(), held);
            long entry = bytes(entry(before, held));
            assertThat(CostTest.read(costs, "some").halfUnits().value())
                    .isEqualTo(Math.max(1, -Math.floorDiv(-entry * 7, 4096)));
            assertThat(CostTest.read(costs, "one").halfUnits().value())
                    .isEqualTo(Math.max(1, -Math.floorDiv(-bytes(before), 4096)));
            moved += changed.contains(key) ? 1 : 0;
            untouched += CostTest.write(costs, "change").indexUnits().value() == 0 ? 1 : 0;
        }
        assertThat(moved).isPositive();
        assertThat(untouched).isPositive();
    }

    private static void check(
            WriteCost cost, Map<String, String> before, Map<String, String> after, TreeSet<String> held) {
        assertThat(cost.tableUnits().value()).isEqualTo(kilobytes(Math.max(bytes(before), bytes(after))));
        Map<String, String> old = entry(before, held);
        Map<String, String> now = entry(after, held);
        long units;
        if (old.equals(now)) {
            units = 0;
        } else if (old.isEmpty()) {
            units = kilobytes(bytes(now));
        } else if (now.isEmpty()) {
            units = kilobytes(bytes(old));
        } else if (old.get("GSI1PK").equals(now.get("GSI1PK"))) {
            units = kilobytes(Math.max(bytes(old), bytes(now)));
        } else {
            units = kilobytes(bytes(old)) + kilobytes(bytes(now));
        }
        assertThat(cost.indexUnits().value()).as(cost.name()).isEqualTo(units);
    }

    private static Map<String, String> item(int attributes, int key, Map<Integer, String> changed) {
        Map<String, String> item = new LinkedHashMap<>();
        item.put("_type", "T");
        item.put("id", TEXT);
        for (int i = 0; i < attributes; i++) {
            item.put("a" + i, changed.getOrDefault(i, TEXT));
        }
        item.put("PK", "T#" + TEXT);
        item.put("SK", "T");
        item.put("GSI1PK", "A#" + item.get("a" + key));
        item.put("GSI1SK", TEXT);
        return item;
    }

    private static Map<String, String> entry(Map<String, String> item, TreeSet<String> held) {
        Map<String, String> entry = new LinkedHashMap<>(item);
        entry.keySet().retainAll(held);
        return entry;
    }

    private static long bytes(Map<String, String> item) {
        return item.entrySet().stream()
                .mapToLong(e -> e.getKey().length() + e.getValue().length())
                .sum();
    }

    private static long kilobytes(long bytes) {
        return Math.max(1, -Math.floorDiv(-bytes, 1024));
    }

    private static Costs costs(int attributes, boolean all, TreeSet<Integer> projected, int key, TreeSet<Integer> set) {
        StringBuilder text = new StringBuilder("""
                neverscan: 1
                model: sim
                package: com.example.sim
                tables:
                  sim:
                    partitionKey: PK
                    sortKey: SK
                    indexes:
                      GSI1: { partitionKey: GSI1PK, sortKey: GSI1SK, projection: PROJECTION }
                entities:
                  T:
                    key: { partition: "T#{id}", sort: T }
                    indexes:
                      GSI1: { partition: "A#{aINDEXED}", sort: "{id}" }
                    attributes:
                      id: string
                """);
        for (int i = 0; i < attributes; i++) {
            text.append("      a").append(i).append(": string\n");
        }
        text.append("""
                accessPatterns:
                  one: { get: T }
                  some: { query: T, where: aINDEXED, returns: [id], expect: { items: 7 } }
                  change: { update: T, set: SET }
                """);
        String projection = all ? "all" : projected.isEmpty() ? "keysOnly" : names(projected);
        String model = text.toString()
                .replace("PROJECTION", projection)
                .replace("INDEXED", String.valueOf(key))
                .replace("SET", names(set));
        Compilation compilation = ModelCompiler.compile(List.of(new SourceFile("m.yaml", model)));
        assertThat(compilation.isSound())
                .withFailMessage(() -> compilation.findings().toString())
                .isTrue();
        return compilation.models().get(0).costs(Prices.standard());
    }

    private static String names(TreeSet<Integer> numbers) {
        return numbers.stream().map(n -> "a" + n).toList().toString();
    }
}
