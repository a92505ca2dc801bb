/** Physical tables: which client and name a repository uses, how tables are made and compared. */
@NullMarked
package io.neverscan.runtime.table;

import org.jspecify.annotations.NullMarked;
