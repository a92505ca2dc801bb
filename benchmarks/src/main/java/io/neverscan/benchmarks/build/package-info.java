/** What the plugin adds to a build in which nothing has changed. */
@NullMarked
package io.neverscan.benchmarks.build;

import org.jspecify.annotations.NullMarked;
