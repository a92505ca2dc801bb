/**
 * Orders, stock and the readings of cold stores.
 *
 * <p>Generated from shop.yaml, do not edit.
 */
@NullMarked
package com.example.shop;

import org.jspecify.annotations.NullMarked;
