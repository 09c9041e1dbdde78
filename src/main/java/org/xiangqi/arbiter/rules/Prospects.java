package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.LegalMoves;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;

/**
 * A game that a search plays on: moves are made and taken back on one board, and every position can be asked what the rule
 * set makes of it.
 *
 * <p>In the game itself a loop is judged when a position has stood as often as the rule set says. A search cannot wait so
 * long: a position that comes back for the first time after the root is judged at once, by the loop that brought it back,
 * as if it went on for ever. Positions of the game before it still need their full number.
 *
 * <p>Checks are judged exactly. Threats and chases are looked for only where a loop without perpetual check has closed, and
 * with a small budget; rows that some rule sets count are followed for checks. Nothing is allocated unless a loop is judged
 * for threats or chases. Not safe for use by several threads.
 */
public final class Prospects {
    /** In a search the threats of a ply are worth only a short look. */
    private static final Budget LIGHT = new Budget(400, 400, 200_000);

    private final History history;
    private final Board board;
    private final Judge judge;
    private final Runs runs;
    private final Repetitions repetitions;
    private final List<EndTest> tests;

    /** The rule set's test for repetitions, or one that says what its limits on rows come to for a loop. */
    private final EndTest.Repetition loopTest;

    private final EndTest.Run[] checkRuns;
    private final int root;
    private final int fewestPlies;
    private final int shortestGame;

    /** Whether a capture may draw at once. */
    private final boolean looksAtMaterial;

    /** Repetitions are not looked for before this ply: passing breaks a game off. */
    private int oldest;

    /** Passes so far, each kept with what {@link #oldest} was before. */
    private int passes;

    private final int[] oldestBefore = new int[64];

    private static final int CACHE_BITS = 12;
    /** Of a loop of four plies all but the last one. */
    private static final int FEWEST_PLIES_TO_REPEAT = History.SHORTEST_LOOP - 1;

    private final int[] answers = new int[LegalMoves.MOST];

    private final long[] loops = new long[1 << CACHE_BITS];
    private static final long OUTCOME_MASK = 3;

    /**
     * The game of these moves, which must be legal and must not have ended before the last.
     *
     * @param moves from the start position to the root of the search
     */
    public Prospects(Position start, List<Move> moves, RuleSet rules) {
        history = new History(start, rules.strikes(), LIGHT);
        board = history.board();
        for (Move move : moves) {
            history.play(move.code());
        }
        root = board.ply();
        tests = rules.tests();
        judge = new Judge(rules, LIGHT);
        runs = new Runs(rules.strikes(), LIGHT);
        repetitions = new Repetitions(rules.strikes());
        loopTest = loopTest(rules);
        checkRuns = tests.stream()
                .filter(test -> test instanceof EndTest.Run run && run.kind() == EndTest.Run.Kind.CHECKS)
                .toArray(EndTest.Run[]::new);
        int plies = Integer.MAX_VALUE;
        int length = Integer.MAX_VALUE;
        for (EndTest test : tests) {
            switch (test) {
                case EndTest.MoveLimit limit -> plies = Math.min(plies, limit.fewestPlies());
                case EndTest.NoAttackers none when none.plies() > 0 -> plies = Math.min(plies, none.plies());
                case EndTest.Length whole -> length = whole.plies();
                default -> {}
            }
        }
        fewestPlies = plies;
        looksAtMaterial =
                tests.stream().anyMatch(test -> test instanceof EndTest.NoAttackers none && none.plies() == 0);
        shortestGame = length;
    }

    private static EndTest.Repetition loopTest(RuleSet rules) {
        List<Offence> offences = new ArrayList<>();
        Article article = rules.articles().getFirst();
        int occurrences = Integer.MAX_VALUE;
        for (EndTest test : rules.tests()) {
            if (test instanceof EndTest.Repetition repetition) {
                if (!repetition.offences().isEmpty()) {
                    return repetition;
                }
                occurrences = repetition.occurrences();
            } else if (test instanceof EndTest.Run run) {
                offences.add(
                        switch (run.kind()) {
                            case CHECKS ->
                                new Offence(2, Set.of(PlyClass.CHECK), Offence.Aim.ANY, run.reason(), run.article());
                            case CHASES_OF_ONE_PIECE ->
                                new Offence(
                                        1, Set.of(PlyClass.CHASE), Offence.Aim.ONE_PIECE, run.reason(), run.article());
                            case CHECKS_AND_CHASES ->
                                new Offence(
                                        1,
                                        Set.of(PlyClass.CHECK, PlyClass.CHASE),
                                        Offence.Aim.ANY,
                                        run.reason(),
                                        run.article());
                        });
            }
        }
        return new EndTest.Repetition(occurrences, offences, List.of(), article, article);
    }

    /** The board that the moves are made on: to look at, not to drive. */
    public Board board() {
        return board;
    }

    /** Makes a legal move; answers whether it gives check. */
    public boolean make(int move) {
        boolean givesCheck = board.givesCheck(move);
        make(move, givesCheck);
        return givesCheck;
    }

    /** Makes a legal move of which it is known whether it gives check. */
    public void make(int move, boolean givesCheck) {
        history.follow(move, givesCheck, oldest);
    }

    /** Takes the last move back, which was not a pass. */
    public void unmake() {
        history.takeBack();
    }

    /** Hands the move to the other side. The side to move must not stand in check. */
    public void pass() {
        oldestBefore[passes++] = oldest;
        oldest = board.ply();
        board.pass();
    }

    /** Takes a pass back, the last thing that was done. */
    public void unpass() {
        board.pass();
        oldest = oldestBefore[--passes];
    }

    /** Whether the side to move stands in check. */
    public boolean inCheck() {
        return history.inCheck();
    }

    /** What the rules make of the position, for the search below the root. */
    public Prospect prospect() {
        if (history.previousOccurrence() != History.NEVER) {
            Prospect loop = loop(history.previousOccurrence());
            if (loop != Prospect.OPEN) {
                return loop;
            }
        }
        int clock = board.pliesSinceCapture();
        if ((clock == 0 && looksAtMaterial) || clock >= fewestPlies || history.pliesInAll() >= shortestGame) {
            return drawnByCount(clock) && history.anyMove() ? Prospect.DRAW : Prospect.OPEN;
        }
        return checkRuns.length > 0 && passes == 0 && history.inCheck() && tooManyChecks()
                ? Prospect.WIN
                : Prospect.OPEN;
    }

    private boolean drawnByCount(int clock) {
        for (EndTest test : tests) {
            boolean drawn = switch (test) {
                case EndTest.MoveLimit limit ->
                    clock >= limit.fewestPlies()
                            && MoveCount.at(history, limit, board.ply()).reaches(limit);
                case EndTest.NoAttackers none ->
                    clock >= none.plies() && !board.hasAttackers(Side.RED) && !board.hasAttackers(Side.BLACK);
                case EndTest.Length length -> history.pliesInAll() >= length.plies();
                default -> false;
            };
            if (drawn) {
                return true;
            }
        }
        return false;
    }

    private boolean tooManyChecks() {
        for (EndTest.Run run : checkRuns) {
            int length = runs.length(history, board.sideToMove().opponent(), run.kind());
            if (length > run.allowedWith(1) && runs.tooMany(history, run) != null) {
                return true;
            }
        }
        return false;
    }

    private Prospect loop(int previous) {
        boolean full = history.occurrence() >= loopTest.occurrences();
        if (!full && previous <= root) {
            return Prospect.OPEN;
        }
        int after = full ? history.firstOccurrence() : previous;
        // Whose move a ply was is counted from the start; an odd number of passes turns it about.
        Side mover = passes % 2 == 0 ? board.sideToMove() : board.sideToMove().opponent();
        boolean moverChecks = history.checksThroughout(mover, after);
        boolean otherChecks = history.checksThroughout(mover.opponent(), after);
        if (moverChecks != otherChecks) {
            return moverChecks ? Prospect.LOSS : Prospect.WIN;
        }
        return moverChecks || loopTest.offences().size() < 2 ? Prospect.DRAW : byStrikes(after, mover);
    }

    private Prospect byStrikes(int after, Side mover) {
        long name = board.key();
        for (int ply = after + 1; ply < board.ply(); ply++) {
            name = name * 0x9E37_79B9_7F4A_7C15L + board.key(ply);
        }
        int slot = (int) (name >>> (Long.SIZE - CACHE_BITS));
        if ((loops[slot] & ~OUTCOME_MASK) == (name & ~OUTCOME_MASK) && (loops[slot] & OUTCOME_MASK) != 0) {
            return PROSPECTS[(int) (loops[slot] & OUTCOME_MASK)];
        }
        Prospect prospect = Prospect.DRAW;
        if (repetitions.judge(history, loopTest, after) instanceof Finding.End end && end.outcome() != Outcome.DRAW) {
            prospect = end.outcome() == Outcome.lostBy(mover) ? Prospect.LOSS : Prospect.WIN;
        }
        loops[slot] = (name & ~OUTCOME_MASK) | prospect.ordinal();
        return prospect;
    }

    private static final Prospect[] PROSPECTS = Prospect.values();

    /**
     * What the rules make of the position by every one of their tests, as in the game itself: no loop is judged early. For
     * the moves at the root.
     */
    public Prospect verdict() {
        if (!history.anyMove()) {
            return Prospect.LOSS;
        }
        if (!(judge.judge(history) instanceof Finding.End end)) {
            return Prospect.OPEN;
        }
        if (end.outcome() == Outcome.DRAW) {
            return Prospect.DRAW;
        }
        return end.outcome() == Outcome.lostBy(board.sideToMove()) ? Prospect.LOSS : Prospect.WIN;
    }

    /**
     * Whether some answer ends the game at once by a repetition that its maker wins: what a move must not allow, however
     * little is searched.
     */
    public boolean answeredByRepetition() {
        if (board.pliesSinceCapture() < FEWEST_PLIES_TO_REPEAT) {
            return false;
        }
        int count = history.legalMoves(answers);
        for (int i = 0; i < count; i++) {
            int answer = answers[i];
            if (!board.captures(answer) && stoodBefore(board.keyAfter(answer))) {
                make(answer);
                Prospect verdict = verdict();
                unmake();
                if (verdict == Prospect.LOSS) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean stoodBefore(long key) {
        for (int ply = board.ply(); ply >= board.ply() - board.pliesSinceCapture() && ply >= 0; ply--) {
            if (board.key(ply) == key) {
                return true;
            }
        }
        return false;
    }
}
