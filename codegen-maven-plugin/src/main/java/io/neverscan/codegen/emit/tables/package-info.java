/** The table definitions of a model as Java. */
@NullMarked
package io.neverscan.codegen.emit.tables;

import org.jspecify.annotations.NullMarked;
