/** What reads and writes of a model take in capacity units and money, and how hot partitions become. */
@NullMarked
package io.neverscan.dsl.cost;

import org.jspecify.annotations.NullMarked;
