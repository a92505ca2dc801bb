package io.neverscan.runtime.access;

import java.util.function.Consumer;

/**
 * A request of an access, and who takes the answer.
 *
 * @param request the request
 * @param answered called with the answer
 * @param <A> the answer
 */
public record Turn<A>(Request<A> request, Consumer<? super A> answered) {}
