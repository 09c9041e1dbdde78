package org.xiangqi.arbiter.api;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.core.net.impl.VertxHandler;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Cuts connections whose requests take too long to come in. The framework only knows how long a connection may be silent,
 * and whoever sends a byte now and then keeps it for ever. Batches are streams, and have a patience of their own.
 * Connections of HTTP/2 are not timed: there, bytes come that belong to no request.
 */
@ApplicationScoped
class SlowRequests {
    /** Before every other filter, as it only looks. */
    private static final int FIRST = 10_000;

    private static final String END = "request-end";

    private final Duration limit;

    /** The sockets whose connections are timed. */
    private final Set<Channel> listening = ConcurrentHashMap.newKeySet();

    SlowRequests(Limits limits) {
        limit = Duration.ofMillis(limits.requestTimeMs());
    }

    void watch(@Observes Filters filters) {
        filters.register(this::note, FIRST);
    }

    /** The first request that comes shows the socket, and with it every connection from then on. */
    private void note(RoutingContext exchange) {
        if (exchange.request().connection() instanceof ConnectionBase connection) {
            Channel channel = connection.channel();
            Channel socket = channel.parent();
            if (socket != null && listening.add(socket)) {
                socket.pipeline().addFirst(new Arrivals());
            }
            RequestTimer timer = channel.pipeline().get(RequestTimer.class);
            if (timer != null) {
                watchForTheEnd(timer, channel.pipeline());
                timer.headHasCome(!exchange.normalizedPath().endsWith(BatchResource.PATH));
            }
        }
        exchange.next();
    }

    /** The parts of a request pass between the decoder and the one handler of the framework's own. */
    private static void watchForTheEnd(RequestTimer timer, ChannelPipeline pipeline) {
        ChannelHandlerContext framework = pipeline.context(VertxHandler.class);
        if (framework != null && pipeline.get(END) == null) {
            pipeline.addBefore(framework.name(), END, timer.untilTheEnd());
        }
    }

    /** Sets a timer on each connection that comes. */
    private final class Arrivals extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object connection) {
            if (connection instanceof Channel channel) {
                channel.pipeline().addFirst(new RequestTimer(limit));
            }
            context.fireChannelRead(connection);
        }
    }
}
