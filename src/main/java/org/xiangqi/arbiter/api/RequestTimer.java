package org.xiangqi.arbiter.api;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.ScheduledFuture;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * How long the requests of one connection take to come in. It looks now and then instead of setting an alarm for each
 * request, of which there are thousands a second. Everything happens on the connection's own thread.
 */
final class RequestTimer extends ChannelInboundHandlerAdapter {
    private final Duration limit;

    /** Whether a head has begun to come and is not complete. */
    private boolean inHead;

    /** Whether the body of a request is coming. */
    private boolean inBody;

    /** Whether that may not take its time. */
    private boolean bodyIsTimed;

    /** When the first byte came of the request that is coming. */
    private long since;

    private @Nullable ScheduledFuture<?> looks;

    RequestTimer(Duration limit) {
        this.limit = limit;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        long pause = Math.max(1, limit.toMillis() / 4);
        looks = context.executor().scheduleWithFixedDelay(() -> look(context), pause, pause, TimeUnit.MILLISECONDS);
        context.fireChannelActive();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (looks != null) {
            looks.cancel(false);
        }
        context.fireChannelInactive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
        if (!inHead && !inBody) {
            inHead = true;
            since = System.nanoTime();
        }
        context.fireChannelRead(bytes);
    }

    /**
     * The head of a request is complete.
     *
     * @param bodyIsTimed whether its body is timed with it
     */
    void headHasCome(boolean bodyIsTimed) {
        inHead = false;
        inBody = true;
        this.bodyIsTimed = bodyIsTimed;
    }

    /** What tells of the end of each request, to stand behind the decoder. */
    ChannelInboundHandlerAdapter untilTheEnd() {
        return new End();
    }

    private final class End extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object part) {
            if (part instanceof LastHttpContent) {
                inBody = false;
            }
            context.fireChannelRead(part);
        }
    }

    private void look(ChannelHandlerContext context) {
        boolean timed = inHead || (inBody && bodyIsTimed);
        if (timed && isHttp1(context) && System.nanoTime() - since > limit.toNanos()) {
            cut(context);
        }
    }

    /** In HTTP/2 bytes come that belong to no request. */
    private static boolean isHttp1(ChannelHandlerContext context) {
        return context.pipeline().get(HttpRequestDecoder.class) != null;
    }

    /** Below everything that knows HTTP, so in plain bytes, and under TLS without a word. */
    private void cut(ChannelHandlerContext context) {
        if (looks != null) {
            looks.cancel(false);
        }
        if (context.pipeline().get(SslHandler.class) != null) {
            context.close();
            return;
        }
        String problem = PlainProblem.of(Refusals.tooSlow(limit));
        String answer =
                "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: application/problem+json\r\n"
                        + "Content-Length: " + problem.length() + "\r\n\r\n" + problem;
        context.writeAndFlush(Unpooled.copiedBuffer(answer, StandardCharsets.US_ASCII))
                .addListener(ChannelFutureListener.CLOSE);
    }
}
