/** Waiting for what asynchronous repositories give, so that one test fits both kinds of repositories. */
@NullMarked
package io.neverscan.testkit.async;

import org.jspecify.annotations.NullMarked;
