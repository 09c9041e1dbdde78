package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkiverse.resteasy.problem.jackson.JacksonProblemModuleRegistrar;
import java.io.CharConversionException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.batch.Answer;
import org.xiangqi.arbiter.api.batch.Piece;
import org.xiangqi.arbiter.api.batch.Referee;
import org.xiangqi.arbiter.api.problem.ProblemType;
import org.xiangqi.arbiter.api.problem.Problems;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.record.Format;
import org.xiangqi.arbiter.record.GameRecord;

/** Judges the games of batches, each as it would be judged by itself. */
public final class Referees {
    private static final Logger LOG = Logger.getLogger(Referees.class);
    private static final String LINE = "line";

    private Referees() {}

    /** Reads and writes JSON as the service does, where there is no service. */
    public static ObjectMapper json() {
        ObjectMapper json = new ObjectMapper();
        new JacksonProblemModuleRegistrar().customize(json);
        new JsonStrictness().customize(json);
        return json;
    }

    /**
     * Judges requests as JSON.
     *
     * @param isShort whether the sections that can be left out are
     */
    public static Referee ofRequests(Rulings rulings, ObjectMapper json, boolean isShort) {
        ObjectReader reader = json.readerFor(AdjudicationRequest.class);
        return (piece, out) -> out.accept(
                switch (piece) {
                    case Piece.Unread(HttpProblem problem) -> new Answer.Refused(problem);
                    case Piece.Recorded recorded -> throw new IllegalArgumentException("a record is no request");
                    case Piece.Text text ->
                        told(text.linesBefore(), () -> {
                            AdjudicationRequest request = complete(reader.readValue(text.bytes()));
                            return isShort ? rulings.ruleInShort(request) : rulings.rule(request);
                        });
                });
    }

    /** What the constraints of the request say; without a validator, which the command line would have to wait for. */
    private static AdjudicationRequest complete(@Nullable AdjudicationRequest request) {
        if (request == null) {
            throw Refusals.emptyBody();
        }
        List<String> missing = new ArrayList<>();
        List<AdjudicationRequest.Section> sections = request.sections();
        for (int i = 0; i < sections.size(); i++) {
            if (Objects.isNull(sections.get(i))) {
                missing.add("include[" + i + "]");
            }
        }
        if (Objects.isNull(request.moves())) {
            missing.add("moves");
        }
        if (!missing.isEmpty()) {
            throw Refusals.missing(missing);
        }
        return request;
    }

    /** Judges games of PGN files, or such as were read already. */
    public static Referee ofGames(Rulings rulings, FileQuery query, Limits limits) {
        return (piece, out) -> {
            switch (piece) {
                case Piece.Unread(HttpProblem problem) -> out.accept(new Answer.Refused(problem));
                case Piece.Recorded(GameRecord game) -> out.accept(told(0, () -> rulings.rule(game, query)));
                case Piece.Text text -> judgeFile(text, rulings, query, limits, out);
            }
        };
    }

    private static void judgeFile(
            Piece.Text text, Rulings rulings, FileQuery query, Limits limits, Consumer<Answer> out) {
        List<GameRecord> games;
        try {
            games = GameFile.read(text.bytes(), Format.PGN.name(), query.charset(), limits)
                    .games();
        } catch (RuntimeException unread) {
            out.accept(new Answer.Refused(problem(unread, text.linesBefore())));
            return;
        }
        games.forEach(game -> out.accept(told(text.linesBefore(), () -> rulings.rule(game, query))));
    }

    @FunctionalInterface
    private interface Judging {
        AdjudicationResponse judge() throws IOException;
    }

    private static Answer told(int linesBefore, Judging judging) {
        try {
            return new Answer.Ruled(judging.judge());
        } catch (IOException | RuntimeException refused) {
            return new Answer.Refused(problem(refused, linesBefore));
        }
    }

    private static HttpProblem problem(Exception refused, int linesBefore) {
        return switch (refused) {
            case HttpProblem ours -> moved(ours, linesBefore);
            case CharConversionException noText -> moved(Refusals.noUtf8(), linesBefore);
            default ->
                Problems.ofRequest(refused, linesBefore).orElseGet(() -> {
                    LOG.error("A game of a batch could not be judged.", refused);
                    return Problems.of(ProblemType.INTERNAL_ERROR, ProblemType.INTERNAL_ERROR.meaning())
                            .build();
                });
        };
    }

    /** The place of the fault counts the lines of the whole body. */
    private static HttpProblem moved(HttpProblem problem, int linesBefore) {
        return linesBefore > 0 && problem.getParameters().get(LINE) instanceof Integer line
                ? HttpProblem.builder(problem).with(LINE, line + linesBefore).build()
                : problem;
    }
}
