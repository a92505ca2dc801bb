package io.neverscan.dsl.compat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Lock files: a snapshot as JSON, the same bytes for the same snapshot on every machine. */
public final class SnapshotJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_DEFAULT, JsonInclude.Include.ALWAYS))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final ObjectWriter WRITER = MAPPER.writer(new DefaultPrettyPrinter()
            .withSeparators(Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private SnapshotJson() {}

    /**
     * What reading a lock file gives.
     */
    public sealed interface Result {
        /**
         * A snapshot.
         *
         * @param snapshot the snapshot
         */
        record Read(Snapshot snapshot) implements Result {}

        /**
         * Why there is none.
         *
         * @param reason what is wrong, without a full stop
         */
        record Unreadable(String reason) implements Result {}
    }

    /**
     * Writes a snapshot.
     *
     * @param snapshot the snapshot
     * @return a JSON object that ends in a line end; an entry a line, so that versions of it can be compared
     */
    public static String write(Snapshot snapshot) {
        try {
            return WRITER.writeValueAsString(snapshot) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of texts and numbers are always JSON", e);
        }
    }

    /**
     * Reads a snapshot. Never throws for what stands in the text.
     *
     * @param text the content of a lock file
     * @return the snapshot, or why it cannot be read
     */
    public static Result read(String text) {
        try {
            JsonNode tree = MAPPER.readTree(text);
            JsonNode version = tree.path("version");
            if (!version.isInt() || version.intValue() != Snapshot.VERSION) {
                return new Result.Unreadable("this build reads version " + Snapshot.VERSION + " of lock files, not "
                        + (version.isMissingNode() ? "one without a version" : version));
            }
            return new Result.Read(MAPPER.treeToValue(tree, Snapshot.class));
        } catch (JsonProcessingException e) {
            return new Result.Unreadable("it is no lock file: " + e.getOriginalMessage());
        }
    }
}
