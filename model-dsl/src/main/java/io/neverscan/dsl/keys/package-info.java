/** Which key texts a template can give, whether two sets of keys can meet, and items that show it. */
@NullMarked
package io.neverscan.dsl.keys;

import org.jspecify.annotations.NullMarked;
