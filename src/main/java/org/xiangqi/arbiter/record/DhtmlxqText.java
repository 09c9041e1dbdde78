package org.xiangqi.arbiter.record;

import java.util.regex.Pattern;

/** Text in DhtmlXQ: {@code ||} is a new line, and what HTML makes of a text in a page is undone. */
final class DhtmlxqText {
    private static final Pattern BREAK = Pattern.compile("<br ?/?>\\R?", Pattern.CASE_INSENSITIVE);
    private static final Pattern ENTITY = Pattern.compile("&(?=(?:lt|gt|quot|nbsp|#39|amp);)");
    private static final Pattern TAG = Pattern.compile("(?i)\\[(?=/?DhtmlXQ)");

    private DhtmlxqText() {}

    static String read(String value) {
        return BREAK.matcher(value)
                .replaceAll("\n")
                .replace("||", "\n")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&nbsp;", " ")
                .replace("&amp;", "&")
                .strip();
    }

    /** The text so that {@link #read} reads it again; what would be a tag loses its bracket to a full-width one. */
    static String write(String text) {
        String escaped = ENTITY.matcher(text).replaceAll("&amp;").replace("<", "&lt;");
        return TAG.matcher(escaped).replaceAll("［").replaceAll("\\R", "||");
    }
}
