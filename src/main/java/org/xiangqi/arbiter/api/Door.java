package org.xiangqi.arbiter.api;

import io.netty.channel.Channel;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lets no further connection in while those that are in get their answers. The framework has no call for that: it closes
 * the listening socket together with all connections, once no request is at work for a moment, and whoever has just come in
 * loses what was asked. As long as others keep coming, that moment does not even arrive.
 */
@ApplicationScoped
class Door {
    /** Before every other filter, as it only looks. */
    private static final int FIRST = 10_000;

    /** The sockets on which connections have come. */
    private final Set<Channel> listening = ConcurrentHashMap.newKeySet();

    private volatile boolean shut;

    void watch(@Observes Filters filters) {
        filters.register(this::note, FIRST);
    }

    private void note(RoutingContext exchange) {
        if (exchange.request().connection() instanceof ConnectionBase connection) {
            Channel socket = connection.channel().parent();
            if (socket != null && listening.add(socket) && shut) {
                shut();
            }
        }
        exchange.next();
    }

    /** Refuses connections from now on. */
    void shut() {
        shut = true;
        listening.forEach(Channel::close);
    }
}
