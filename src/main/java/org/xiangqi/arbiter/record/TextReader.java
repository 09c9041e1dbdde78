package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.notation.Readers;

/**
 * Reads bare moves, in whatever notation their form tells; for what is tolerated among them see {@link MoveText}.
 *
 * <p>Blank lines part games, except before a block that goes on with a move number other than 1, behind a block that is only a
 * FEN, and where the text as one game is read to its end while one of its parts, which has no start of its own, has not even a first
 * move. A line that is a FEN ({@link GluedFen}) tells where its game starts, before the moves or behind them; there can be one.
 */
final class TextReader {
    private static final Pattern NUMBER = Pattern.compile("\\s{0,80}(\\d{1,4})\\s?[.。、…]");

    /** Lines that follow on one another, and the FENs that stand among them: no more than two are kept, which are too many already. */
    private static final class Block {
        final int firstLine;

        /** Where it starts and ends in the text. */
        final int start;

        int end;
        final List<Place> fens = new ArrayList<>();
        boolean hasMoves;

        Block(int firstLine, int start) {
            this.firstLine = firstLine;
            this.start = start;
            end = start;
        }

        void add(Place fen) {
            if (fens.size() < 2) {
                fens.add(fen);
            }
        }

        /** Takes what comes next too; the blank lines between are part of it. */
        void add(Block next) {
            end = next.end;
            hasMoves |= next.hasMoves;
            next.fens.forEach(this::add);
        }
    }

    /** The text, the lines with a FEN left empty. */
    private final StringBuilder rest;

    private final List<Block> blocks = new ArrayList<>();

    private TextReader(String text) {
        rest = new StringBuilder(text.length());
        split(text);
    }

    /** The games in the text, in its order. */
    static List<GameRecord> read(String text, Allowance allowance) {
        TextReader reader = new TextReader(text);
        List<Block> blocks = reader.joined();
        boolean maybeOne = blocks.stream().skip(1).allMatch(block -> block.fens.isEmpty());
        List<GameRecord> apart = new ArrayList<>();
        Allowance ofApart = allowance.copy();
        for (Block block : blocks) {
            if (!ofApart.isSpent() && ofApart.game()) {
                apart.add(reader.game(block, ofApart));
            }
            // Also where they would be too many: whether they are games is not known before the last of them.
            boolean begins = ofApart.isSpent()
                    ? reader.beginsWithMove(block, allowance)
                    : !apart.getLast().main().moves().isEmpty();
            if (maybeOne && block != blocks.getFirst() && !begins) {
                Allowance ofOne = allowance.copy();
                Optional<GameRecord> one = reader.one(blocks, ofOne);
                if (one.isPresent()) {
                    allowance.become(ofOne);
                    return List.of(one.get());
                }
                maybeOne = false;
            }
            if (ofApart.isSpent() && !maybeOne) {
                break;
            }
        }
        allowance.become(ofApart);
        return apart;
    }

    /** Whether the block by itself has a first move, be there room for it or not. */
    private boolean beginsWithMove(Block block, Allowance allowance) {
        Allowance own = allowance.copy();
        return !game(block, own).main().moves().isEmpty() || own.isSpent();
    }

    /** The game that the blocks are together; empty if that cannot be read to its end. */
    private Optional<GameRecord> one(List<Block> blocks, Allowance allowance) {
        Block first = blocks.getFirst();
        Block all = new Block(first.firstLine, first.start);
        blocks.forEach(all::add);
        return allowance.game()
                ? Optional.of(game(all, allowance))
                        .filter(game -> game.main().fault().isEmpty())
                : Optional.empty();
    }

    private void split(String text) {
        Block block = new Block(1, 0);
        int line = 1;
        int end = -1;
        while (end < text.length()) {
            int start = end + 1;
            int lineEnd = text.indexOf('\n', start);
            end = lineEnd < 0 ? text.length() : lineEnd;
            String written = text.substring(start, end);
            if (written.isBlank()) {
                add(block);
                block = new Block(line + 1, rest.length() + 1);
            } else {
                add(block, written, line);
            }
            rest.append('\n');
            line++;
        }
        add(block);
    }

    private void add(Block block, String written, int line) {
        Optional<String> fen = GluedFen.of(written);
        if (fen.isPresent()) {
            int column = written.length() - written.stripLeading().length() + 1;
            block.add(new Place(fen.get(), line, column));
        } else {
            rest.append(written);
            block.hasMoves = true;
        }
        block.end = rest.length();
    }

    private void add(Block block) {
        if (block.hasMoves || !block.fens.isEmpty()) {
            blocks.add(block);
        }
    }

    private List<Block> joined() {
        List<Block> joined = new ArrayList<>();
        for (Block block : blocks) {
            boolean goesOn =
                    !joined.isEmpty() && block.fens.isEmpty() && (!joined.getLast().hasMoves || startsLater(block));
            if (goesOn) {
                joined.getLast().add(block);
            } else {
                joined.add(block);
            }
        }
        return joined;
    }

    /** Whether the block begins with a move number other than 1. */
    private boolean startsLater(Block block) {
        int lineEnd = rest.indexOf("\n", block.start);
        Matcher number = NUMBER.matcher(rest).region(block.start, lineEnd);
        return number.lookingAt() && Integer.parseInt(number.group(1)) > 1;
    }

    private GameRecord game(Block block, Allowance allowance) {
        String written = rest.substring(block.start, block.end);
        MoveText text = MoveText.read(new Cursor(written, block.firstLine), at -> false);
        Result result = text.result().orElse(Result.UNKNOWN);
        if (block.fens.size() > 1) {
            return Starts.broken(Map.of(), block.fens.get(1), result, RecordFault.MALFORMED);
        }
        Optional<Place> fen = block.fens.stream().findFirst();
        return Starts.told(Map.of(), fen, result, start -> text.line(start, Readers.of(text.moves()), allowance));
    }
}
