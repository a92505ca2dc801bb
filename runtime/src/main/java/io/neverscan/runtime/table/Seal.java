package io.neverscan.runtime.table;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What makes an altered cursor detectable: a checksum against accidents, or, with secrets, a signature that nobody else
 * can make. Immutable and safe for use by many threads.
 */
public final class Seal {
    /** Bytes of a seal. */
    public static final int LENGTH = 16;

    private static final String ALGORITHM = "HmacSHA256";
    private static final int SHORTEST_SECRET = 16;

    private final List<SecretKeySpec> keys;

    private Seal(List<SecretKeySpec> keys) {
        this.keys = keys;
    }

    /**
     * A plain checksum.
     *
     * @return a seal without secret
     */
    public static Seal checksum() {
        return new Seal(List.of());
    }

    /**
     * A signature (HMAC-SHA-256).
     *
     * @param secrets one or more, 16 bytes or more each, the same on all hosts that serve each other's cursors; the first
     *     one signs, all of them are accepted
     * @return a seal with copies of the secrets
     */
    public static Seal signature(List<byte[]> secrets) {
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException("a secret is needed to sign cursors");
        }
        List<SecretKeySpec> keys = new ArrayList<>();
        for (byte[] secret : secrets) {
            if (secret.length < SHORTEST_SECRET) {
                throw new IllegalArgumentException(
                        "a secret of " + SHORTEST_SECRET + " bytes or more is needed, not " + secret.length);
            }
            keys.add(new SecretKeySpec(secret, ALGORITHM));
        }
        return new Seal(List.copyOf(keys));
    }

    /**
     * Seals bytes.
     *
     * @param data the bytes
     * @return {@value #LENGTH} bytes that depend on all of them
     */
    public byte[] of(byte[] data) {
        return keys.isEmpty() ? digest(data) : sign(keys.get(0), data);
    }

    /**
     * Tells whether a seal is one of these bytes, in a time that does not depend on where it differs.
     *
     * @param seal the seal
     * @param data the bytes
     * @return true if it was made by this checksum, or with one of the secrets
     */
    public boolean fits(byte[] seal, byte[] data) {
        if (keys.isEmpty()) {
            return MessageDigest.isEqual(digest(data), seal);
        }
        boolean fits = false;
        for (SecretKeySpec key : keys) {
            fits |= MessageDigest.isEqual(sign(key, data), seal);
        }
        return fits;
    }

    private static byte[] digest(byte[] data) {
        try {
            return Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(data), LENGTH);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static byte[] sign(SecretKeySpec key, byte[] data) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return Arrays.copyOf(mac.doFinal(data), LENGTH);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
