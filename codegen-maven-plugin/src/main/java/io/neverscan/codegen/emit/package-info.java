/** Stage 5: models with proven plans become texts of files. Pure: nothing is read or written here. */
@NullMarked
package io.neverscan.codegen.emit;

import org.jspecify.annotations.NullMarked;
