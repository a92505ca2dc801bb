package io.neverscan.dsl.model;

/** Whose key encrypts a table at rest. */
public sealed interface Encryption {
    /** A key of the service, which is the default and costs nothing. */
    record AwsOwned() implements Encryption {
        @Override
        public String toString() {
            return "awsOwned";
        }
    }

    /** The account's key for DynamoDB, which AWS looks after. */
    record AwsManaged() implements Encryption {
        @Override
        public String toString() {
            return "awsManaged";
        }
    }

    /**
     * A key of the customer.
     *
     * @param key its id, ARN, or alias
     */
    record Customer(String key) implements Encryption {
        @Override
        public String toString() {
            return "key " + key;
        }
    }
}
