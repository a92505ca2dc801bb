package io.neverscan.benchmarks.generator;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes a sound model of any size: entities in pairs of parent and child, an edge for every fifth entity, four tables
 * with two indexes each, three access patterns an entity. The tables do not grow in number with the model, so that rules
 * which compare all items of a table show.
 */
final class SyntheticModel {
    static final String NAME = "Catalog";

    private static final int TABLES = 4;
    private static final int ENTITIES_PER_FILE = 100;
    /** Entities that belong together: two pairs of parent and child, and one alone; an edge joins the two parents. */
    private static final int GROUP = 5;

    private final int entities;

    SyntheticModel(int entities) {
        if (entities < GROUP || entities % GROUP != 0) {
            throw new IllegalArgumentException("entities come in groups of " + GROUP);
        }
        this.entities = entities;
    }

    int entities() {
        return entities;
    }

    int edges() {
        return entities / GROUP;
    }

    int patterns() {
        return 3 * entities;
    }

    /** The model's files, content by name. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new TreeMap<>();
        files.put("tables.yaml", bytes(head() + "package: com.example.catalog\n\n" + tables()));
        for (int from = 0; from < entities; from += ENTITIES_PER_FILE) {
            int to = Math.min(entities, from + ENTITIES_PER_FILE);
            StringBuilder nodes = new StringBuilder("\nentities:\n");
            StringBuilder edges = new StringBuilder("\nedges:\n");
            StringBuilder patterns = new StringBuilder("\naccessPatterns:\n");
            for (int group = from; group < to; group += GROUP) {
                group(group, nodes, edges, patterns);
            }
            files.put("part%04d.yaml".formatted(from), bytes(head() + nodes + edges + patterns));
        }
        return files;
    }

    private static String head() {
        return "neverscan: 1\nmodel: " + NAME + "\n";
    }

    private static String tables() {
        StringBuilder out = new StringBuilder("tables:\n");
        for (int table = 0; table < TABLES; table++) {
            out.append("""
                      table%d:
                        partitionKey: PK
                        sortKey: SK
                        indexes:
                          GSI1: { partitionKey: GSI1PK, sortKey: GSI1SK, projection: all }
                          GSI2: { partitionKey: GSI2PK, sortKey: GSI2SK, projection: keysOnly }
                    """.formatted(table));
        }
        return out.append("""

                types:
                  State: { enum: [DRAFT, ACTIVE, CLOSED] }
                  Address:
                    attributes:
                      street: string
                      city: string
                      zip: string?
                """).toString();
    }

    private void group(int first, StringBuilder nodes, StringBuilder edges, StringBuilder patterns) {
        int table = first / GROUP % TABLES;
        for (int i = first; i < first + GROUP; i++) {
            boolean child = i == first + 1 || i == first + 3;
            nodes.append(child ? child(i, table) : parent(i, table));
            reads(i, patterns);
        }
        edges.append(edge(first, table));
        collections(first, patterns);
    }

    private static String parent(int i, int table) {
        return """
                  Node%1$04d:
                    description: Things of kind %1$d
                    table: table%2$d
                    key: { partition: "N%1$04d#{nodeId}", sort: META }
                """.formatted(i, table) + rest(i, "nodeId");
    }

    private static String child(int i, int table) {
        return """
                  Node%1$04d:
                    description: Parts of kind %1$d
                    table: table%2$d
                    key: { partition: "N%3$04d#{nodeId}", sort: "P%1$04d#{partId}" }
                """.formatted(i, table, i - 1) + rest(i, "partId");
    }

    private static String rest(int i, String last) {
        return """
                    indexes:
                      GSI1: { partition: "S%1$04d#{state}", sort: "{createdAt}#{%2$s}" }
                    version: revision
                    updated: updatedAt
                    attributes:
                      nodeId: string
                %3$s      name: string
                      state: State
                      quantity: int
                      price: decimal
                      active: boolean
                      createdAt: { type: instant, immutable: true }
                      updatedAt: instant?
                      revision: long
                      address: Address?
                      labels: set<string>
                      lines: list<string>
                """.formatted(i, last, "nodeId".equals(last) ? "" : "      partId: string\n");
    }

    private static String edge(int first, int table) {
        return """
                  Link%1$04d:
                    description: Links things of kind %2$d with those of kind %3$d
                    table: table%4$d
                    from: { Node%2$04d: sourceId }
                    to: { Node%3$04d: targetId }
                    key: { partition: "N%2$04d#{sourceId}", sort: "L%1$04d#{targetId}" }
                    inverse: { index: GSI2, partition: "N%3$04d#{targetId}", sort: "L%1$04d#{sourceId}" }
                    attributes: { since: date, weight: double }
                """.formatted(first / GROUP, first, first + 2, table);
    }

    private static void reads(int i, StringBuilder out) {
        out.append("""
                  get%1$04d: { get: Node%1$04d, description: One thing by its id }
                  inState%1$04d:
                    description: Things in a state since a moment, newest first
                    query: Node%1$04d
                    where: state = :state and createdAt >= :since
                    order: createdAt desc
                    page: 50
                """.formatted(i));
    }

    private static void collections(int first, StringBuilder out) {
        out.append("""
                  parts%1$04d: { query: Node%2$04d, where: nodeId }
                  parts%3$04d: { query: Node%4$04d, where: nodeId, filter: quantity > :least }
                  whole%1$04d:
                    query: [Node%1$04d, Node%2$04d, Link%5$04d]
                    where: Node%1$04d.nodeId = :id and Node%2$04d.nodeId = :id and Link%5$04d.sourceId = :id
                  linked%1$04d: { query: Link%5$04d, where: sourceId }
                  linking%1$04d: { query: Link%5$04d, where: targetId }
                """.formatted(first, first + 1, first + 2, first + 3, first / GROUP));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
