package io.neverscan.runtime.write;

import java.util.UUID;

/**
 * The name of one logical write. The service carries out a transaction once for each token within 10 minutes, however
 * often it arrives. Stateless and safe for use by many threads.
 *
 * <p>Source: Amazon DynamoDB API Reference, "TransactWriteItems", ClientRequestToken.
 */
public final class Token {
    private static final int LONGEST = 36;

    private Token() {}

    /**
     * A new token.
     *
     * @return 36 characters that nobody else uses
     */
    public static String random() {
        return UUID.randomUUID().toString();
    }

    static String checked(String token) {
        if (token.isEmpty() || token.length() > LONGEST) {
            throw new IllegalArgumentException("a token has 1.." + LONGEST + " characters, not " + token.length());
        }
        return token;
    }
}
