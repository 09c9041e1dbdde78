package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.UncheckedIOException;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.MoveSource;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/**
 * Rules on a game while the server is still being started, in threads of their own: tables are built and classes loaded then
 * that the first request would wait for. The rules need nothing of the server, so they can begin before it; reading and
 * writing JSON as it does comes later.
 */
@Singleton
public final class Rehearsal {
    private static final int FIRST = 1;
    private static final String GAME = "{\"moves\": \"h2e2 h9g7 h0g2 i9h9\"}";

    /** Each side's first legal moves. */
    private static final class Opening implements MoveSource<String> {
        private static final int PLIES = 4;

        @Override
        public int size() {
            return PLIES;
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            return new Found<>(board.position().legalMoves().getFirst());
        }
    }

    private final Limits limits;
    private final Rulings rulings;
    private final ObjectMapper json;

    Rehearsal(Limits limits, RulingLimits rulings, ObjectMapper json) {
        this.limits = limits;
        this.rulings = Rulings.uncounted(limits, rulings);
        this.json = json;
    }

    /** Begins with the rules alone. */
    public static void ofRules() {
        begin(Rehearsal::replay);
    }

    /** Replays some moves and looks how it stands then. */
    static Game replay() {
        return Replay.of(Position.INITIAL, RuleSet.byDefault(), Replay.Until.FIRST_END, new Opening())
                .game();
    }

    void start(@Observes @Priority(FIRST) StartupEvent event) {
        if (isAllowed()) {
            begin(this::rule);
        }
    }

    /** Whether this server judges a game as long as the one that is rehearsed. */
    boolean isAllowed() {
        return limits.plies() >= Opening.PLIES;
    }

    private static void begin(Runnable rehearsal) {
        Thread.ofPlatform().daemon().name("rehearsal").start(rehearsal);
    }

    /** Reads a request, rules and writes the answer, as for a client. */
    byte[] rule() {
        try {
            return json.writeValueAsBytes(rulings.rule(json.readValue(GAME, AdjudicationRequest.class)));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
