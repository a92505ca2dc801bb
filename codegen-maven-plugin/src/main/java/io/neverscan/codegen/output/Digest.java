package io.neverscan.codegen.output;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 over a list of parts; where one part ends and the next begins counts too. */
public final class Digest {
    private final MessageDigest sha;

    /** Creates an empty digest. */
    public Digest() {
        this.sha = sha256();
    }

    /**
     * Adds a text.
     *
     * @param part the text
     * @return this
     */
    public Digest add(String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Adds bytes.
     *
     * @param part the bytes
     * @return this
     */
    public Digest add(byte[] part) {
        sha.update((part.length + ":").getBytes(StandardCharsets.US_ASCII));
        sha.update(part);
        return this;
    }

    /**
     * The digest of what was added; afterwards the digest is empty again.
     *
     * @return 64 hex digits
     */
    public String hex() {
        return HexFormat.of().formatHex(sha.digest());
    }

    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
