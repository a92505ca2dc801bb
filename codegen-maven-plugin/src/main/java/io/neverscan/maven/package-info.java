/** The goals. Thin: parameters become a request, a result becomes log lines and Maven's two kinds of failure. */
@NullMarked
package io.neverscan.maven;

import org.jspecify.annotations.NullMarked;
