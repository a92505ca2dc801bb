/** SDK clients as tests need them: one attempt, fixed region and credentials, every request countable. */
@NullMarked
package io.neverscan.testkit.client;

import org.jspecify.annotations.NullMarked;
