package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;

/** Classes of the AWS SDK that generated code names. A test resolves each of them. */
final class Sdk {
    static final ClassName BYTES = ClassName.get("software.amazon.awssdk.core", "SdkBytes");
    static final ClassName VALUE_TYPE = ClassName.get("software.amazon.awssdk.enhanced.dynamodb", "AttributeValueType");
    static final ClassName CLIENT = ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");

    static final ClassName ASYNC_CLIENT =
            ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbAsyncClient");

    private Sdk() {}
}
