package io.neverscan.testkit.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ExpressionTextTest {

    @Test
    void placeholdersAreReadAsAWholeAndTheirTextIsNotSearchedAgain() {
        String text = ExpressionText.of(
                "#n1 = :v1 AND #n10 = :v10 AND #n = :v",
                Map.of("#n", "n", "#n1", "a", "#n10", "b"),
                Map.of(":v", fromS(":v1"), ":v1", fromS("#n10"), ":v10", fromS("#n1 and :v")));
        assertThat(text).isEqualTo("a = \"#n10\" and b = \"#n1 and :v\" and n = \":v1\"");
    }

    @Test
    void theBriefsOwnExample() {
        String text = ExpressionText.of(
                "#p=:p and begins_with( #s ,:s )",
                Map.of("#p", "GSI1PK", "#s", "GSI1SK"),
                Map.of(":p", fromS("USER#bob"), ":s", fromS("FOLLOWED_BY#")));
        assertThat(text).isEqualTo("GSI1PK = \"USER#bob\" and begins_with(GSI1SK, \"FOLLOWED_BY#\")");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0000',
            value = {
                "a=1 AND(b<>2)|a = 1 and (b <> 2)",
                "a BETWEEN 1 AND 2|a between 1 and 2",
                "a In(1,2)|a in (1, 2)",
                "NOT contains(a,\"x  y\")|not contains(a, \"x  y\")",
                "a . b [ 0 ] . c|a.b[0].c",
                "size ( a )>=- 3.5|size(a) >= -3.5",
                "a - 3|a - 3",
                "SET a = a-1|SET a = a - 1",
                "a between -5 and -3|a between -5 and -3",
                "a,  b|a, b",
                "a = [ 1 ,2 ]|a = [1, 2]",
                "{ a : 1, b : \"x\" }|{a: 1, b: \"x\"}",
                "a = \"\\\"and\\\\\"|a = \"\\\"and\\\\\"",
                "`a.b`=0x0a|`a.b` = 0x0a",
                "1.5E+3 = a|1.5E+3 = a"
            })
    void handWrittenTextIsBroughtIntoOneSpelling(String text, String canonical) {
        assertThat(ExpressionText.canonical(text)).isEqualTo(canonical);
        assertThat(ExpressionText.canonical(canonical)).isEqualTo(canonical);
    }

    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(fromS("a\"b\\c\n"), "\"a\\\"b\\\\c\\u000a\""),
                Arguments.of(fromN("-1.50"), "-1.50"),
                Arguments.of(fromBool(true), "true"),
                Arguments.of(fromNul(true), "null"),
                Arguments.of(fromB(SdkBytes.fromByteArray(new byte[] {0, (byte) 0xff})), "0x00ff"),
                Arguments.of(fromSs(List.of("b", "a")), "{\"a\", \"b\"}"),
                Arguments.of(AttributeValue.fromNs(List.of("1", "2")), "{1, 2}"),
                Arguments.of(AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[] {1}))), "{0x01}"),
                Arguments.of(fromL(List.of(fromN("1"), fromS("x"))), "[1, \"x\"]"),
                Arguments.of(fromM(Map.of("b", fromN("-1"), "a c", fromM(Map.of()))), "{`a c`: {}, b: -1}"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesAreWrittenInTheSameSpelling(AttributeValue value, String written) {
        String text = ExpressionText.of("a = :v", Map.of(), Map.of(":v", value));
        assertThat(text).isEqualTo("a = " + written);
        assertThat(ExpressionText.canonical(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.b", "and", "IN", "a b", "1a", "é"})
    void namesThatCouldBeMisreadAreQuoted(String name) {
        assertThat(ExpressionText.of("#n = :v", Map.of("#n", name), Map.of(":v", fromN("1"))))
                .isEqualTo("`" + name + "` = 1");
    }

    @Test
    void whatIsMissingOrUnreadableIsAnError() {
        assertThatThrownBy(() -> ExpressionText.of("#a = :b", Map.of("#ab", "x"), Map.of()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("#a ");
        assertThatThrownBy(() -> ExpressionText.of("a = :b", Map.of(), Map.of(":bc", fromN("1"))))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(":b ");
        assertThatThrownBy(() -> ExpressionText.canonical("a = :b")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> ExpressionText.canonical("a = \"open")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> ExpressionText.canonical("a ? b")).hasMessageContaining("`? b`");
    }
}
