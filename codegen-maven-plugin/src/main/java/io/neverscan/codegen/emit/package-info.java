/** Stage 5: from plans to files. Pure functions: nothing here reads or writes a disk, or decides how data is read. */
@NullMarked
package io.neverscan.codegen.emit;

import org.jspecify.annotations.NullMarked;
