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

    /** The lines of a block, from the first to before the last, and the FENs that stand among them. */
    private record Block(int from, int to, List<Place> fens) {
        Block with(Block next) {
            List<Place> all = new ArrayList<>(fens);
            all.addAll(next.fens);
            return new Block(from, next.to, all);
        }
    }

    /** The lines of the text, those with a FEN left empty. */
    private final List<String> lines = new ArrayList<>();

    private TextReader() {}

    /** The games in the text, in its order. */
    static List<GameRecord> read(String text) {
        TextReader reader = new TextReader();
        List<Block> blocks = reader.joined(reader.blocks(text));
        List<GameRecord> apart = blocks.stream().map(reader::game).toList();
        boolean maybeOne = blocks.stream()
                        .skip(1)
                        .allMatch(block -> block.fens().isEmpty())
                && apart.stream().skip(1).anyMatch(game -> game.main().moves().isEmpty());
        if (maybeOne) {
            GameRecord whole = reader.game(blocks.getFirst().with(blocks.getLast()));
            return whole.main().fault().isEmpty() ? List.of(whole) : apart;
        }
        return apart;
    }

    private List<Block> blocks(String text) {
        List<Block> blocks = new ArrayList<>();
        List<Place> fens = new ArrayList<>();
        int from = 0;
        for (String line : text.split("\n", -1)) {
            if (line.isBlank()) {
                add(blocks, from, fens);
                fens = new ArrayList<>();
                from = lines.size() + 1;
            }
            Optional<String> fen = GluedFen.of(line);
            if (fen.isPresent()) {
                int column = line.length() - line.stripLeading().length() + 1;
                fens.add(new Place(fen.get(), lines.size() + 1, column));
            }
            lines.add(fen.isPresent() ? "" : line);
        }
        add(blocks, from, fens);
        return blocks;
    }

    private void add(List<Block> blocks, int from, List<Place> fens) {
        if (from < lines.size()) {
            blocks.add(new Block(from, lines.size(), fens));
        }
    }

    private List<Block> joined(List<Block> blocks) {
        List<Block> joined = new ArrayList<>();
        for (Block block : blocks) {
            boolean goesOn =
                    !joined.isEmpty() && block.fens().isEmpty() && (hasNoMoves(joined.getLast()) || startsLater(block));
            if (goesOn) {
                joined.add(joined.removeLast().with(block));
            } else {
                joined.add(block);
            }
        }
        return joined;
    }

    /** Whether the block begins with a move number other than 1. */
    private boolean startsLater(Block block) {
        Matcher number = NUMBER.matcher(lines.get(block.from()));
        return number.lookingAt() && Integer.parseInt(number.group(1)) > 1;
    }

    private boolean hasNoMoves(Block block) {
        return lines.subList(block.from(), block.to()).stream().allMatch(String::isBlank);
    }

    private GameRecord game(Block block) {
        String joined = String.join("\n", lines.subList(block.from(), block.to()));
        MoveText text = MoveText.read(new Cursor(joined, block.from() + 1), at -> false);
        Result result = text.result().orElse(Result.UNKNOWN);
        if (block.fens().size() > 1) {
            return Starts.broken(Map.of(), block.fens().get(1), result, RecordFault.MALFORMED);
        }
        Optional<Place> fen = block.fens().stream().findFirst();
        return Starts.told(Map.of(), fen, result, start -> text.line(start, Readers.of(text.moves())));
    }
}
