// Generated from shop.yaml:46, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.TypeTest;
import java.util.List;
import javax.annotation.processing.Generated;

/** Key of entity {@code Stock}: {@code sku}, no sort key. */
@Generated("neverscan")
final class StockKeys {
    /** Tells a {@code Stock} from the table's other items. */
    static final TypeTest TYPE = TypeTest.of("Stock", "_type", "Stock", List.of());

    private StockKeys() {}

    /** The primary key. */
    static ItemKey item(String sku) {
        return ItemKey.of("Stock", "sku", sku);
    }
}
