package io.neverscan.runtime.guard;

import io.neverscan.runtime.error.ScanRefusedException;
import java.util.Set;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;

/**
 * Refuses Scan on any DynamoDB client it is added to, and PartiQL statements, which scan whenever their WHERE has no
 * key. The refusal comes before the request is written, so nothing reaches the service.
 *
 * <p>Add it with {@code overrideConfiguration(o -> o.addExecutionInterceptor(new NoScanInterceptor()))}. Stateless and
 * safe for use by many threads.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "PartiQL select statements for DynamoDB".
 */
public final class NoScanInterceptor implements ExecutionInterceptor {
    private static final Set<String> REFUSED =
            Set.of("Scan", "ExecuteStatement", "BatchExecuteStatement", "ExecuteTransaction");

    /** Creates the interceptor. */
    public NoScanInterceptor() {}

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        // By name and not by request class, so that not even the guard can build such a request.
        String operation = attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME);
        if (operation != null
                && REFUSED.contains(operation)
                && "DynamoDb".equals(attributes.getAttribute(SdkExecutionAttribute.SERVICE_NAME))) {
            throw new ScanRefusedException(operation);
        }
    }
}
