package org.xiangqi.arbiter.api.document;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.xiangqi.arbiter.api.ruleset.TestView;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.contest.online.EventFault;
import org.xiangqi.arbiter.contest.online.FlagRule;
import org.xiangqi.arbiter.contest.online.OnlineArticles;
import org.xiangqi.arbiter.contest.online.OnlineEventType;
import org.xiangqi.arbiter.contest.online.OnlineStatus;
import org.xiangqi.arbiter.contest.standings.NotCountedReason;
import org.xiangqi.arbiter.contest.standings.TieBreak;
import org.xiangqi.arbiter.contest.touch.Obligation;
import org.xiangqi.arbiter.contest.touch.Technical;
import org.xiangqi.arbiter.rules.Offence;
import org.xiangqi.arbiter.rules.Option;
import org.xiangqi.arbiter.rules.PlyClass;
import org.xiangqi.arbiter.rules.Reason;
import org.xiangqi.arbiter.rules.WarningCode;
import org.xiangqi.arbiter.rules.threat.ChaseRule;
import org.xiangqi.arbiter.rules.threat.Gain;

/** Says in the document what each code of an answer means; the compiler sees to it that none is left out. */
final class Vocabulary {
    private Vocabulary() {}

    static void describe(Map<String, Schema> schemas) {
        describe(schemas, "Reason", Reason.values(), Vocabulary::meaning);
        describe(schemas, "PlyClass", PlyClass.values(), Vocabulary::meaning);
        describe(schemas, "WarningCode", WarningCode.values(), Vocabulary::meaning);
        describe(schemas, "Consequence", Option.Consequence.values(), Vocabulary::meaning);
        describe(schemas, "TestKind", TestView.Kind.values(), Vocabulary::meaning);
        describe(schemas, "LimitUnit", TestView.Unit.values(), Vocabulary::meaning);
        describe(schemas, "TestParticular", TestView.Particular.values(), Vocabulary::meaning);
        describe(schemas, "Aim", Offence.Aim.values(), Vocabulary::meaning);
        describe(schemas, "Gain", Gain.values(), Vocabulary::meaning);
        describe(schemas, "Obligation", Obligation.values(), Vocabulary::meaning);
        describe(schemas, "Penalty", Technical.Penalty.values(), Vocabulary::meaning);
        describe(schemas, "NotCountedReason", NotCountedReason.values(), Vocabulary::meaning);
        describe(schemas, "TieBreak", TieBreak.values(), Vocabulary::meaning);
        describe(schemas, "OnChecks", ChaseRule.OnChecks.values(), Vocabulary::meaning);
        describe(schemas, "Ending", Ending.values(), Vocabulary::meaning);
        describe(schemas, "OnlineStatus", OnlineStatus.values(), Vocabulary::meaning);
        describe(schemas, "OnlineEventType", OnlineEventType.values(), Vocabulary::meaning);
        describe(schemas, "EventFault", EventFault.values(), fault -> fault.meaning() + ".");
        describe(schemas, "FlagRule", FlagRule.values(), Vocabulary::meaning);
        describeOnlineArticles(schemas);
    }

    private static <E extends Enum<E>> void describe(
            Map<String, Schema> schemas, String name, E[] codes, Function<E, String> meaning) {
        String list = Arrays.stream(codes)
                .map(code -> "- `" + code.name() + "`: " + meaning.apply(code))
                .collect(Collectors.joining("\n"));
        Objects.requireNonNull(schemas.get(name), name).setDescription(list);
    }

    /** The articles of a rule set have a resource of their own; these few are told where they are cited. */
    private static void describeOnlineArticles(Map<String, Schema> schemas) {
        String list = OnlineArticles.all().stream()
                .map(article -> "- `" + article.id() + "`, " + article.title() + ": " + article.text())
                .collect(Collectors.joining("\n"));
        Schema answer = Objects.requireNonNull(schemas.get("OnlineGameResponse"));
        Objects.requireNonNull(answer.getProperties().get("article"))
                .setDescription(
                        "The id of the article that ended the game. On the board it is one of the rule set's, which"
                                + " GET /v1/rule-sets/{id} has; beside it one of these, with the default policy's numbers:\n"
                                + list);
    }

    private static String meaning(Ending ending) {
        return switch (ending) {
            case TOTAL_TIME -> "a side used up its time for the whole game and loses.";
            case MOVE_TIME -> "a side used up its time for one move and loses.";
            case RESIGNATION -> "a side gave up.";
            case ABANDONMENT -> "a side left after the first move and loses.";
            case DRAW_AGREED -> "a side accepted the other's draw offer: draw.";
            case NO_SHOW -> "the side that moves first ran out of time without a move: cancelled.";
            case OFFLINE_BEFORE_START -> "a side was offline too long before the first move: cancelled.";
            case LEFT_BEFORE_START -> "a side left before the first move: cancelled.";
            case TIME_AGAINST_BARE_SIDE ->
                "a side ran out of time while the other has no chariot, horse, cannon or soldier left, under a policy that"
                        + " makes that a draw.";
            case CHECKMATE,
                    STALEMATE,
                    PERPETUAL_CHECK,
                    PERPETUAL_CHASE,
                    PERPETUAL_KILL_THREAT,
                    PERPETUAL_MIX,
                    CONSECUTIVE_CHECKS,
                    CONSECUTIVE_CHASES,
                    REPETITION,
                    MUTUAL_PERPETUAL,
                    MOVE_LIMIT,
                    LENGTH_LIMIT,
                    INSUFFICIENT_MATERIAL -> meaning(Reason.valueOf(ending.name()));
        };
    }

    private static String meaning(OnlineStatus status) {
        return switch (status) {
            case ONGOING -> "the game goes on, or has not started.";
            case FINISHED -> "it is over and has a result.";
            case CANCELLED -> "it is over and has none, for it was no game.";
        };
    }

    private static String meaning(OnlineEventType type) {
        return switch (type) {
            case START -> "the game begins, and with it the clock of the side that moves first; without a side.";
            case MOVE -> "the side makes the move.";
            case OFFER_DRAW -> "the side offers a draw.";
            case ACCEPT_DRAW -> "the side accepts the other's open offer.";
            case DECLINE_DRAW -> "the side declines the other's open offer.";
            case RESIGN -> "the side gives up.";
            case LEAVE -> "the side leaves for good.";
            case DISCONNECT -> "the side goes offline.";
            case RECONNECT -> "the side is online again.";
            case AGREE_REMATCH -> "the side wants another game.";
            case DECLINE_REMATCH -> "the side wants no other game.";
        };
    }

    private static String meaning(FlagRule rule) {
        return switch (rule) {
            case LOSS -> "it loses, as against any other: the rules' text.";
            case DRAW -> "the game is drawn, with the reason TIME_AGAINST_BARE_SIDE.";
        };
    }

    private static String meaning(Reason reason) {
        return switch (reason) {
            case CHECKMATE -> "the side to move stands in check and has no legal move.";
            case STALEMATE -> "the side to move does not stand in check and has no legal move.";
            case PERPETUAL_CHECK -> "one side repeated the position by checks alone.";
            case PERPETUAL_CHASE -> "one side repeated the position by chasing with every move.";
            case PERPETUAL_KILL_THREAT -> "one side repeated the position by threatening mate with every move.";
            case PERPETUAL_MIX ->
                "every move of one side was a check, a threat of mate or a chase, and not all of one kind; or more checks"
                        + " and chases in a row than the rule set allows.";
            case CONSECUTIVE_CHECKS -> "more checks in a row than the rule set allows.";
            case CONSECUTIVE_CHASES -> "more chases of one piece in a row than the rule set allows.";
            case REPETITION ->
                "a position stood as often as the rule set allows, and neither side is more to blame than the other: draw.";
            case MUTUAL_PERPETUAL ->
                "a position stood as often as the rule set allows, or rows of moves went on as long, and both sides are"
                        + " equally to blame: draw.";
            case MOVE_LIMIT -> "so many moves without a capture: draw.";
            case LENGTH_LIMIT -> "so many moves in all: draw.";
            case INSUFFICIENT_MATERIAL -> "neither side has a piece left that can cross the river: draw.";
        };
    }

    private static String meaning(Obligation obligation) {
        return switch (obligation) {
            case NONE -> "nothing that was touched counts: any legal move.";
            case MOVE -> "a touched own piece must move: mustMove.";
            case CAPTURE -> "a touched piece of the opponent must be taken, by whichever piece can: mustCapture.";
            case MOVE_AND_CAPTURE ->
                "a touched own piece must take a touched piece of the opponent: mustMove, mustCapture.";
            case TECHNICAL -> "no legal move does what the touched pieces oblige to: a technical, and any legal move.";
        };
    }

    private static String meaning(Technical.Penalty penalty) {
        return switch (penalty) {
            case NONE -> "nothing: none was given, or it only counts.";
            case LOSS -> "the game.";
            case BY_EVENT -> "what the event's own rules say, which are not known here.";
        };
    }

    private static String meaning(NotCountedReason reason) {
        return switch (reason) {
            case CANCELLED -> "the game was cancelled before it began.";
            case UNFINISHED -> "the game has no result yet.";
            case NOT_RATED -> "the game was not played for points.";
            case GUEST -> "one of the players, or both, was not signed in.";
            case SAME_ACCOUNT -> "one account played both sides.";
        };
    }

    private static String meaning(TieBreak tieBreak) {
        return switch (tieBreak) {
            case WINS -> "the games won; more is better.";
            case DIRECT_ENCOUNTERS ->
                "the points from the games that the players still level have played among themselves, if every two of them"
                        + " have met, and all equally often; otherwise it is passed over for them. More is better.";
            case SONNEBORN_BERGER ->
                "over all games, the own points from the game times all the opponent's points; more is better. With half as"
                        + " much for a draw as for a win and nothing for a loss this orders players as the points of beaten"
                        + " opponents and half of those drawn with do, and it is a whole number whatever the points.";
        };
    }

    private static String meaning(PlyClass plyClass) {
        return switch (plyClass) {
            case CHECK -> "gives check.";
            case KILL_THREAT -> "threatens to mate by checks alone. Only told under rule sets that count it.";
            case CHASE ->
                "newly threatens to win the targets, as the rule set has it. Only told under rule sets that judge chases.";
            case EXCHANGE_OFFER ->
                "idle: the moved piece offers itself to one of its own kind that it could take as well.";
            case SACRIFICE -> "idle: the moved piece can be taken, and nothing retakes.";
            case BLOCK -> "idle: the moved piece steps between an attacker and what it attacked.";
            case FOLLOW -> "idle: the moved piece keeps attacking a protected piece that has just moved.";
            case IDLE -> "does nothing that counts under the rule set.";
            case UNDETERMINED -> "the search for a threat of mate or a win of material ran out of its budget.";
        };
    }

    private static String meaning(WarningCode code) {
        return switch (code) {
            case REPETITION_NEXT -> "a legal move would decide the game by repetition; the text names it.";
            case MUST_VARY -> "one side repeats by an offence, or is at the end of a row, and loses unless it varies.";
            case UNDETERMINED ->
                "a ruling hangs on plies for which the search ran out of its budget: none was made at that ply.";
            case NOT_DECIDED_BY_PROGRAM ->
                "the ruling leaves a question of the rules aside that only people can decide.";
            case RESULT_CONTRADICTS_RULING -> "the game file tells another result than the ruling.";
        };
    }

    private static String meaning(Option.Consequence consequence) {
        return switch (consequence) {
            case NONE -> "the game goes on.";
            case WIN -> "it ends, and the side that makes the move wins.";
            case DRAW -> "it ends in a draw.";
            case LOSS -> "it ends, and the side that makes the move loses.";
        };
    }

    private static String meaning(TestView.Kind kind) {
        return switch (kind) {
            case NO_LEGAL_MOVE -> "the side to move has no legal move and loses.";
            case REPETITION ->
                "a position stands for the n-th time: the side with the graver offence since its first occurrence loses,"
                        + " otherwise it is a draw.";
            case RUN ->
                "a side makes more moves of one kind in a row than are allowed and loses. A capture by either side and an"
                        + " own move of another kind end a row.";
            case MUTUAL_RUNS -> "both sides check, or both chase one piece each, so many moves in a row: draw.";
            case MOVE_LIMIT -> "so many moves without a capture: draw. The clock of the start position counts.";
            case NO_ATTACKERS ->
                "neither side has a piece left that can cross the river, so many plies after the last capture: draw.";
            case LENGTH -> "so many plies in all: draw. The move number of the start position counts.";
        };
    }

    private static String meaning(TestView.Unit unit) {
        return switch (unit) {
            case OCCURRENCES -> "how often a position stands, the start position counted.";
            case MOVES_IN_A_ROW -> "moves of one side without another between them.";
            case MOVES_OF_EACH_SIDE -> "moves that each side must have made.";
            case PLIES -> "moves of both sides together.";
        };
    }

    private static String meaning(TestView.Particular particular) {
        return switch (particular) {
            case CHECKS -> "RUN: the row is one of checks.";
            case CHASES_OF_ONE_PIECE ->
                "RUN: the row is one of chases of one and the same piece; a move that also checks is a check.";
            case CHECKS_AND_CHASES -> "RUN: the row is one of checks and chases in any order.";
            case CHECKER_MUST_VARY -> "RUN: the row is passed over while the other side checks with every move.";
            case SEVERAL_PIECES_DRAW ->
                "REPETITION: a side that chases two or more pieces with every move cannot lose by it; it is a draw"
                        + " instead.";
            case ANY_CHECK_CANCELS_CHASES -> "REPETITION: a single check by either side cancels all chases.";
            case KEY_POINTS_ARE_NOT_JUDGED ->
                "REPETITION: whether an attack on an advisor or elephant only holds a plain draw is left to people; a"
                        + " warning says where it may matter.";
            case COUNTED_RUNS_GO_ON ->
                "REPETITION: nothing is decided while a row that is counted makes up a side's last loop.";
            case QUIET_MOVES_ONLY -> "MOVE_LIMIT: checks, chases and the answers to both are left out of the count.";
        };
    }

    private static String meaning(Offence.Aim aim) {
        return switch (aim) {
            case ANY -> "anything.";
            case ONE_PIECE -> "one and the same piece, chased by every move, in whatever way.";
            case ONE_PIECE_DIRECTLY ->
                "one and the same piece, which every move attacks anew; taking its protection away is not enough.";
        };
    }

    private static String meaning(Gain gain) {
        return switch (gain) {
            case NO_REAL_PROTECTOR ->
                "nothing can legally retake, or a horse or cannon takes a chariot; a piece that faces one of its own kind"
                        + " offers an exchange instead, unless the other cannot take it.";
            case EXCHANGE ->
                "material is won when the captures on the point are played out, at once or at the end of a series of"
                        + " checks.";
        };
    }

    private static String meaning(ChaseRule.OnChecks onChecks) {
        return switch (onChecks) {
            case NEVER -> "a checking move counts as a check alone.";
            case DIRECTLY -> "it also chases what it attacks anew, not what it only takes the protection of.";
        };
    }
}
