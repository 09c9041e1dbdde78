package org.xiangqi.arbiter.notation;

import java.util.Locale;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.notation.RelativeMove.Direction;
import org.xiangqi.arbiter.notation.RelativeMove.Which;

/**
 * Notation with Vietnamese letters, read only: Tg general, S advisor, T elephant, M horse, X chariot, P cannon, B soldier; then
 * the file, or t (trước) for the front, g (giữa) for the middle and s (sau) for the rear piece; direction; number.
 *
 * <p>P, B and S mean other pieces in {@link Wxf}, and the signs differ too, so which is meant is told for a game as a whole:
 * {@link Readers#letters}.
 */
public enum Vietnamese implements Letters {
    /** {@code .} forward, {@code /} back, {@code -} sideways: {@code P2-5 M8.7}. */
    OWN_SIGNS(".", "/", "-"),
    /** The signs of WXF: {@code P2.5 M8+7}. */
    WXF_SIGNS("+", "-", ".=");

    private final String forward;
    private final String backward;
    private final String sideways;

    Vietnamese(String forward, String backward, String sideways) {
        this.forward = forward;
        this.backward = backward;
        this.sideways = sideways;
    }

    /** Whether the text has the form of a move in either, whatever the position. */
    public static boolean looksLike(String text) {
        String plain = Characters.halfWidth(text);
        return OWN_SIGNS.parse(plain).isPresent() || WXF_SIGNS.parse(plain).isPresent();
    }

    @Override
    public boolean hasForm(String text) {
        return parse(Characters.halfWidth(text)).isPresent();
    }

    @Override
    public MoveReading read(String text, Board board) {
        return parse(Characters.halfWidth(text))
                .map(move -> move.resolve(board))
                .orElse(new MoveReading.Unreadable());
    }

    private Optional<RelativeMove> parse(String text) {
        boolean general = text.toLowerCase(Locale.ROOT).startsWith("tg") && text.length() == 5;
        String rest = general ? text.substring(2) : text.isEmpty() ? "" : text.substring(1);
        if (rest.length() != 3) {
            return Optional.empty();
        }
        Optional<PieceType> type = general ? Optional.of(PieceType.GENERAL) : type(text.charAt(0));
        Optional<Which> which = which(rest.charAt(0));
        Optional<Direction> direction = direction(rest.charAt(1));
        int number = rest.charAt(2) - '0';
        boolean complete = type.isPresent() && which.isPresent() && direction.isPresent() && number >= 1 && number <= 9;
        return complete
                ? Optional.of(new RelativeMove(type.get(), which.get(), direction.get(), number))
                : Optional.empty();
    }

    private static Optional<Which> which(char c) {
        if (c >= '1' && c <= '9') {
            return Optional.of(Which.onFile(c - '0'));
        }
        return switch (Character.toLowerCase(c)) {
            case 't' -> Optional.of(Which.of(Stand::isFront));
            case 's' -> Optional.of(Which.of(Stand::isRear));
            case 'g' -> Optional.of(Which.of(Stand::isMiddle));
            default -> Optional.empty();
        };
    }

    private Optional<Direction> direction(char c) {
        if (forward.indexOf(c) >= 0) {
            return Optional.of(Direction.FORWARD);
        }
        if (backward.indexOf(c) >= 0) {
            return Optional.of(Direction.BACKWARD);
        }
        return sideways.indexOf(c) >= 0 ? Optional.of(Direction.SIDEWAYS) : Optional.empty();
    }

    private static Optional<PieceType> type(char c) {
        return switch (Character.toUpperCase(c)) {
            case 'S' -> Optional.of(PieceType.ADVISOR);
            case 'T' -> Optional.of(PieceType.ELEPHANT);
            case 'M' -> Optional.of(PieceType.HORSE);
            case 'X' -> Optional.of(PieceType.CHARIOT);
            case 'P' -> Optional.of(PieceType.CANNON);
            case 'B' -> Optional.of(PieceType.SOLDIER);
            default -> Optional.empty();
        };
    }
}
