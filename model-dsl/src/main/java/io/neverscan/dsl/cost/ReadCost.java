package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.Optional;

/**
 * What a read takes.
 *
 * @param plan its plan
 * @param requests requests of a call, those for pages beyond the first 1 MB and for fetched items included
 * @param rows items that a call reads, those that a filter throws away included
 * @param bytes bytes that a call reads by its Queries or gets
 * @param pages pages of 1 MB that these are
 * @param halfUnits half read units of a call
 * @param halfUnitsOfPartition half read units that a call takes of one partition
 * @param calls declared rates
 * @param month micro-dollars of a month, empty without a rate
 */
public record ReadCost(
        AccessPlan.Served plan,
        Figure requests,
        Figure rows,
        Figure bytes,
        Figure pages,
        Figure halfUnits,
        Figure halfUnitsOfPartition,
        Workload.Calls calls,
        Optional<Figure> month) {}
