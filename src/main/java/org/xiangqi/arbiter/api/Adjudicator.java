package org.xiangqi.arbiter.api;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Readers;
import org.xiangqi.arbiter.notation.Vietnamese;
import org.xiangqi.arbiter.notation.Wxf;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.RecordFault;
import org.xiangqi.arbiter.rules.Budget;
import org.xiangqi.arbiter.rules.Fault;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Playthrough;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;

/** Leads a request through rule set, start position, notation and replay, and stops at the first thing that is wrong. */
@ApplicationScoped
class Adjudicator {
    private final Limits limits;
    private final Budget budget;

    Adjudicator(Limits limits, RulingLimits rulings) {
        this.limits = limits;
        budget = new Budget(rulings.killThreatNodes(), rulings.exchangeNodes(), rulings.nodesInAll());
    }

    /**
     * Judges a game under the rules that its request names.
     *
     * @param ruleSet null for the default
     */
    Adjudication adjudicate(@Nullable String ruleSet, GameText game, boolean stopsAtEnd, Replay.Detail detail) {
        Optional<RuleSet> rules = rules(ruleSet);
        return rules.isEmpty()
                ? new Adjudication.UnknownRuleSet(String.valueOf(ruleSet))
                : replay(game, rules.get(), until(stopsAtEnd), detail);
    }

    /** Judges a game of a file, up to its fault if it has one. */
    Adjudication adjudicate(GameRecord game, FileQuery query, Replay.Detail detail) {
        Optional<RuleSet> rules = rules(query.ruleSet());
        return rules.isEmpty()
                ? new Adjudication.UnknownRuleSet(String.valueOf(query.ruleSet()))
                : replay(game, rules.get(), until(query.stopsAtEnd()), detail);
    }

    /** How much work one ruling may make. */
    Budget budget() {
        return budget;
    }

    /** The rules of that id, the default without one. */
    static Optional<RuleSet> rules(@Nullable String id) {
        return id == null ? Optional.of(RuleSet.byDefault()) : RuleSet.byId(id);
    }

    private static Replay.Until until(boolean stopsAtEnd) {
        return stopsAtEnd ? Replay.Until.FIRST_END : Replay.Until.LAST_MOVE;
    }

    private Adjudication replay(GameRecord game, RuleSet rules, Replay.Until until, Replay.Detail detail) {
        String faulty = game.main().fault().map(RecordFault::text).orElse("");
        if (game.start().isEmpty()) {
            return replay(new GameText(faulty, List.of(), Notation.AUTO), rules, until, detail);
        }
        if (game.main().moves().size() > limits.plies()) {
            return new Adjudication.TooManyPlies(limits.plies());
        }
        Replay<MoveReading.Failure> replay = Playthrough.of(
                        game.start().get(), rules, until, budget, new RecordedMoves(game.main()))
                .told(detail);
        return replay.fault().isEmpty()
                ? new Adjudication.Ruled(replay.game(), Notation.AUTO, replay.movesAfterEnd())
                : new Adjudication.BadRecord(
                        new Adjudication.BadMove(replay.game(), replay.fault().get(), faulty, Notation.AUTO),
                        game.main().fault().orElseThrow());
    }

    /** Judges a game under rules that are known: for every call that begins with a game. */
    Adjudication replay(GameText game, RuleSet rules, Replay.Until until, Replay.Detail detail) {
        if (game.moves().size() > limits.plies()) {
            return new Adjudication.TooManyPlies(limits.plies());
        }
        if (game.startFen() == null) {
            return replay(game, rules, until, detail, Position.INITIAL);
        }
        return switch (Fen.read(game.startFen())) {
            case Fen.Unreadable unreadable -> new Adjudication.InvalidFen(unreadable.fault());
            case Fen.Read read ->
                switch (read.setup().check()) {
                    case Setup.Illegal illegal -> new Adjudication.IllegalPosition(illegal.faults());
                    case Setup.Legal legal -> replay(game, rules, until, detail, legal.position());
                };
        };
    }

    /** Judges a game that was read already under other rules, up to its end under each. */
    List<Replay<?>> replayAgain(Game game, List<RuleSet> ruleSets) {
        List<Replay<?>> replays = new ArrayList<>();
        for (RuleSet rules : ruleSets) {
            replays.add(
                    Playthrough.of(game.start(), rules, Replay.Until.FIRST_END, budget, new PlayedMoves(game.moves()))
                            .told(Replay.Detail.PAST));
        }
        return replays;
    }

    private Adjudication replay(
            GameText game, RuleSet rules, Replay.Until until, Replay.Detail detail, Position start) {
        Replayer replayer = new Replayer(start, rules, until, detail, budget, game.moves());
        return switch (game.notation()) {
            case UCCI, ICCS -> replayer.in(RankBase.ZERO);
            case UCI -> replayer.in(RankBase.ONE);
            case WXF -> replayer.in(new Wxf());
            case VIETNAMESE -> replayer.inFirstOf(Readers.vietnamese(game.moves()));
            case CHINESE -> replayer.in(new Chinese());
            case AUTO -> replayer.inAnyOf(Readers.of(game.moves()));
        };
    }

    /** What requests and answers call a notation that a game is read in. */
    static Notation nameOf(MoveNotation reader) {
        return switch (reader) {
            case RankBase base -> base == RankBase.ZERO ? Notation.UCCI : Notation.UCI;
            case Wxf _ -> Notation.WXF;
            case Vietnamese _ -> Notation.VIETNAMESE;
            case Chinese _ -> Notation.CHINESE;
            default -> Notation.AUTO;
        };
    }

    /** One game's replays. */
    private record Replayer(
            Position start,
            RuleSet rules,
            Replay.Until until,
            Replay.Detail detail,
            Budget budget,
            List<String> texts) {

        /** The game as one notation reads it. */
        private record Reading(Notation notation, Playthrough<MoveReading.Failure> played) {
            /** How well the notation reads it: to the end, else further, else with the next move at least understood. */
            private static final Comparator<Reading> BEST = Comparator.comparing(Reading::fits)
                    .thenComparingInt(reading -> reading.played().ply())
                    .thenComparing(Reading::understands);

            boolean fits() {
                return played.fault().isEmpty();
            }

            boolean understands() {
                return played.fault()
                        .filter(fault ->
                                fault instanceof Fault.Unread<MoveReading.Failure>(int _, MoveReading.Unreadable _))
                        .isEmpty();
            }
        }

        Adjudication in(MoveNotation reader) {
            return told(reading(reader));
        }

        /** In the notation that reads it best, the first of several that do. */
        Adjudication inFirstOf(List<MoveNotation> readers) {
            return readers.size() == 1 ? in(readers.getFirst()) : told(best(readings(readers)));
        }

        /** In the notation that reads it best; a game that several read to the end, and differently, is not guessed at. */
        Adjudication inAnyOf(List<MoveNotation> readers) {
            if (readers.size() == 1) {
                return in(readers.getFirst());
            }
            List<Reading> readings = readings(readers);
            List<Reading> fitting = readings.stream().filter(Reading::fits).toList();
            if (fitting.size() <= 1) {
                return told(best(readings));
            }
            Map<List<Move>, Reading> different = new LinkedHashMap<>();
            fitting.forEach(each -> different.putIfAbsent(each.played().moves(), each));
            return different.size() > 1 ? several(different) : told(best(readings));
        }

        private Adjudication several(Map<List<Move>, Reading> different) {
            List<Adjudication.Reading> named = new ArrayList<>();
            different.forEach((moves, reading) -> named.add(new Adjudication.Reading(reading.notation(), moves)));
            return new Adjudication.SeveralReadings(beforeTheFirstMove(), named);
        }

        private List<Reading> readings(List<MoveNotation> readers) {
            return readers.stream().map(this::reading).toList();
        }

        private static Reading best(List<Reading> readings) {
            return readings.stream()
                    .reduce((best, next) -> Reading.BEST.compare(next, best) > 0 ? next : best)
                    .orElseThrow();
        }

        private Reading reading(MoveNotation reader) {
            return new Reading(nameOf(reader), played(texts, reader));
        }

        private Playthrough<MoveReading.Failure> played(List<String> moves, MoveNotation reader) {
            return Playthrough.of(start, rules, until, budget, new TextMoves(moves, reader));
        }

        private Game beforeTheFirstMove() {
            return played(List.of(), RankBase.ZERO).told(detail).game();
        }

        private Adjudication told(Reading reading) {
            Replay<MoveReading.Failure> replay = reading.played().told(detail);
            Notation name = reading.notation();
            return replay.fault()
                    .<Adjudication>map(
                            fault -> new Adjudication.BadMove(replay.game(), fault, texts.get(fault.ply() - 1), name))
                    .orElseGet(() -> new Adjudication.Ruled(replay.game(), name, replay.movesAfterEnd()));
        }
    }
}
