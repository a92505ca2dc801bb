package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;

/** Classes of neverscan-runtime that generated code names. A test resolves each of them. */
final class RuntimeTypes {
    private static final String ROOT = "io.neverscan.runtime.";

    static final ClassName KEY_FORMAT = ClassName.get(ROOT + "key", "KeyFormat");
    static final ClassName KEY_RANGE = ClassName.get(ROOT + "key", "KeyRange");
    static final ClassName TIME_BUCKET = ClassName.get(ROOT + "key", "TimeBucket");
    static final ClassName KEY_PART = ClassName.get(ROOT + "codec", "KeyPart");
    static final ClassName KEY_READER = ClassName.get(ROOT + "codec", "KeyReader");
    static final ClassName KEY_SHAPE = ClassName.get(ROOT + "codec", "KeyShape");
    static final ClassName ITEM_KEY = ClassName.get(ROOT + "codec", "ItemKey");
    static final ClassName ITEM_READER = ClassName.get(ROOT + "codec", "ItemReader");
    static final ClassName ITEM_WRITER = ClassName.get(ROOT + "codec", "ItemWriter");
    static final ClassName ITEM_SCHEMA = ClassName.get(ROOT + "codec", "ItemSchema");
    static final ClassName ENTITY_INFO = ClassName.get(ROOT + "codec", "EntityInfo");
    static final ClassName UNIQUE_VALUE = ClassName.get(ROOT + "codec", "UniqueValue");
    static final ClassName ROW_READER = ClassName.get(ROOT + "codec", "RowReader");
    static final ClassName CONNECTION = ClassName.get(ROOT + "table", "Connection");
    static final ClassName TABLE_HANDLE = ClassName.get(ROOT + "table", "TableHandle");
    static final ClassName QUERY_SPEC = ClassName.get(ROOT + "read", "QuerySpec");
    static final ClassName GET_SPEC = ClassName.get(ROOT + "read", "GetSpec");
    static final ClassName FETCH = ClassName.get(ROOT + "read", "Fetch");
    static final ClassName FAN_OUT = ClassName.get(ROOT + "read", "FanOut");
    static final ClassName RESULTS = ClassName.get(ROOT + "read", "Results");
    static final ClassName ENTITY_STORE = ClassName.get(ROOT + "write", "EntityStore");
    static final ClassName ITEM_UPDATE = ClassName.get(ROOT + "write", "ItemUpdate");
    static final ClassName WRITE_SPEC = ClassName.get(ROOT + "write", "WriteSpec");
    static final ClassName NODE = ClassName.get(ROOT + "write", "Node");
    static final ClassName TOKEN = ClassName.get(ROOT + "write", "Token");
    static final ClassName TRANSACTION = ClassName.get(ROOT + "write", "Transaction");
    static final ClassName BACKOFF = ClassName.get(ROOT + "retry", "Backoff");
    static final ClassName NEVERSCAN = ClassName.get(ROOT + "error", "NeverscanException");
    static final ClassName NOT_FOUND = ClassName.get(ROOT + "error", "NotFoundException");
    static final ClassName CONDITION_FAILED = ClassName.get(ROOT + "error", "ConditionFailedException");
    static final ClassName STALE_VALUE = ClassName.get(ROOT + "error", "StaleValueException");
    static final ClassName NOT_UNIQUE = ClassName.get(ROOT + "error", "NotUniqueException");
    static final ClassName UNIQUE_VIOLATION = ClassName.get(ROOT + "error", "UniqueViolationException");
    static final ClassName STALE_VERSION = ClassName.get(ROOT + "error", "StaleVersionException");
    static final ClassName LISTENER = ClassName.get(ROOT + "observe", "AccessListener");
    static final ClassName TYPE_TEST = ClassName.get(ROOT + "codec", "TypeTest");
    static final ClassName COPIES = ClassName.get(ROOT + "codec", "Copies");
    static final ClassName CODECS = ClassName.get(ROOT + "codec", "Codecs");
    static final ClassName CODED = ClassName.get(ROOT + "codec", "Coded");
    static final ClassName VALUE_CODEC = ClassName.get(ROOT + "codec", "ValueCodec");
    static final ClassName SCALAR_CODEC = ClassName.get(ROOT + "codec", "ScalarCodec");
    static final ClassName DOCUMENT_CODEC = ClassName.get(ROOT + "codec", "DocumentCodec");
    static final ClassName PROJECTION_READER = ClassName.get(ROOT + "codec", "ProjectionReader");
    static final ClassName COLLECTION_READER = ClassName.get(ROOT + "codec", "CollectionReader");

    static final ClassName UTF8_ORDER = ClassName.get("io.neverscan.runtime.key", "Utf8Order");

    private RuntimeTypes() {}
}
