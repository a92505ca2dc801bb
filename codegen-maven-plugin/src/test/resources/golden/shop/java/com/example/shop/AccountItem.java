// Generated from src/main/neverscan/shop.yaml:83, do not edit
package com.example.shop;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What the access pattern {@code account} may return.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.CollectionEmitter")
public sealed interface AccountItem permits Customer, Order {
}
