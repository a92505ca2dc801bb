package io.neverscan.codegen.emit.tables;

import com.palantir.javapoet.ClassName;

/** Classes that table definitions name. A test resolves each of them. */
final class TableTypes {
    static final ClassName STRING = ClassName.get(String.class);
    static final ClassName LIST = ClassName.get("java.util", "List");
    static final ClassName UNARY_OPERATOR = ClassName.get("java.util.function", "UnaryOperator");
    static final ClassName TABLES = ClassName.get("io.neverscan.runtime.table", "Tables");
    static final ClassName TABLE_DEFINITION = ClassName.get("io.neverscan.runtime.table", "TableDefinition");
    static final ClassName INDEX_DEFINITION = ClassName.get("io.neverscan.runtime.table", "IndexDefinition");
    static final ClassName CLIENT = ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
    static final ClassName KEY_TYPE =
            ClassName.get("software.amazon.awssdk.services.dynamodb.model", "ScalarAttributeType");
    static final ClassName STREAM_VIEW =
            ClassName.get("software.amazon.awssdk.services.dynamodb.model", "StreamViewType");
    static final ClassName CREATE_TABLE =
            ClassName.get("software.amazon.awssdk.services.dynamodb.model", "CreateTableRequest");

    private TableTypes() {}
}
