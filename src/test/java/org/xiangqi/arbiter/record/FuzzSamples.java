package org.xiangqi.arbiter.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Small files of every format, each sound, and pieces of text that mean something in one of them. */
final class FuzzSamples {
    /** What is put into files: brackets, tags, numbers, marks, broken and rare characters, and starts of binary files. */
    static final List<byte[]> TOKENS = utf8(
            "(",
            ")",
            "（",
            "）",
            "{",
            "}",
            ";",
            "[",
            "]",
            "\"",
            "\\",
            "\n",
            "\r\n",
            "\n\n",
            "\t",
            "\u3000",
            "\0",
            "\uFEFF",
            "1.",
            "1...",
            "2147483648",
            "99999999999999999999",
            "-1",
            "$1",
            "*",
            "1-0",
            "1/2-1/2",
            "和棋",
            "!?",
            "+",
            "====",
            "[FEN \"",
            "[Format \"WXF\"]",
            "[Result \"0-1\"]",
            "[Event \"",
            "FORMAT WXF\n",
            "START{",
            "}END",
            "FEN ",
            "COMMENT{",
            "[DhtmlXQ]",
            "[/DhtmlXQ]",
            "[DhtmlXQ_movelist]",
            "[DhtmlXQ_binit]",
            "[DhtmlXQ_move_0_1_1]",
            "[DhtmlXQ_comment1_1]",
            "[/DhtmlXQ_",
            "||",
            "<br>",
            "&amp;",
            "<",
            ">",
            "position startpos moves ",
            "position fen ",
            " moves ",
            "startpos",
            "3k5/9/9/9/9/9/9/9/9/4K4 w",
            "9/9/9/9/9/9/9/9/9/9",
            "/",
            "炮二平五",
            "马8进7",
            "前车进1",
            "h2e2",
            "a10a9",
            "H2-E2",
            "C2.5",
            "++.5",
            "P2-5",
            "\uD83D\uDE00",
            "\u0301\u0316",
            "\uFDFA",
            "①",
            "２",
            "\u2028",
            "\u0085",
            "CCBridge Record\0",
            "CCBridgeLibrary\0",
            "XQ");

    private static final String MOVES_ICCS = "H2-E2 H9-G7 H0-G2 I9-H9";
    private static final String MOVES_WXF = "1. C2.5 H8+7 2. H2+3 {good} (2. C8.5 (2. C8.4) H2+3) 2... R9.8";
    private static final String MOVES_CHINESE = "1. 炮二平五 馬8進7\n 2. 馬二進三 {好棋} (2. 炮八平五 馬2進3) 2... 車9平8\n";

    private FuzzSamples() {}

    private static List<byte[]> utf8(String... texts) {
        return List.of(texts).stream()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** The files. */
    static List<byte[]> files() {
        String tags = "[Game \"Chinese Chess\"]\n[Event \"杯賽\"]\n[Red \"胡\"]\n[Result \"1-0\"]\n";
        String chinese = tags + "\n" + MOVES_CHINESE + "1-0\n";
        String started = "[Event \"x\"]\n[FEN \"3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1\"]\n\n1. R8+9 1-0\n";
        List<byte[]> files = new ArrayList<>(utf8(
                chinese,
                tags + "[Format \"WXF\"]\n\n" + MOVES_WXF + " 1-0\n",
                tags + "[Format \"ICCS\"]\n\n" + MOVES_ICCS + " *\n\n" + started,
                "FORMAT  WXF\nGAME    A title\nRED     Wang\nRESULT  0-1\nCOMMENT{a\nb}END\nSTART{\n" + MOVES_WXF
                        + "\n}END\n",
                "FORMAT ICCS\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 b\nSTART{ d9d8 }END\nFORMAT WXF\nSTART{ C2.5 }END",
                "[DhtmlXQ]\n[DhtmlXQ_title]七星[/DhtmlXQ_title]\n[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n"
                        + "[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]\n"
                        + "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n"
                        + "[DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1]\n[DhtmlXQ_move_1_3_2]1927[/DhtmlXQ_move_1_3_2]\n"
                        + "[DhtmlXQ_comment0]a||b &lt;[/DhtmlXQ_comment0]\n[DhtmlXQ_comment1_3]c[/DhtmlXQ_comment1_3]\n[/DhtmlXQ]",
                "ucci\nposition startpos moves h2e2 h9g7 h0g2\ngo depth 3\n"
                        + "position fen 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1 moves d9d8\nbestmove e0e1\n",
                "h2e2h9g7 h0g2\n\nh2e2 h9g7\n",
                "3k5/9/9/9/9/9/9/9/9/4K4 b\n1. 将4进1 帅五进一\n",
                "P2-5 M8.7 M2.3 X9-8",
                "1.砲二平五　馬８進７ ２．馬二進三"));
        files.add(chinese.getBytes(Charset.forName("Big5")));
        files.add((tags + "\n1. 炮二平五 马8进7 1-0\n").getBytes(Charset.forName("GB18030")));
        files.add(BinarySamples.xqf(10));
        files.add(BinarySamples.xqf(18));
        files.add(BinarySamples.cbr());
        files.add(BinarySamples.cbl());
        return files;
    }
}
