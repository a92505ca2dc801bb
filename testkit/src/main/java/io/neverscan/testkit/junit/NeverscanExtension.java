package io.neverscan.testkit.junit;

import io.neverscan.testkit.capacity.RequestLog;
import io.neverscan.testkit.client.EngineClients;
import io.neverscan.testkit.engine.Engine;
import io.neverscan.testkit.engine.EngineLocation;
import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.engine.SharedEngines;
import io.neverscan.testkit.feature.FeatureProbe;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Gives tests an engine. Constructors, lifecycle methods and tests may take as parameters:
 *
 * <ul>
 *   <li>{@link DynamoDbClient} and {@link DynamoDbAsyncClient}: one of each per JVM;
 *   <li>{@link TestTables}: the tables of the class, nested classes included;
 *   <li>{@link RequestLog}: the requests, from the moment the parameter is resolved to the end of the test, that address
 *       the class's tables;
 *   <li>{@link FeatureProbe}: what the engine can do;
 *   <li>{@link EngineLocation}: what was chosen.
 * </ul>
 *
 * <p>Without an engine the class is aborted with a hint, or fails if {@code -Dneverscan.engine.required=true}. An engine
 * that is configured but does not start, does not answer or is refused always fails the class. Safe with parallel classes
 * and methods and with several forks; methods of one class that run at the same time and count requests should each use
 * tables of their own.
 */
public final class NeverscanExtension implements BeforeAllCallback, AfterAllCallback, ParameterResolver {

    private static final Set<Class<?>> PARAMETERS = Set.of(
            DynamoDbClient.class,
            DynamoDbAsyncClient.class,
            TestTables.class,
            RequestLog.class,
            FeatureProbe.class,
            EngineLocation.class);

    private final Optional<EngineLocation> explicit;

    /** Chooses the engine from properties, environment and disk; what {@link NeverscanTest} uses. */
    public NeverscanExtension() {
        this(Optional.empty());
    }

    private NeverscanExtension(Optional<EngineLocation> explicit) {
        this.explicit = explicit;
    }

    /**
     * An extension with the engine set in code, for a {@code @RegisterExtension} field.
     *
     * @param location what to use, whatever properties and environment say
     * @return the extension
     */
    public static NeverscanExtension on(EngineLocation location) {
        return new NeverscanExtension(Optional.of(location));
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        endpoint(context);
    }

    @Override
    public void afterAll(ExtensionContext context) {
        if (context == outermost(context)) {
            TestTables tables = store(context).get(TestTables.class, TestTables.class);
            if (tables != null) {
                tables.close();
            }
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return PARAMETERS.contains(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        EngineClients clients = EngineClients.of(endpoint(context));
        if (type == DynamoDbClient.class) {
            return clients.sync();
        }
        if (type == DynamoDbAsyncClient.class) {
            return clients.async();
        }
        if (type == TestTables.class) {
            return tables(context, clients);
        }
        if (type == RequestLog.class) {
            return log(context, clients);
        }
        if (type == FeatureProbe.class) {
            return FeatureProbe.of(endpoint(context), clients.sync());
        }
        return location();
    }

    private TestTables tables(ExtensionContext context, EngineClients clients) {
        FeatureProbe probe = FeatureProbe.of(endpoint(context), clients.sync());
        return store(outermost(context))
                .getOrComputeIfAbsent(TestTables.class, key -> new TestTables(clients.sync(), probe), TestTables.class);
    }

    /** Kept in the store of the test at hand, which closes it at the test's end. */
    private RequestLog log(ExtensionContext context, EngineClients clients) {
        TestTables tables = tables(context, clients);
        return store(context)
                .getOrComputeIfAbsent(
                        RequestLog.class, key -> clients.counting().open(tables::owns), RequestLog.class);
    }

    private URI endpoint(ExtensionContext context) {
        EngineLocation location = location();
        if (location instanceof EngineLocation.Refused refused) {
            throw new NoEngineError(refused.reason());
        }
        if (location instanceof EngineLocation.Missing missing) {
            if (missing.required()) {
                throw new NoEngineError(
                        missing.hint() + " (-D" + EngineLocator.REQUIRED + "=true makes this a failure)");
            }
            throw new TestAbortedException(context.getDisplayName() + " skipped: " + missing.hint());
        }
        Engine engine = SharedEngines.at(location);
        return engine.endpoint();
    }

    private EngineLocation location() {
        return EngineLocator.ofThisJvm().locate(explicit);
    }

    /** The context of the top-level class: nested classes share its tables. */
    private static ExtensionContext outermost(ExtensionContext context) {
        ExtensionContext found = context;
        for (Optional<ExtensionContext> at = Optional.of(context);
                at.isPresent();
                at = at.get().getParent()) {
            if (at.get().getTestClass().isPresent()) {
                found = at.get();
            }
        }
        return found;
    }

    private static Store store(ExtensionContext context) {
        return context.getStore(Namespace.create(NeverscanExtension.class));
    }
}
