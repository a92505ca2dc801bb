/** Stage 4: how each access pattern is read, or why no key serves it. There is no plan that scans. */
@NullMarked
package io.neverscan.dsl.plan;

import org.jspecify.annotations.NullMarked;
