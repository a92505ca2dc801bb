package io.neverscan.testkit.client;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/** A client that its borrowers cannot close: a test with try-with-resources must not take it from all the others. */
final class LentClient {

    private LentClient() {}

    static <C> C of(Class<C> type, C owned) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            if (method.getName().equals("close") && method.getParameterCount() == 0) {
                return null;
            }
            if (method.getName().equals("equals") && method.getDeclaringClass() == Object.class) {
                return proxy == arguments[0];
            }
            try {
                return method.invoke(owned, arguments);
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
