package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.ItemSyntax;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An item with its attribute names has 400 KB at most.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Service, account, and table quotas": item size.
 */
final class ItemSizes {
    private static final BigDecimal MOST = BigDecimal.valueOf(400 * 1024);
    private static final Pattern SIZE = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)([kKM]?)B");

    private ItemSizes() {}

    /** Reports an expected size that no item can have. */
    static void check(Context context, ItemSyntax item) {
        item.size().filter(s -> bytes(s.value()).compareTo(MOST) > 0).ifPresent(s -> context.report(tooLarge(item, s)));
    }

    private static Diagnostic tooLarge(ItemSyntax item, SourceText size) {
        return Diagnostic.at(
                        Code.ITEM_TOO_LARGE,
                        size.span(),
                        "an item of `" + item.name().value() + "` cannot have " + size.value()
                                + "; DynamoDB takes 400 KB")
                .note("names of attributes count as well, and what an index projects is stored once more")
                .help(Help.advice(
                        "store the large part elsewhere, such as in S3, and its place in the item; or cut it into"
                                + " several items under one partition key"));
    }

    /** The number of bytes; text that is no size has been refused before. */
    private static BigDecimal bytes(String text) {
        Matcher size = SIZE.matcher(text);
        if (!size.matches()) {
            return BigDecimal.ZERO;
        }
        int factor = size.group(2).isEmpty() ? 1 : size.group(2).equals("M") ? 1024 * 1024 : 1024;
        return new BigDecimal(size.group(1)).multiply(BigDecimal.valueOf(factor));
    }
}
