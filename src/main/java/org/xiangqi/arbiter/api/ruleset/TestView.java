package org.xiangqi.arbiter.api.ruleset;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.rules.EndTest;
import org.xiangqi.arbiter.rules.Offence;
import org.xiangqi.arbiter.rules.PlyClass;
import org.xiangqi.arbiter.rules.Reason;

/** One way in which a game can end. */
public record TestView(
        Kind test,

        @Schema(description = "The reasons that it can give.")
        Set<Reason> reasons,

        @Schema(
                description =
                        "The figure of the test: after so many of the unit. RUN: so many are allowed, by the number of"
                                + " checking or chasing pieces; the last figure holds for more.")
        List<Integer> limits,

        @Schema(description = "What the limits are numbers of; null if there are none.", nullable = true) @Nullable
        Unit unit,

        @Schema(description = "MOVE_LIMIT: how many checks of a side count; null if all do.", nullable = true) @Nullable
        Integer checkCap,

        @Schema(description = "REPETITION: what is held against a side, the gravest first.")
        List<OffenceView> offences,

        @Schema(description = "What else is to be known.") List<Particular> particulars) {

    /** The kinds of tests. */
    @Schema(name = "TestKind")
    public enum Kind {
        NO_LEGAL_MOVE,
        REPETITION,
        RUN,
        MUTUAL_RUNS,
        MOVE_LIMIT,
        NO_ATTACKERS,
        LENGTH
    }

    /** What limits are numbers of. */
    @Schema(name = "LimitUnit")
    public enum Unit {
        OCCURRENCES,
        MOVES_IN_A_ROW,
        MOVES_OF_EACH_SIDE,
        PLIES
    }

    /** What else a test may look at. */
    @Schema(name = "TestParticular")
    public enum Particular {
        CHECKS,
        CHASES_OF_ONE_PIECE,
        CHECKS_AND_CHASES,
        CHECKER_MUST_VARY,
        SEVERAL_PIECES_DRAW,
        ANY_CHECK_CANCELS_CHASES,
        KEY_POINTS_ARE_NOT_JUDGED,
        COUNTED_RUNS_GO_ON,
        QUIET_MOVES_ONLY;

        static Particular of(EndTest.Run.Kind kind) {
            return switch (kind) {
                case CHECKS -> CHECKS;
                case CHASES_OF_ONE_PIECE -> CHASES_OF_ONE_PIECE;
                case CHECKS_AND_CHASES -> CHECKS_AND_CHASES;
            };
        }

        static Particular of(EndTest.Repetition.Exemption exception) {
            return switch (exception) {
                case SEVERAL_PIECES_DRAW -> SEVERAL_PIECES_DRAW;
                case ANY_CHECK_CANCELS_CHASES -> ANY_CHECK_CANCELS_CHASES;
                case KEY_POINTS_ARE_NOT_JUDGED -> KEY_POINTS_ARE_NOT_JUDGED;
                case COUNTED_RUNS_GO_ON -> COUNTED_RUNS_GO_ON;
            };
        }
    }

    /** What may be held against a side whose every move in the window is such. */
    @Schema(description = "What is held against a side if it fits every move that the side made in the window.")
    public record OffenceView(
            @Schema(description = "The side with the higher level loses.")
            int level,

            @Schema(description = "What each move must be, going by the gravest thing that it does.")
            Set<PlyClass> every,

            @Schema(description = "What the moves must be aimed at.")
            Offence.Aim aim,

            Reason reason,
            String article) {}

    static TestView of(EndTest test) {
        return switch (test) {
            case EndTest.NoLegalMove noMove ->
                plain(Kind.NO_LEGAL_MOVE, EnumSet.of(Reason.CHECKMATE, Reason.STALEMATE), null, List.of());
            case EndTest.Repetition repetition -> repetition(repetition);
            case EndTest.Run run ->
                new TestView(
                        Kind.RUN,
                        EnumSet.of(run.reason()),
                        run.allowed(),
                        Unit.MOVES_IN_A_ROW,
                        null,
                        List.of(),
                        run.checkerMustVary()
                                ? List.of(Particular.of(run.kind()), Particular.CHECKER_MUST_VARY)
                                : List.of(Particular.of(run.kind())));
            case EndTest.MutualRuns mutual ->
                plain(
                        Kind.MUTUAL_RUNS,
                        EnumSet.of(Reason.MUTUAL_PERPETUAL),
                        Unit.MOVES_IN_A_ROW,
                        List.of(mutual.rounds()));
            case EndTest.MoveLimit limit -> moveLimit(limit);
            case EndTest.NoAttackers none ->
                plain(Kind.NO_ATTACKERS, EnumSet.of(Reason.INSUFFICIENT_MATERIAL), Unit.PLIES, List.of(none.plies()));
            case EndTest.Length length ->
                plain(Kind.LENGTH, EnumSet.of(Reason.LENGTH_LIMIT), Unit.PLIES, List.of(length.plies()));
        };
    }

    private static TestView plain(Kind kind, Set<Reason> reasons, @Nullable Unit unit, List<Integer> limits) {
        return new TestView(kind, reasons, limits, unit, null, List.of(), List.of());
    }

    private static TestView repetition(EndTest.Repetition test) {
        Set<Reason> reasons = EnumSet.of(Reason.REPETITION);
        for (Offence offence : test.offences()) {
            reasons.add(offence.reason());
            reasons.add(Reason.MUTUAL_PERPETUAL);
        }
        return new TestView(
                Kind.REPETITION,
                reasons,
                List.of(test.occurrences()),
                Unit.OCCURRENCES,
                null,
                test.offences().stream()
                        .map(offence -> new OffenceView(
                                offence.level(),
                                EnumSet.copyOf(offence.every()),
                                offence.aim(),
                                offence.reason(),
                                offence.article().id()))
                        .toList(),
                test.exemptions().stream().map(Particular::of).toList());
    }

    private static TestView moveLimit(EndTest.MoveLimit limit) {
        return new TestView(
                Kind.MOVE_LIMIT,
                EnumSet.of(Reason.MOVE_LIMIT),
                List.of(limit.limit()),
                switch (limit.counting()) {
                    case PLIES -> Unit.PLIES;
                    case MOVES_OF_EACH_SIDE -> Unit.MOVES_OF_EACH_SIDE;
                },
                limit.checkCap() == EndTest.MoveLimit.NO_CAP ? null : limit.checkCap(),
                List.of(),
                limit.quietOnly() ? List.of(Particular.QUIET_MOVES_ONLY) : List.of());
    }
}
