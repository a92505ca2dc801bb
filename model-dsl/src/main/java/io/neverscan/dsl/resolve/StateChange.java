package io.neverscan.dsl.resolve;

import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.model.WritePattern.Guard;

/**
 * The move of an item from one state to another.
 *
 * @param leaving the condition that it is in one of the states before
 * @param entering the change to the state after
 */
record StateChange(Guard leaving, Change entering) {}
