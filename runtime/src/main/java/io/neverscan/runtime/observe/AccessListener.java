package io.neverscan.runtime.observe;

/**
 * Sees each access after it ended. Implementations are called on the caller's thread, for asynchronous repositories
 * on the one that completes the future, where they must not block. They must be safe for use by many threads; what they
 * throw reaches the caller.
 */
public interface AccessListener {
    /**
     * Called once for each access: a get, a write, a batch, one of {@code page}, {@code take}, {@code toList},
     * {@code first}, {@code count} of a result. Iterators and streams call it once for each page they fetch.
     *
     * @param event what was done and what it cost
     */
    void accessed(AccessEvent event);
}
