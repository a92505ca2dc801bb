package io.neverscan.codegen.emit.java;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DocsTest {
    @Test
    void nothingEndsTheCommentOrBecomesMarkup() {
        assertThat(Docs.escape("a */ <b> & {@link X} \\u000a"))
                .isEqualTo("a &#42;&#47; &lt;b&gt; &amp; &#123;&#64;link X&#125; &#92;u000a");
        assertThat(Docs.escape("line\nbreak\u2028and\r")).isEqualTo("line break and");
    }

    @Test
    void codeStaysReadableWhereItCan() {
        assertThat(Docs.code("PK = USER#{userId}")).isEqualTo("{@code PK = USER#{userId}}");
        assertThat(Docs.code("}{")).isEqualTo("<code>&#125;&#123;</code>");
        assertThat(Docs.code("*/")).isEqualTo("<code>&#42;&#47;</code>");
        assertThat(Docs.code("\\u002a/")).isEqualTo("<code>&#92;u002a/</code>");
    }

    @Test
    void sentencesEnd() {
        assertThat(Docs.sentence("Who follows whom")).isEqualTo("Who follows whom.");
        assertThat(Docs.sentence("Why?")).isEqualTo("Why?");
    }
}
