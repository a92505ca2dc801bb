/** What the engine at hand can do: asked once, so that tests it cannot serve are skipped with the reason. */
@NullMarked
package io.neverscan.testkit.feature;

import org.jspecify.annotations.NullMarked;
