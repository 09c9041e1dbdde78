package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fields of one game of a DhtmlXQ text: {@code [DhtmlXQ_name]value[/DhtmlXQ_name]}.
 *
 * <p>A value ends at the next closing tag, whatever that one's name, or where the next field begins. A game ends where its
 * brackets {@code [DhtmlXQ]…[/DhtmlXQ]} do, or, without them, where a field comes again that a game has once.
 */
final class DhtmlxqBlock {
    private static final Pattern TAG =
            Pattern.compile("\\[(/?)DhtmlXQ(?:_([a-z0-9_]{1,40}))?]", Pattern.CASE_INSENSITIVE);
    private static final Set<String> ONCE = Set.of("ver", "init", "title", "binit", "movelist");

    /**
     * A field.
     *
     * @param start where its value starts in the text
     * @param isOpen whether the text ends in it
     */
    record Field(String name, int start, String value, boolean isOpen) {}

    private final Map<String, Field> fields = new LinkedHashMap<>();

    private DhtmlxqBlock() {}

    /** Whether there is any such field in the text. */
    static boolean isIn(String text) {
        return TAG.matcher(text).find();
    }

    /** The games of a text. */
    static List<DhtmlxqBlock> of(String text) {
        List<DhtmlxqBlock> blocks = new ArrayList<>();
        DhtmlxqBlock block = new DhtmlxqBlock();
        boolean wrapped = false;
        String name = "";
        int start = 0;
        Matcher tag = TAG.matcher(text);
        while (tag.find()) {
            if (!name.isEmpty()) {
                block.add(new Field(name, start, text.substring(start, tag.start()), false));
            }
            boolean closes = !tag.group(1).isEmpty();
            boolean wraps = tag.group(2) == null;
            name = closes || wraps ? "" : tag.group(2).toLowerCase(Locale.ROOT);
            start = tag.end();
            boolean again = !wrapped && ONCE.contains(name) && block.fields.containsKey(name);
            if (wraps || again) {
                blocks.add(block);
                block = new DhtmlxqBlock();
                wrapped = wraps && !closes;
            }
        }
        if (!name.isEmpty()) {
            block.add(new Field(name, start, text.substring(start), true));
        }
        blocks.add(block);
        blocks.removeIf(each -> each.fields.isEmpty());
        return blocks;
    }

    /** Of two fields with one name the first that says anything counts. */
    private void add(Field field) {
        Field before = fields.get(field.name());
        if (before == null || before.value().isBlank()) {
            fields.put(field.name(), field);
        }
    }

    Optional<Field> field(String name) {
        return Optional.ofNullable(fields.get(name));
    }

    List<Field> fields() {
        return List.copyOf(fields.values());
    }
}
