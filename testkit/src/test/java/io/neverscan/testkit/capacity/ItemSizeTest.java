package io.neverscan.testkit.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNs;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import io.neverscan.testkit.SampleTables;
import io.neverscan.testkit.junit.NeverscanTest;
import io.neverscan.testkit.junit.TestTables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

@NeverscanTest
class ItemSizeTest {

    private static final int WRITE_BLOCK = 1024;

    private static String table = "";

    @BeforeAll
    static void createTable(TestTables tables) {
        table = tables.createAll(List.of(SampleTables.keyed("sizes"))).get(0);
    }

    @Test
    void theServicesOwnExample() {
        assertThat(ItemSize.of(Map.of("shirt-color", fromS("R"), "shirt-size", fromS("M"))))
                .isEqualTo(23);
    }

    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(fromS("aé€𝄞"), 10),
                Arguments.of(fromS(""), 0),
                Arguments.of(fromB(SdkBytes.fromByteArray(new byte[7])), 7),
                Arguments.of(fromBool(true), 1),
                Arguments.of(fromNul(true), 1),
                Arguments.of(fromSs(List.of("ab", "é")), 4),
                Arguments.of(fromNs(List.of("12", "34")), 4),
                Arguments.of(AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[3]))), 3),
                Arguments.of(fromL(List.of()), 3),
                Arguments.of(fromL(List.of(fromS("ab"), fromBool(false))), 8),
                Arguments.of(fromM(Map.of()), 3),
                Arguments.of(fromM(Map.of("k", fromS("ab"), "l", fromL(List.of(fromS("x"))))), 14));
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesHaveTheirSize(AttributeValue value, long size) {
        assertThat(ItemSize.ofValue(value)).isEqualTo(size);
    }

    @ParameterizedTest
    @MethodSource("values")
    void theEngineAgreesToTheByte(AttributeValue value, long size, DynamoDbClient client) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("pk", fromS("k"));
        item.put("v", value);
        item.put("fill", fromS(""));
        int room = (int) (WRITE_BLOCK - ItemSize.of(item));
        item.put("fill", fromS("x".repeat(room)));
        assertThat(ItemSize.of(item)).isEqualTo(WRITE_BLOCK);
        assertThat(unitsOfPut(client, item)).isEqualTo(1.0);
        client.deleteItem(request -> request.tableName(table).key(Map.of("pk", fromS("k"))));
        item.put("fill", fromS("x".repeat(room + 1)));
        assertThat(unitsOfPut(client, item)).isEqualTo(2.0);
        client.deleteItem(request -> request.tableName(table).key(Map.of("pk", fromS("k"))));
    }

    private static double unitsOfPut(DynamoDbClient client, Map<String, AttributeValue> item) {
        return client.putItem(request ->
                        request.tableName(table).item(item).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                .consumedCapacity()
                .capacityUnits();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "0.000, 1",
        "1, 2",
        "-1, 3",
        "12, 2",
        "123, 3",
        "1200, 2",
        "0.0012, 2",
        "1E+100, 2",
        "12345678901234567890123456789012345678, 20",
        "-12345678901234567890123456789012345678, 21"
    })
    void numbersCountTheirSignificantDigits(String number, int size) {
        assertThat(ItemSize.ofNumber(number)).isEqualTo(size);
    }

    /** The service's page says "approximately": the engine may differ by the two bytes that the facts name. */
    @ParameterizedTest
    @CsvSource({"0", "1", "-1", "12", "123", "1200", "0.0012", "0.012", "-123.45", "1E+100", "12345678901234567890"})
    void theEngineAgreesOnNumbersWithinTwoBytes(String number, DynamoDbClient client) {
        long engine = sizeOnEngine(client, fromN(number));
        assertThat(engine).isBetween((long) ItemSize.ofNumber(number) - 1, ItemSize.ofNumber(number) + 2L);
        assertThat(engine).isLessThanOrEqualTo(ItemSize.LARGEST_NUMBER);
    }

    /** Grows a filler until the put costs a second unit. */
    private static long sizeOnEngine(DynamoDbClient client, AttributeValue value) {
        int others = "pk".length() + 1 + "v".length() + "fill".length();
        int low = 1;
        int high = WRITE_BLOCK;
        while (low < high) {
            int middle = (low + high) / 2;
            Map<String, AttributeValue> item = Map.of("pk", fromS("n"), "v", value, "fill", fromS("x".repeat(middle)));
            double units = unitsOfPut(client, item);
            client.deleteItem(request -> request.tableName(table).key(Map.of("pk", fromS("n"))));
            if (units > 1) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return WRITE_BLOCK - others - (low - 1);
    }

    @Test
    void readsAreChargedAsPredicted(DynamoDbClient client) {
        for (int length : List.of(1, 4000, 4087, 4088, 9000)) {
            Map<String, AttributeValue> item = Map.of("pk", fromS("r"), "fill", fromS("x".repeat(length)));
            client.putItem(request -> request.tableName(table).item(item));
            for (boolean strong : List.of(true, false)) {
                double units = client.getItem(request -> request.tableName(table)
                                .key(Map.of("pk", fromS("r")))
                                .consistentRead(strong)
                                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                        .consumedCapacity()
                        .capacityUnits();
                Units.Consistency consistency = strong ? Units.Consistency.STRONG : Units.Consistency.EVENTUAL;
                assertThat(Units.fromReported(units))
                        .as("%d bytes, strong %s", length, strong)
                        .isEqualTo(Units.read(ItemSize.of(item), consistency));
            }
        }
    }
}
