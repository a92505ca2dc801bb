package io.neverscan.testkit.feature;

/**
 * Whether an engine does what the service does. Immutable and thread-safe.
 *
 * @param supported whether it does
 * @param reason what the probe saw, a phrase for messages
 */
public record Support(boolean supported, String reason) {

    static Support yes(String reason) {
        return new Support(true, reason);
    }

    static Support no(String reason) {
        return new Support(false, reason);
    }
}
