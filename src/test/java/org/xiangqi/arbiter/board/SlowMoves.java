package org.xiangqi.arbiter.board;

import java.util.Set;
import java.util.TreeSet;

/**
 * The rules of movement once more, as slow and plain as they can be said: letters on a board, every pair of points tried,
 * every move made on a copy. Shares nothing with the code under test but the FEN and the names of points.
 */
final class SlowMoves {
    private static final char EMPTY = '.';

    /** The letter on each point, by rank and file; upper case is Red. */
    private final char[][] at = new char[10][9];

    private final boolean redToMove;

    private SlowMoves(boolean redToMove) {
        this.redToMove = redToMove;
    }

    /** Reads a FEN in the one form that is written. */
    static SlowMoves of(String fen) {
        SlowMoves slow = new SlowMoves(fen.split(" ", -1)[1].equals("w"));
        int rank = 9;
        int file = 0;
        for (char letter : fen.substring(0, fen.indexOf(' ')).toCharArray()) {
            if (letter == '/') {
                rank--;
                file = 0;
            } else if (letter >= '1' && letter <= '9') {
                for (int empty = letter - '0'; empty > 0; empty--) {
                    slow.at[rank][file++] = EMPTY;
                }
            } else {
                slow.at[rank][file++] = letter;
            }
        }
        return slow;
    }

    /** Every legal move, such as {@code h2e2}. */
    Set<String> legalMoves() {
        Set<String> moves = new TreeSet<>();
        for (int from = 0; from < 90; from++) {
            for (int to = 0; to < 90; to++) {
                if (isLegal(from / 9, from % 9, to / 9, to % 9)) {
                    moves.add(name(from) + name(to));
                }
            }
        }
        return moves;
    }

    /** The points of the pieces that give check to the side to move, the other general included. */
    Set<String> checkers() {
        return attackersOfGeneral(redToMove);
    }

    private static String name(int square) {
        return "abcdefghi".charAt(square % 9) + "" + square / 9;
    }

    private boolean isLegal(int fromRank, int fromFile, int toRank, int toFile) {
        char piece = at[fromRank][fromFile];
        char target = at[toRank][toFile];
        if (piece == EMPTY || isRed(piece) != redToMove) {
            return false;
        }
        if (target != EMPTY && isRed(target) == redToMove) {
            return false;
        }
        return moves(fromRank, fromFile, toRank, toFile)
                && after(fromRank, fromFile, toRank, toFile)
                        .attackersOfGeneral(redToMove)
                        .isEmpty();
    }

    private SlowMoves after(int fromRank, int fromFile, int toRank, int toFile) {
        SlowMoves after = new SlowMoves(!redToMove);
        for (int rank = 0; rank < 10; rank++) {
            for (int file = 0; file < 9; file++) {
                after.at[rank][file] = at[rank][file];
            }
        }
        after.at[toRank][toFile] = at[fromRank][fromFile];
        after.at[fromRank][fromFile] = EMPTY;
        return after;
    }

    private Set<String> attackersOfGeneral(boolean red) {
        Set<String> attackers = new TreeSet<>();
        int general = find(red ? 'K' : 'k');
        for (int from = 0; from < 90; from++) {
            char piece = at[from / 9][from % 9];
            if (piece != EMPTY && isRed(piece) != red) {
                boolean facing = (piece == 'K' || piece == 'k')
                        && from % 9 == general % 9
                        && between(from / 9, from % 9, general / 9, general % 9) == 0;
                if (facing || moves(from / 9, from % 9, general / 9, general % 9)) {
                    attackers.add(name(from));
                }
            }
        }
        return attackers;
    }

    private int find(char general) {
        for (int square = 0; square < 90; square++) {
            if (at[square / 9][square % 9] == general) {
                return square;
            }
        }
        throw new AssertionError("no general " + general);
    }

    private static boolean isRed(char piece) {
        return piece < 'a';
    }

    /** Whether the piece moves so, or captures so if something stands there, whatever becomes of its general. */
    private boolean moves(int fromRank, int fromFile, int toRank, int toFile) {
        char piece = at[fromRank][fromFile];
        boolean red = isRed(piece);
        boolean capture = at[toRank][toFile] != EMPTY;
        int up = toRank - fromRank;
        int right = toFile - fromFile;
        int forward = red ? up : -up;
        int height = Math.abs(up);
        int width = Math.abs(right);
        boolean straight = (height == 0) != (width == 0);
        return switch (piece) {
            case 'K', 'k' -> height + width == 1 && palace(red, toRank, toFile);
            case 'A', 'a' -> height == 1 && width == 1 && palace(red, toRank, toFile);
            case 'B', 'b' -> {
                boolean home = red ? toRank <= 4 : toRank >= 5;
                yield height == 2 && width == 2 && home && at[fromRank + up / 2][fromFile + right / 2] == EMPTY;
            }
            case 'N', 'n' -> {
                if (height == 2 && width == 1) {
                    yield at[fromRank + up / 2][fromFile] == EMPTY;
                }
                yield height == 1 && width == 2 && at[fromRank][fromFile + right / 2] == EMPTY;
            }
            case 'R', 'r' -> straight && between(fromRank, fromFile, toRank, toFile) == 0;
            case 'C', 'c' -> straight && between(fromRank, fromFile, toRank, toFile) == (capture ? 1 : 0);
            case 'P', 'p' -> {
                boolean across = red ? fromRank >= 5 : fromRank <= 4;
                boolean ahead = forward == 1 && width == 0;
                boolean sideways = height == 0 && width == 1;
                yield ahead || (across && sideways);
            }
            default -> throw new AssertionError("no piece " + piece);
        };
    }

    private static boolean palace(boolean red, int rank, int file) {
        return file >= 3 && file <= 5 && (red ? rank <= 2 : rank >= 7);
    }

    /** How many pieces stand strictly between two points of one rank or file. */
    private int between(int fromRank, int fromFile, int toRank, int toFile) {
        int pieces = 0;
        int rank = fromRank + Integer.signum(toRank - fromRank);
        int file = fromFile + Integer.signum(toFile - fromFile);
        while (rank != toRank || file != toFile) {
            if (at[rank][file] != EMPTY) {
                pieces++;
            }
            rank += Integer.signum(toRank - rank);
            file += Integer.signum(toFile - file);
        }
        return pieces;
    }
}
