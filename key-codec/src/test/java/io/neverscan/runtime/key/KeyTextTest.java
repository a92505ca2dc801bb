package io.neverscan.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.quicktheories.QuickTheory.qt;

import org.junit.jupiter.api.Test;

/** Escaping and order, as properties. */
class KeyTextTest {
    @Test
    void escapingIsUndone() {
        qt().forAll(Texts.any())
                .checkAssert(text ->
                        assertThat(KeyText.unescape(KeyText.escape(text))).isEqualTo(text));
    }

    @Test
    void separatorsNeverOccur() {
        qt().forAll(Texts.any())
                .checkAssert(text -> assertThat(KeyText.escape(text)).doesNotContainPattern("[\\x00-\\x24]"));
    }

    @Test
    void orderIsKeptAndNoTwoTextsMeet() {
        qt().withExamples(5000)
                .forAll(Texts.any(), Texts.any())
                .checkAssert((a, b) -> assertThat(Integer.signum(Texts.byteOrder(KeyText.escape(a), KeyText.escape(b))))
                        .isEqualTo(Integer.signum(Texts.byteOrder(a, b))));
    }

    @Test
    void orderIsKeptForTuples() {
        qt().withExamples(5000)
                .forAll(Texts.any(), Texts.any(), Texts.any(), Texts.any())
                .checkAssert((a, b, c, d) -> {
                    String left = KeyText.escape(a) + "#" + KeyText.escape(b);
                    String right = KeyText.escape(c) + "#" + KeyText.escape(d);
                    int byFirst = Texts.byteOrder(a, c);
                    int expected = byFirst != 0 ? byFirst : Texts.byteOrder(b, d);
                    assertThat(Integer.signum(Texts.byteOrder(left, right))).isEqualTo(Integer.signum(expected));
                });
    }

    @Test
    void plainIdsStayAsTheyAre() {
        assertThat(KeyText.escape("Az09-_.:~")).isEqualTo("Az09-_.:~");
        assertThat(KeyText.escape("a b#c%")).isEqualTo("a%20b%23c%25");
    }

    @Test
    void onlyEscapedTextIsRead() {
        for (String bad :
                new String[] {"%", "%2", "%zz", "%2f", "%26", "%41", "a#b", "a b", "\uD800", "a\uDC00", "#%23"}) {
            assertThatThrownBy(() -> KeyText.unescape(bad)).as(bad).isInstanceOf(KeyFormatException.class);
        }
        assertThatThrownBy(() -> KeyText.escape("x\uD800")).isInstanceOf(KeyFormatException.class);
        assertThatThrownBy(() -> KeyText.escape("\uDC00\uD800")).isInstanceOf(KeyFormatException.class);
    }

    @Test
    void utf8OrderIsByteOrder() {
        qt().withExamples(20_000)
                .forAll(Texts.any(), Texts.any())
                .checkAssert((a, b) -> assertThat(Integer.signum(Utf8Order.INSTANCE.compare(a, b)))
                        .isEqualTo(Integer.signum(Texts.byteOrder(a, b))));
        String supplementary = new String(Character.toChars(0x10000));
        assertThat(Utf8Order.INSTANCE.compare("\uE000", supplementary)).isNegative();
        assertThat("\uE000".compareTo(supplementary))
                .as("the order that must not be used")
                .isPositive();
    }
}
