package org.xiangqi.arbiter.api;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the query says of a game file that is to be judged: the fields of an {@link AdjudicationRequest} that a file does not
 * tell, and how to read it.
 *
 * @param game which game of the file, from 0
 */
public record FileQuery(
        @Nullable String format,
        @Nullable String charset,
        @Nullable String ruleSet,
        boolean stopsAtEnd,
        List<AdjudicationRequest.Section> sections,
        int game) {
    /** Copies the list. */
    public FileQuery {
        sections = List.copyOf(sections);
    }

    static final String FORMAT = "format";
    static final String CHARSET = "charset";
    static final String RULE_SET = "ruleSet";
    static final String STOP_AT_END = "stopAtEnd";
    static final String INCLUDE = "include";
    static final String GAME = "game";

    private static final List<String> NAMES = List.of(FORMAT, CHARSET, RULE_SET, STOP_AT_END, INCLUDE, GAME);
    private static final List<String> NAMES_OF_STREAM = List.of(CHARSET, RULE_SET, STOP_AT_END, INCLUDE);
    private static final List<String> TRUTHS = List.of("true", "false");
    private static final List<AdjudicationRequest.Section> BY_DEFAULT =
            List.of(AdjudicationRequest.Section.LEGAL_MOVES, AdjudicationRequest.Section.EVIDENCE);

    /** Reads the query of a stream of games, all of which are judged; throws the refusal of what cannot be in it. */
    static FileQuery ofStream(UriInfo uri) {
        Refusals.refuseUnknownParameters(uri, NAMES_OF_STREAM);
        return read(uri.getQueryParameters());
    }

    /** Reads the query, or throws the refusal of what cannot be in it. */
    static FileQuery of(UriInfo uri) {
        Refusals.refuseUnknownParameters(uri, NAMES);
        return read(uri.getQueryParameters());
    }

    private static FileQuery read(MultivaluedMap<String, String> query) {
        return new FileQuery(
                query.getFirst(FORMAT),
                query.getFirst(CHARSET),
                query.getFirst(RULE_SET),
                truth(query.getFirst(STOP_AT_END)),
                query.containsKey(INCLUDE) ? sections(query.get(INCLUDE)) : BY_DEFAULT,
                index(query.getFirst(GAME)));
    }

    /** The same with none of the sections that can be left out. */
    public FileQuery inShort() {
        return new FileQuery(format, charset, ruleSet, stopsAtEnd, List.of(), game);
    }

    private static boolean truth(@Nullable String text) {
        if (text != null && !TRUTHS.contains(text)) {
            throw Refusals.notOffered(STOP_AT_END, TRUTHS);
        }
        return !"false".equals(text);
    }

    /** Sections by name; an empty name names none. */
    private static List<AdjudicationRequest.Section> sections(List<String> names) {
        List<String> known = Arrays.stream(AdjudicationRequest.Section.values())
                .map(AdjudicationRequest.Section::name)
                .toList();
        List<String> named = names.stream().filter(name -> !name.isEmpty()).toList();
        if (!known.containsAll(named)) {
            throw Refusals.notOffered(INCLUDE, known);
        }
        return named.stream().map(AdjudicationRequest.Section::valueOf).toList();
    }

    private static int index(@Nullable String text) {
        if (text == null) {
            return 0;
        }
        try {
            return Integer.parseUnsignedInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
