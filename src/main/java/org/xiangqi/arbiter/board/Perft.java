package org.xiangqi.arbiter.board;

/** Counts the leaves of the tree of legal moves: the standard check and yardstick of a move generator. */
public final class Perft {
    private final Board board;
    private final LegalMoves[] found;
    private final int[] moves;

    private Perft(Position position, int depth) {
        board = new Board(position);
        found = new LegalMoves[depth + 1];
        for (int i = 0; i <= depth; i++) {
            found[i] = new LegalMoves();
        }
        moves = new int[(depth + 1) * LegalMoves.MOST];
    }

    /** The number of move sequences of that length (0 or more plies); the last ply is counted, not made. */
    public static long count(Position position, int depth) {
        return depth == 0 ? 1 : new Perft(position, depth).countLast(depth, 0);
    }

    /** As {@link #count}, but every move is made and taken back. */
    public static long countMade(Position position, int depth) {
        return new Perft(position, depth).make(depth, 0);
    }

    private long countLast(int depth, int offset) {
        LegalMoves legal = found[depth];
        legal.find(board);
        if (depth == 1) {
            return legal.count();
        }
        int end = legal.write(moves, offset);
        long nodes = 0;
        for (int i = offset; i < end; i++) {
            board.make(moves[i]);
            nodes += countLast(depth - 1, end);
            board.unmake();
        }
        return nodes;
    }

    private long make(int depth, int offset) {
        if (depth == 0) {
            return 1;
        }
        LegalMoves legal = found[depth];
        legal.find(board);
        int end = legal.write(moves, offset);
        long nodes = 0;
        for (int i = offset; i < end; i++) {
            board.make(moves[i]);
            nodes += make(depth - 1, end);
            board.unmake();
        }
        return nodes;
    }

    /** {@code Perft "<fen>" <depth> [--made]}: prints nodes, time and nodes per second. */
    public static void main(String[] args) {
        boolean made = args.length == 3 && args[2].equals("--made");
        if ((args.length != 2 && !made) || !args[1].matches("[0-9]{1,2}")) {
            System.err.println("usage: Perft \"<fen>\" <depth> [--made]");
            System.exit(2);
        }
        if (!(Fen.read(args[0]) instanceof Fen.Read(Setup setup))
                || !(setup.check() instanceof Setup.Legal(Position position))) {
            System.err.println("not the FEN of a legal position: " + args[0]);
            System.exit(2);
            return;
        }
        int depth = Integer.parseInt(args[1]);
        long start = System.nanoTime();
        long nodes = made ? countMade(position, depth) : count(position, depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf("nodes %d%nseconds %.3f%nnodes/s %.0f%n", nodes, seconds, nodes / seconds);
    }
}
