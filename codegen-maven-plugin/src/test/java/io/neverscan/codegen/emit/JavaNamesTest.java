package io.neverscan.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaNamesTest {
    @ParameterizedTest
    @CsvSource({
        "userId, userId", "detail-type, detailType", "class, class_", "_, __", "yield, yield_", "PK, pk",
                "GSI1PK, gsi1pk",
        "URLPath, urlPath", "größe, größe", "名前, 名前", "1st, _1st", "with space, withSpace", "-, value", "a$b, aB",
        "isActive, isActive", "record, record_", "UserId, userId"
    })
    void variables(String text, String expected) {
        assertThat(JavaNames.variable(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"userId, USER_ID", "detail-type, DETAIL_TYPE", "GSI1PK, GSI1PK", "class, CLASS", "_, __"})
    void constants(String text, String expected) {
        assertThat(JavaNames.constant(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"open, open", "in-transit, in_transit", "class, class_", "9lives, _9lives"})
    void enumConstants(String text, String expected) {
        assertThat(JavaNames.enumConstant(text)).isEqualTo(expected);
    }
}
