// Generated from shop.yaml:53, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.TypeTest;
import java.util.List;
import javax.annotation.processing.Generated;

/** Key of entity {@code Reading}: {@code storeId}, {@code at}. */
@Generated("neverscan")
final class ReadingKeys {
    /** Tells a {@code Reading} from the table's other items. */
    static final TypeTest TYPE = TypeTest.of("Reading", "_type", "Reading", List.of());

    private ReadingKeys() {}

    /** The primary key. */
    static ItemKey item(String storeId, long at) {
        return ItemKey.of("Reading", "storeId", storeId).sort("at", at);
    }
}
