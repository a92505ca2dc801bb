package io.neverscan.codegen.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that other tools got wrong, as plans: what is bound, what is left to a filter, what is refused. */
class FieldCasesTest {
    private static String model() throws IOException {
        return Files.readString(Path.of("src/test/resources/cases/field.yaml"));
    }

    private static Compilation compiled(String text) {
        return ModelCompiler.compile(List.of(new SourceFile("field.yaml", text)));
    }

    private static String plan(String pattern) throws IOException {
        Compilation compilation = compiled(model());
        assertThat(compilation.isSound()).isTrue();
        return new Explanation(compilation.models()).pattern(pattern).orElseThrow();
    }

    private static String findings(String pattern) throws IOException {
        return compiled(model() + "  asked: " + pattern + "\n").findings().stream()
                .map(OneLineRenderer::render)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void aBoundOfAPaddedNumberIsPaddedToo() throws IOException {
        assertThat(plan("days")).contains("SK between the ends of \"D#{day}\" with day >= :from and day <= :to");
        assertThat(plan("daysFrom")).contains("SK between the ends of \"D#{day}\" with day >= :from");
    }

    @Test
    void aCompleteKeyIsComparedAsAWhole() throws IOException {
        assertThat(plan("exactLeaf")).contains("SK = \"LEAF#{:a}#{:b}#{:c}\"");
    }

    @Test
    void aPrefixEndsBehindItsLastComponent() throws IOException {
        assertThat(plan("under")).contains("begins_with(SK, \"LEAF#{:a}#\")");
    }

    @Test
    void oneAttributeMayStandInBothKeys() throws IOException {
        assertThat(plan("doc")).contains("PK = \"DOC#{:id}\"").contains("SK = \"DOC#{:id}\"");
        assertThat(plan("docs")).contains("SK = \"DOC#{:id}\"");
    }

    @ParameterizedTest
    @CsvSource({
        "cheaper, price < :p",
        "cheapest, price <= :p",
        "dearer, price > :p",
        "dearest, price >= :p",
        "between, price between :p and :q"
    })
    void aRangeOfANativeKeyIsNoFilter(String pattern, String condition) throws IOException {
        assertThat(plan(pattern)).contains("and " + condition).doesNotContain("filter");
    }

    @Test
    void aKeyAttributeOfTheIndexCannotBeFiltered() throws IOException {
        assertThat(findings("{ query: Ware, where: [shop], filter: \"price < :p\" }"))
                .contains("filter-on-key");
    }

    @Test
    void aConstantPartitionIsQueried() throws IOException {
        assertThat(plan("tenants"))
                .contains("1 Query per page")
                .contains("GSI1PK = \"TENANTS\"")
                .contains("GSI1SK descending");
    }

    @Test
    void anIndexWithoutSortKeyIsQueriedByItsPartitionKeyAlone() throws IOException {
        assertThat(plan("byMail")).contains("email = \"{:email}\"\n").doesNotContain("  order");
    }

    @Test
    void anIndexWhosePartitionKeyIsKnownInPartIsNotTaken() throws IOException {
        assertThat(plan("thirdWithFirst"))
                .contains("index `thirds`")
                .contains("GSI3PK = \"THIRD#{:third}\"")
                .contains("begins_with(GSI3SK, \"{:first}#\")")
                .contains("index `pairs` needs `second`");
    }

    @Test
    void aComponentBehindAGapIsNeverPassedOver() throws IOException {
        assertThat(findings("{ query: Leaf, where: \"id = :id and a = :a and c = :c\" }"))
                .contains("sk-gap")
                .contains("`asked`");
    }

    @Test
    void aPrefixOfAPartitionKeyIsRefused() throws IOException {
        assertThat(findings("{ query: Leaf, where: \"begins_with(id, :id)\" }")).contains("prefix-on-partition");
    }

    @Test
    void aPartOfAKeyGetsNothing() throws IOException {
        assertThat(findings("{ get: Leaf, where: id }")).contains("not-unique");
        assertThat(findings("{ get: Ware, where: shop }")).contains("not-unique");
    }

    @Test
    void namesThatAreNoJavaNamesStayInExpressions() throws IOException {
        assertThat(plan("under")).contains("detail-type = :t (read, then thrown away)");
    }

    @Test
    void returnsOfAFullKeyAreAProjectionOfTheOneItem() throws IOException {
        assertThat(plan("someOfLeaf")).contains("1 GetItem").contains("Leaf: only id, a, b, c");
    }
}
