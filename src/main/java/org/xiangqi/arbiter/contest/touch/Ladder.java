package org.xiangqi.arbiter.contest.touch;

import java.util.List;
import java.util.stream.Stream;
import org.xiangqi.arbiter.rules.Article;

/**
 * The steps of one sentence of the rules: what is tried first, and what comes next where that cannot be done.
 *
 * @param article the sentence
 * @param ownFirst which side's pieces go first where an own piece is to take: own ones, or those of the opponent
 */
record Ladder(Article article, boolean ownFirst, List<Step> steps) {
    private static final Ladder OWN = new Ladder(TouchArticles.OWN, true, List.of(Step.MOVE));
    private static final Ladder OPPONENTS = new Ladder(TouchArticles.OPPONENTS, false, List.of(Step.TAKE));
    private static final Ladder OWN_FIRST =
            new Ladder(TouchArticles.OWN_FIRST, true, List.of(Step.TAKE_WITH_TOUCHED, Step.MOVE, Step.TAKE));
    private static final Ladder OPPONENTS_FIRST =
            new Ladder(TouchArticles.OPPONENTS_FIRST, false, List.of(Step.TAKE_WITH_TOUCHED, Step.TAKE, Step.MOVE));
    private static final Ladder AT_ONCE = new Ladder(TouchArticles.AT_ONCE, false, OPPONENTS_FIRST.steps());
    private static final Ladder NOTHING = new Ladder(TouchArticles.ADJUSTING, true, List.of());

    /** One step. */
    enum Step {
        /** A touched own piece takes a touched piece. */
        TAKE_WITH_TOUCHED,
        /** A touched own piece moves. */
        MOVE,
        /** Any piece takes a touched piece. */
        TAKE;

        /** The step that a duty belongs to. */
        static Step of(Duty duty) {
            if (duty.mover().isEmpty()) {
                return TAKE;
            }
            return duty.target().isEmpty() ? MOVE : TAKE_WITH_TOUCHED;
        }
    }

    /** The one to go down for what was touched. */
    static Ladder of(Touched touched) {
        if (touched.own().isEmpty()) {
            return touched.opponents().isEmpty() ? NOTHING : OPPONENTS;
        }
        if (touched.opponents().isEmpty()) {
            return OWN;
        }
        if (!touched.opponentsFirst()) {
            return OWN_FIRST;
        }
        return touched.ownFirst() ? AT_ONCE : OPPONENTS_FIRST;
    }

    /** What the touched pieces oblige to, the first that can be met being the one that binds. */
    Stream<Duty> duties(Touched touched) {
        return steps.stream().flatMap(step -> switch (step) {
            case TAKE_WITH_TOUCHED -> pairs(touched);
            case MOVE -> touched.own().stream().map(Duty::move);
            case TAKE -> touched.opponents().stream().map(Duty::take);
        });
    }

    private Stream<Duty> pairs(Touched touched) {
        return ownFirst
                ? touched.own().stream()
                        .flatMap(own -> touched.opponents().stream().map(target -> Duty.takeWith(own, target)))
                : touched.opponents().stream()
                        .flatMap(target -> touched.own().stream().map(own -> Duty.takeWith(own, target)));
    }
}
