/** What a caller may see of each access: pattern, operation, index, requests, consumed capacity, duration. */
@NullMarked
package io.neverscan.runtime.observe;

import org.jspecify.annotations.NullMarked;
