package io.neverscan.testkit.client;

import java.util.Objects;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

/**
 * Credentials and region for a local engine. Local engines check the form of a key, not its secret. Immutable and
 * thread-safe.
 *
 * @param accessKeyId letters and digits only: newer local servers refuse anything else
 * @param secretAccessKey any text
 * @param region the region to sign for
 */
public record TestCredentials(String accessKeyId, String secretAccessKey, String region) {

    /** System property: access key id to use instead of the dummy. */
    public static final String ACCESS_KEY_ID = "neverscan.accessKeyId";

    /** System property: secret access key to use instead of the dummy. */
    public static final String SECRET_ACCESS_KEY = "neverscan.secretAccessKey";

    /** System property: region to use instead of {@code us-east-1}. */
    public static final String REGION = "neverscan.region";

    /** @throws IllegalArgumentException with a hint, if the access key id is not made of ASCII letters and digits */
    public TestCredentials {
        Objects.requireNonNull(secretAccessKey, "secretAccessKey");
        Objects.requireNonNull(region, "region");
        if (!accessKeyId.matches("[A-Za-z0-9]+")) {
            throw new IllegalArgumentException(
                    "access key id `" + accessKeyId + "` is not made of letters and digits only:"
                            + " local servers refuse it with an error that does not say so. Use for example `"
                            + suggestion(accessKeyId) + "` (-D" + ACCESS_KEY_ID + ")");
        }
    }

    private static String suggestion(String accessKeyId) {
        String cleaned = accessKeyId.replaceAll("[^A-Za-z0-9]", "");
        return cleaned.isEmpty() ? "neverscan" : cleaned;
    }

    /**
     * Dummies, or what the system properties say. The environment and profile files are not read: a test must not find
     * somebody's real keys.
     *
     * @return the credentials
     * @throws IllegalArgumentException with a hint, if a property holds a bad access key id
     */
    public static TestCredentials ofThisJvm() {
        return new TestCredentials(
                System.getProperty(ACCESS_KEY_ID, "neverscan"),
                System.getProperty(SECRET_ACCESS_KEY, "neverscan"),
                System.getProperty(REGION, "us-east-1"));
    }

    AwsCredentialsProvider provider() {
        return StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKeyId, secretAccessKey));
    }
}
