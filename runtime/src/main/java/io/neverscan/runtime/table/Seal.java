package io.neverscan.runtime.table;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * What makes an altered cursor detectable: a checksum against accidents, or, with a secret, a signature that nobody else
 * can make. Immutable and safe for use by many threads.
 */
public final class Seal {
    /** Bytes of a seal. */
    public static final int LENGTH = 16;

    private final byte @Nullable [] secret;

    private Seal(byte @Nullable [] secret) {
        this.secret = secret;
    }

    /**
     * A plain checksum.
     *
     * @return a seal without secret
     */
    public static Seal checksum() {
        return new Seal(null);
    }

    /**
     * A signature (HMAC-SHA-256).
     *
     * @param secret 16 bytes or more, the same on all hosts that serve each other's cursors
     * @return a seal with a copy of the secret
     */
    public static Seal signature(byte[] secret) {
        if (secret.length < 16) {
            throw new IllegalArgumentException("a secret of 16 bytes or more is needed, not " + secret.length);
        }
        return new Seal(secret.clone());
    }

    /**
     * Seals bytes.
     *
     * @param data the bytes
     * @return {@value #LENGTH} bytes that depend on all of them
     */
    public byte[] of(byte[] data) {
        try {
            byte[] full;
            if (secret == null) {
                full = MessageDigest.getInstance("SHA-256").digest(data);
            } else {
                Mac mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(secret, "HmacSHA256"));
                full = mac.doFinal(data);
            }
            return Arrays.copyOf(full, LENGTH);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256 and HmacSHA256", e);
        }
    }
}
