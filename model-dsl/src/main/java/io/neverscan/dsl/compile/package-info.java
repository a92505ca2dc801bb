/** The pipeline in one screen: texts in, models with proven plans and findings out. */
@NullMarked
package io.neverscan.dsl.compile;

import org.jspecify.annotations.NullMarked;
