/** One access to the service, told apart from who carries it out: a blocking client or an asynchronous one. */
@NullMarked
package io.neverscan.runtime.access;

import org.jspecify.annotations.NullMarked;
