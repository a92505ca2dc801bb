package io.neverscan.testkit.engine;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Decides from the text of an endpoint alone, without asking a name server, whether it stays on this machine. */
final class LoopbackRule {

    private static final Pattern IPV4 = Pattern.compile("127(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}");
    private static final Pattern IPV6 = Pattern.compile("\\[(::1|0:0:0:0:0:0:0:1|::ffff:127(\\.\\d{1,3}){3})]");

    private LoopbackRule() {}

    static boolean isLoopback(String host) {
        String lower = host.toLowerCase(Locale.ROOT);
        return lower.equals("localhost")
                || IPV4.matcher(lower).matches()
                || IPV6.matcher(lower).matches();
    }

    /** Why the endpoint may not be used, or empty if it may. */
    static Optional<String> objection(URI uri, String origin, boolean allowRemote) {
        String scheme = uri.getScheme();
        if (scheme == null || !(scheme.equals("http") || scheme.equals("https"))) {
            return Optional.of("`" + uri + "` (" + origin + ") is no http or https address;"
                    + " write for example http://127.0.0.1:8000");
        }
        String host = uri.getHost();
        if (host == null) {
            return Optional.of("`" + uri + "` (" + origin + ") names no host that can be read;"
                    + " write for example http://127.0.0.1:8000");
        }
        if (!allowRemote && !isLoopback(host)) {
            return Optional.of("`" + uri + "` (" + origin + ") is not on this machine. Tests create and delete tables"
                    + " there; if that is meant, add -D" + EngineLocator.ALLOW_REMOTE + "=true");
        }
        return Optional.empty();
    }
}
