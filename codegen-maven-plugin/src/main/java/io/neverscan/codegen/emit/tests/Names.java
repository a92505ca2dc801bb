package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;

/** Classes that generated tests name. A test resolves each of them. */
final class Names {
    private static final String TESTKIT = "io.neverscan.testkit.";
    private static final String RUNTIME = "io.neverscan.runtime.";
    private static final String MODEL = "software.amazon.awssdk.services.dynamodb.model";

    static final ClassName LIST = ClassName.get("java.util", "List");
    static final ClassName ARRAY_LIST = ClassName.get("java.util", "ArrayList");
    static final ClassName COLLECTIONS = ClassName.get("java.util", "Collections");
    static final ClassName SET = ClassName.get("java.util", "Set");
    static final ClassName MAP = ClassName.get("java.util", "Map");
    static final ClassName DECIMAL = ClassName.get("java.math", "BigDecimal");
    static final ClassName INSTANT = ClassName.get("java.time", "Instant");
    static final ClassName DATE = ClassName.get("java.time", "LocalDate");
    static final ClassName YEAR_MONTH = ClassName.get("java.time", "YearMonth");
    static final ClassName TIME = ClassName.get("java.time", "LocalTime");
    static final ClassName DURATION = ClassName.get("java.time", "Duration");
    static final ClassName CLOCK = ClassName.get("java.time", "Clock");
    static final ClassName ZONE_OFFSET = ClassName.get("java.time", "ZoneOffset");
    static final ClassName UUID = ClassName.get("java.util", "UUID");
    static final ClassName UNARY_OPERATOR = ClassName.get("java.util.function", "UnaryOperator");
    static final ClassName CALLABLE = ClassName.get("java.util.concurrent", "Callable");
    static final ClassName EXECUTORS = ClassName.get("java.util.concurrent", "Executors");
    static final ClassName EXECUTOR = ClassName.get("java.util.concurrent", "ExecutorService");
    static final ClassName FUTURE = ClassName.get("java.util.concurrent", "Future");

    static final ClassName BYTES = ClassName.get("software.amazon.awssdk.core", "SdkBytes");
    static final ClassName CLIENT = ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");
    static final ClassName ASYNC_CLIENT =
            ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbAsyncClient");
    static final ClassName VALUE = ClassName.get(MODEL, "AttributeValue");
    static final ClassName SELECT = ClassName.get(MODEL, "Select");
    static final ClassName QUERY_RESPONSE = ClassName.get(MODEL, "QueryResponse");
    static final ClassName TRANSACT = ClassName.get(MODEL, "TransactWriteItemsRequest");
    static final ClassName UPDATE_RESPONSE = ClassName.get(MODEL, "UpdateItemResponse");
    static final ClassName CONDITION_CAUSE = ClassName.get(MODEL, "ConditionalCheckFailedException");
    static final ClassName CANCELED = ClassName.get(MODEL, "TransactionCanceledException");
    static final ClassName BATCH_GET = ClassName.get(MODEL, "BatchGetItemRequest");
    static final ClassName KEYS = ClassName.get(MODEL, "KeysAndAttributes");
    static final ClassName CREATE_TABLE = ClassName.get(MODEL, "CreateTableRequest");

    static final ClassName TEST = ClassName.get("org.junit.jupiter.api", "Test");
    static final ClassName NESTED = ClassName.get("org.junit.jupiter.api", "Nested");
    static final ClassName BEFORE_ALL = ClassName.get("org.junit.jupiter.api", "BeforeAll");
    static final ClassName BEFORE_EACH = ClassName.get("org.junit.jupiter.api", "BeforeEach");
    static final ClassName EXECUTION = ClassName.get("org.junit.jupiter.api.parallel", "Execution");
    static final ClassName EXECUTION_MODE = ClassName.get("org.junit.jupiter.api.parallel", "ExecutionMode");
    static final ClassName ASSERTIONS = ClassName.get("org.assertj.core.api", "Assertions");

    static final ClassName NEVERSCAN_TEST = ClassName.get(TESTKIT + "junit", "NeverscanTest");
    static final ClassName TEST_TABLES = ClassName.get(TESTKIT + "junit", "TestTables");
    static final ClassName FEATURE_PROBE = ClassName.get(TESTKIT + "feature", "FeatureProbe");
    static final ClassName FEATURE = ClassName.get(TESTKIT + "feature", "Feature");
    static final ClassName RECORDING = ClassName.get(TESTKIT + "recording", "RecordingDynamoDbClient");
    static final ClassName RECORDING_ASYNC = ClassName.get(TESTKIT + "recording", "RecordingDynamoDbAsyncClient");
    static final ClassName AWAIT = ClassName.get(TESTKIT + "async", "Await");
    static final ClassName AWAITED_RESULTS = ClassName.get(TESTKIT + "async", "AwaitedResults");
    static final ClassName QUERY_ASSERT = ClassName.get(TESTKIT + "recording", "QueryAssert");
    static final ClassName PAGE_WALK = ClassName.get(TESTKIT + "paging", "PageWalk");
    static final ClassName RESULT_PAGES = ClassName.get(TESTKIT + "paging", "ResultPages");
    static final ClassName BACK_WALK = ClassName.get(TESTKIT + "paging", "BackWalk");
    static final ClassName ROW_ORDER = ClassName.get(TESTKIT + "paging", "RowOrder");
    static final ClassName REQUEST_LOG = ClassName.get(TESTKIT + "capacity", "RequestLog");
    static final ClassName CAPACITY = ClassName.get(TESTKIT + "capacity", "CapacityAssert");
    static final ClassName ITEM_SIZE = ClassName.get(TESTKIT + "capacity", "ItemSize");
    static final ClassName UNITS = ClassName.get(TESTKIT + "capacity", "Units");

    static final ClassName CURSOR = ClassName.get(RUNTIME + "read", "Cursor");
    static final ClassName RESULTS = ClassName.get(RUNTIME + "read", "Results");
    static final ClassName INVALID_CURSOR = ClassName.get(RUNTIME + "error", "InvalidCursorException");
    static final ClassName REQUEST_BUDGET = ClassName.get(RUNTIME + "error", "RequestBudgetException");
    static final ClassName ALREADY_EXISTS = ClassName.get(RUNTIME + "error", "AlreadyExistsException");
    static final ClassName NOT_UNIQUE = ClassName.get(RUNTIME + "error", "NotUniqueException");
    static final ClassName NOT_FOUND = ClassName.get(RUNTIME + "error", "NotFoundException");
    static final ClassName CONDITION_FAILED = ClassName.get(RUNTIME + "error", "ConditionFailedException");
    static final ClassName STALE_VALUE = ClassName.get(RUNTIME + "error", "StaleValueException");
    static final ClassName UNIQUE_VIOLATION = ClassName.get(RUNTIME + "error", "UniqueViolationException");
    static final ClassName STALE_VERSION = ClassName.get(RUNTIME + "error", "StaleVersionException");

    private Names() {}
}
