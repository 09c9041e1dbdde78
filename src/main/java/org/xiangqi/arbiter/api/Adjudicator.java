package org.xiangqi.arbiter.api;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.Family;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Readers;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.RecordFault;
import org.xiangqi.arbiter.rules.Budget;
import org.xiangqi.arbiter.rules.Game;
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
    Adjudication adjudicate(@Nullable String ruleSet, GameText game, boolean stopsAtEnd) {
        Optional<RuleSet> rules = rules(ruleSet);
        return rules.isEmpty()
                ? new Adjudication.UnknownRuleSet(String.valueOf(ruleSet))
                : replay(game, rules.get(), until(stopsAtEnd));
    }

    /** Judges a game of a file, up to its fault if it has one. */
    Adjudication adjudicate(GameRecord game, FileQuery query) {
        Optional<RuleSet> rules = rules(query.ruleSet());
        return rules.isEmpty()
                ? new Adjudication.UnknownRuleSet(String.valueOf(query.ruleSet()))
                : replay(game, rules.get(), until(query.stopsAtEnd()));
    }

    private static Optional<RuleSet> rules(@Nullable String id) {
        return id == null ? Optional.of(RuleSet.byDefault()) : RuleSet.byId(id);
    }

    private static Replay.Until until(boolean stopsAtEnd) {
        return stopsAtEnd ? Replay.Until.FIRST_END : Replay.Until.LAST_MOVE;
    }

    private Adjudication replay(GameRecord game, RuleSet rules, Replay.Until until) {
        String faulty = game.main().fault().map(RecordFault::text).orElse("");
        if (game.start().isEmpty()) {
            return replay(new GameText(faulty, List.of(), Notation.AUTO), rules, until);
        }
        if (game.main().moves().size() > limits.plies()) {
            return new Adjudication.TooManyPlies(limits.plies());
        }
        Replay<MoveReading.Failure> replay =
                Replay.of(game.start().get(), rules, until, budget, new RecordedMoves(game.main()));
        return replay.fault().isEmpty()
                ? new Adjudication.Ruled(replay.game(), Notation.AUTO, replay.movesAfterEnd())
                : new Adjudication.BadRecord(
                        new Adjudication.BadMove(replay.game(), replay.fault().get(), faulty, Notation.AUTO),
                        game.main().fault().orElseThrow());
    }

    /** Judges a game under rules that are known: for every call that begins with a game. */
    Adjudication replay(GameText game, RuleSet rules, Replay.Until until) {
        if (game.moves().size() > limits.plies()) {
            return new Adjudication.TooManyPlies(limits.plies());
        }
        if (game.startFen() == null) {
            return replay(game, rules, until, Position.INITIAL);
        }
        return switch (Fen.read(game.startFen())) {
            case Fen.Unreadable unreadable -> new Adjudication.InvalidFen(unreadable.fault());
            case Fen.Read read ->
                switch (read.setup().check()) {
                    case Setup.Illegal illegal -> new Adjudication.IllegalPosition(illegal.faults());
                    case Setup.Legal legal -> replay(game, rules, until, legal.position());
                };
        };
    }

    /** Judges a game that was read already under other rules, up to its end under each. */
    List<Replay<?>> replayAgain(Game game, List<RuleSet> ruleSets) {
        List<Replay<?>> replays = new ArrayList<>();
        for (RuleSet rules : ruleSets) {
            replays.add(Replay.of(game.start(), rules, Replay.Until.FIRST_END, budget, new PlayedMoves(game.moves())));
        }
        return replays;
    }

    private Adjudication replay(GameText game, RuleSet rules, Replay.Until until, Position start) {
        Replayer replayer = new Replayer(start, rules, until, budget, game.moves());
        return switch (game.notation()) {
            case UCCI, ICCS -> replayer.in(RankBase.ZERO, Notation.UCCI);
            case UCI -> replayer.in(RankBase.ONE, Notation.UCI);
            case WXF -> replayer.inLetters();
            case CHINESE -> replayer.in(new Chinese(), Notation.CHINESE);
            case AUTO -> replayer.inAny();
        };
    }

    /** One game's replays. */
    private record Replayer(Position start, RuleSet rules, Replay.Until until, Budget budget, List<String> texts) {

        Adjudication in(MoveNotation reader, Notation name) {
            return told(replay(reader), name);
        }

        /** The first move that has the form of one tells the family; those after it must be of the same. */
        Adjudication inAny() {
            return switch (Family.toldBy(texts).orElse(Family.COORDINATES)) {
                case COORDINATES -> inEitherBase();
                case LETTERS -> inLetters();
                case CHARACTERS -> in(new Chinese(), Notation.CHINESE);
            };
        }

        Adjudication inLetters() {
            return in(Readers.letters(texts), Notation.WXF);
        }

        /**
         * The base is told by a rank 0 or 10 anywhere, or else by which one the game can be played in: to the end in just
         * one, or further before the first fault. A game that is played to the end in both is not guessed at.
         */
        private Adjudication inEitherBase() {
            Optional<RankBase> toldBy = RankBase.toldBy(texts);
            if (texts.isEmpty() || toldBy.equals(Optional.of(RankBase.ZERO))) {
                return in(RankBase.ZERO, Notation.UCCI);
            }
            if (toldBy.isPresent()) {
                return in(RankBase.ONE, Notation.UCI);
            }
            Replay<MoveReading.Failure> zero = replay(RankBase.ZERO);
            Replay<MoveReading.Failure> one = replay(RankBase.ONE);
            boolean zeroFits = zero.fault().isEmpty();
            boolean oneFits = one.fault().isEmpty();
            boolean sameMoves = zero.game().moves().equals(one.game().moves());
            if (zeroFits && oneFits && !sameMoves) {
                return new Adjudication.TwoReadings(beforeTheFirstMove(), zero, one);
            }
            boolean oneIsBetter = oneFits
                    ? !zeroFits
                    : !zeroFits && one.game().ply() > zero.game().ply();
            return oneIsBetter ? told(one, Notation.UCI) : told(zero, Notation.UCCI);
        }

        private Replay<MoveReading.Failure> replay(MoveNotation reader) {
            return Replay.of(start, rules, until, budget, new TextMoves(texts, reader));
        }

        private Game beforeTheFirstMove() {
            return Replay.of(start, rules, until, budget, new TextMoves(List.of(), RankBase.ZERO))
                    .game();
        }

        private Adjudication told(Replay<MoveReading.Failure> replay, Notation name) {
            return replay.fault()
                    .<Adjudication>map(
                            fault -> new Adjudication.BadMove(replay.game(), fault, texts.get(fault.ply() - 1), name))
                    .orElseGet(() -> new Adjudication.Ruled(replay.game(), name, replay.movesAfterEnd()));
        }
    }
}
