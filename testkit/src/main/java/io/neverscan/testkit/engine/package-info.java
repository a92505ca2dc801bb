/**
 * Finds, starts and stops the DynamoDB-compatible engine that tests run against.
 *
 * <h2>Which engine</h2>
 *
 * The first of these that is given wins:
 *
 * <ol>
 *   <li>a location set in code;
 *   <li>{@code -Dneverscan.endpoint=http://127.0.0.1:8000}: an engine that already runs;
 *   <li>the environment variable {@code AWS_ENDPOINT_URL_DYNAMODB}: the same;
 *   <li>{@code -Dneverscan.engine="… --port {port}"}: a command that starts one;
 *   <li>an executable in {@code node_modules/@dynoxide/<platform>/} of the working directory or of one of its ancestors,
 *       then {@code dynoxide} on the {@code PATH}.
 * </ol>
 *
 * With none of them tests are aborted (shown as skipped) with a hint, or failed if {@code -Dneverscan.engine.required=true}.
 * An endpoint that is not on this machine is refused unless {@code -Dneverscan.endpoint.allowRemote=true}.
 *
 * <h2>Several modules, one engine</h2>
 *
 * The search of step 5 starts in the working directory, which under Maven is the module's own folder. A build that
 * installs the engine in one module ({@code npm ci} in {@code testkit/}, as this repository does) and uses it in the
 * others sets {@code neverscan.engine.directory} to that module's folder: the search then starts there. This
 * repository's parent pom hands it to surefire together with {@code neverscan.engine.required=true}, built from {@code
 * maven.multiModuleProjectDirectory}; builds that start another Maven (the invoker's projects) pass the same two
 * properties on. Nothing is copied, no module knows where another one lies, and a user's project needs neither property.
 */
@NullMarked
package io.neverscan.testkit.engine;

import org.jspecify.annotations.NullMarked;
