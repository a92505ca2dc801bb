/** Walks over pages of any source, with page sizes that vary but can be repeated. */
@NullMarked
package io.neverscan.testkit.paging;

import org.jspecify.annotations.NullMarked;
