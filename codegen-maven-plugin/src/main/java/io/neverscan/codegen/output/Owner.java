package io.neverscan.codegen.output;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Whose files these are: one execution of one goal in one module.
 *
 * @param goal the goal
 * @param execution id of the execution in the POM, or {@link #BY_HAND}
 */
public record Owner(String goal, String execution) {
    /** The execution id that Maven gives to a goal from the command line. */
    public static final String BY_HAND = "default-cli";

    /**
     * Tells whether the goal was started from the command line.
     *
     * @return true if no execution of the POM stands behind it
     */
    public boolean isByHand() {
        return execution.equals(BY_HAND);
    }

    // Linking what a record makes up for these two takes longer than the rest of a run that finds nothing to do.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Owner that && goal.equals(that.goal) && execution.equals(that.execution);
    }

    @Override
    public int hashCode() {
        return 31 * goal.hashCode() + execution.hashCode();
    }

    /**
     * How messages name it.
     *
     * @return such as {@code generate (execution `default`)}
     */
    public String describe() {
        return isByHand() ? goal + " (from the command line)" : goal + " (execution `" + execution + "`)";
    }

    /**
     * A file name that is legal everywhere and differs from that of any other owner.
     *
     * @return the name
     */
    String fileName() {
        String readable = execution.replaceAll("[^A-Za-z0-9_-]", "_");
        if (readable.equals(execution) && execution.length() <= 60) {
            return goal + "-" + execution + ".state";
        }
        CRC32 rest = new CRC32();
        rest.update(execution.getBytes(StandardCharsets.UTF_8));
        return goal + "-" + readable.substring(0, Math.min(40, readable.length())) + "."
                + HexFormat.of().toHexDigits(rest.getValue(), 8) + ".state";
    }
}
