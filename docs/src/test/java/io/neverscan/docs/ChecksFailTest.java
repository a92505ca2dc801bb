package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A check that never fails checks nothing: each kind of fault is made once on purpose. */
class ChecksFailTest {
    private static final String MODEL = """
            ```yaml
            neverscan: 1
            model: shop
            package: com.example.shop
            entities:
              Customer:
                id: customerId
                attributes: { customerId: string, name: string }
            accessPatterns:
              customer: { get: Customer }
            ```
            """;

    private static Page page(String text) {
        return Page.parse(Tree.ROOT.resolve("docs/guide/made-up.md"), text);
    }

    private static String faults(String text) {
        return page(text).blocks().stream().map(BlockCheck::faultOf).collect(Collectors.joining());
    }

    @Test
    void soundBlocksHaveNoFault() {
        assertThat(faults(MODEL + "```java\nshop.customer().get(\"1\");\n```\n"))
                .isEmpty();
        assertThat(faults("```shell\nmvn -B -ntp verify -DskipTests\nmvn neverscan:explain -Dpattern=home\n```\n"))
                .isEmpty();
        assertThat(faults("```xml\n<plugin><artifactId>neverscan-maven-plugin</artifactId></plugin>\n```\n"))
                .isEmpty();
        assertThat(faults(MODEL + "<!-- part -->\n```yaml\ncustomer: { get: Customer }\n```\n"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "python", "json", "bash"})
    void anUnknownLanguage(String language) {
        assertThat(faults("```" + language + "\nx\n```\n")).startsWith("no check");
    }

    @Test
    void yaml() {
        assertThat(faults(MODEL.replace("get: Customer", "get: Custmer"))).contains("NS0201");
        assertThat(faults("```yaml\naccessPatterns: {}\n```\n")).contains("neither");
        assertThat(faults(MODEL + "<!-- part -->\n```yaml\ncustomer: { get: Order }\n```\n"))
                .contains("do not stand");
        assertThat(faults("<!-- from: samples/social/src/main/neverscan/social.yaml -->\n```yaml\nmodel: other\n```\n"))
                .contains("do not stand");
    }

    @Test
    void text() {
        assertThat(faults("```text\nall is well\n```\n")).contains("nothing says");
        assertThat(faults(MODEL + "```text\nall is well\n```\n"))
                .contains("the output is")
                .contains("the findings are");
        assertThat(faults(MODEL + "<!-- explain: customer -->\n```text\nno\n```\n"))
                .contains("GetItem");
    }

    @Test
    void java() {
        assertThat(faults("```java\nint i = 0;\n```\n")).contains("no model");
        assertThat(faults(MODEL + "```java\nshop.customer().list();\n```\n")).contains("cannot find symbol");
        assertThat(faults(MODEL + "```java\nList raw = List.of();\n```\n")).contains("rawtypes");
        assertThat(faults(MODEL + "```java\nclass T extends Missing {}\n```\n")).contains("cannot find symbol");
        assertThat(faults(MODEL + "<!-- generated: CustomerRepository -->\n```java\npublic void scan();\n```\n"))
                .contains("does not follow");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mvn neverscan:scan",
                "mvn verfy",
                "mvn test -Dneverscan.endpont=x",
                "mvn -Pfly verify",
                "mvn -pl samples/none verify",
                "OTHER_VARIABLE=x mvn test",
                "rm -rf target"
            })
    void shell(String line) {
        assertThat(faults("```shell\n" + line + "\n```\n")).startsWith("no ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<plugin>",
                "<dependency><artifactId>neverscan-nothing</artifactId></dependency>",
                "<dependency><artifactId>neverscan-runtime</artifactId><version>9</version></dependency>",
                "<plugin><artifactId>neverscan-maven-plugin</artifactId><goal>scan</goal></plugin>",
                "<plugin><artifactId>neverscan-maven-plugin</artifactId><configuration><x/></configuration></plugin>"
            })
    void xml(String text) {
        assertThat(faults("```xml\n" + text + "\n```\n")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[a](nowhere.md)", "[a](#nothing)", "[a](getting-started.md#nothing)"})
    void links(String text) {
        assertThat(LinksTest.broken(page("# Title\n" + text + "\n"))).hasSize(1);
    }

    @Test
    void linksThatResolve() {
        assertThat(LinksTest.broken(page("# A title\n[a](../../LICENSE) [b](#a-title) [c](https://example.com)\n")))
                .isEmpty();
    }
}
