package org.xiangqi.arbiter.board;

/**
 * The legal moves of a position, found without making any of them.
 *
 * <p>First, looking out from the mover's general, it finds what ties the mover's pieces down:
 *
 * <ul>
 *   <li>the only piece between the general and a chariot or the other general: it stays on that line;
 *   <li>one of two pieces between the general and a cannon: it stays on that line and leaves the other alone;
 *   <li>a piece on the leg of a horse that would attack the general: it stays, or takes that horse;
 *   <li>an open line between a cannon and the general: nothing may step onto it, for it would be a screen.
 * </ul>
 *
 * <p>Then each piece's targets, cut down by its ties, are kept as a set of points: counting them is a bit count, listing
 * them a walk over the bits. In check only those targets are kept that answer it.
 *
 * <p>Reusable scratch memory: one instance serves any number of positions, one after the other, in one thread. {@link
 * #find} fills it; the other methods read what it found last.
 */
public final class LegalMoves {
    /** Room enough for any position: every piece of a side at its best reaches 116 points in all. */
    public static final int MOST = 128;

    private static final int MOST_PIECES = 16;
    private static final int MOST_TIES = 12;

    private int pieces;
    private final int[] from = new int[MOST_PIECES];
    private final long[] lo = new long[MOST_PIECES];
    private final long[] hi = new long[MOST_PIECES];

    private int ties;
    private final int[] tied = new int[MOST_TIES];
    private final long[] tieLo = new long[MOST_TIES];
    private final long[] tieHi = new long[MOST_TIES];
    private long tiedLo;
    private long tiedHi;

    /** Points that nothing may be put on: they lie open between the general and a cannon. */
    private long forbiddenLo;

    private long forbiddenHi;

    private boolean inCheck;

    /** Points that moves are looked for to. */
    private long wantedLo;

    private long wantedHi;

    /** Sets of the position looked at: codes of the two sides (0 Red, 8 Black), and all that stands on the board. */
    private int us;

    private int them;
    private long occupiedLo;
    private long occupiedHi;

    /** Finds the legal moves of the side to move. */
    public void find(Board board) {
        find(board, -1, -1);
    }

    /** Finds the legal captures of the side to move, and nothing else. */
    public void findCaptures(Board board) {
        int them = board.mover() ^ Piece.BLACK;
        find(board, board.lo(them), board.hi(them));
    }

    private void find(Board board, long ontoLo, long ontoHi) {
        start(board);
        wantedLo = ontoLo & ~board.lo(us);
        wantedHi = ontoHi & ~board.hi(us);
        addSliders(board);
        addSteppers(board);
        if (inCheck) {
            keepOnlyAnswers(board);
        }
        addGeneral(board);
    }

    /**
     * Whether the side to move has a legal move: found with as little work as the position allows. What {@link #find} found
     * before is lost.
     *
     * @param inCheck whether it stands in check
     */
    public boolean probe(Board board, boolean inCheck) {
        if (inCheck ? generalSteps(board) : Mobility.plainMove(board)) {
            return true;
        }
        find(board);
        return any();
    }

    /** In check the general itself has an answer most often. */
    private static boolean generalSteps(Board board) {
        int us = board.mover();
        int general = board.general(us);
        long own = us == 0 ? board.lo(us) : board.hi(us);
        int half = us == 0 ? 0 : Bits.HALF;
        for (long set = Leaps.general(general) & ~own; set != 0; set &= set - 1) {
            if (!Attacks.exposes(board, general, half + Long.numberOfTrailingZeros(set))) {
                return true;
            }
        }
        return false;
    }

    private void start(Board board) {
        pieces = 0;
        ties = 0;
        tiedLo = 0;
        tiedHi = 0;
        forbiddenLo = 0;
        forbiddenHi = 0;
        us = board.mover();
        them = us ^ Piece.BLACK;
        occupiedLo = board.lo(us) | board.lo(them);
        occupiedHi = board.hi(us) | board.hi(them);
        inCheck = lookOut(board);
    }

    /** How many legal moves there are. */
    public int count() {
        int count = 0;
        for (int i = 0; i < pieces; i++) {
            count += Long.bitCount(lo[i]) + Long.bitCount(hi[i]);
        }
        return count;
    }

    /** Whether there is a legal move. */
    public boolean any() {
        long any = 0;
        for (int i = 0; i < pieces; i++) {
            any |= lo[i] | hi[i];
        }
        return any != 0;
    }

    /** Whether the side to move stood in check. */
    public boolean inCheck() {
        return inCheck;
    }

    /** Whether moving from one point to the other (indices 0 to 89) is among them. */
    public boolean has(int from, int to) {
        for (int i = 0; i < pieces; i++) {
            if (this.from[i] == from) {
                return Bits.has(lo[i], hi[i], to);
            }
        }
        return false;
    }

    /**
     * Writes the moves, packed, into the array from the offset on, and returns the offset behind the last. The array must
     * have room for {@link #MOST} more.
     */
    public int write(int[] moves, int offset) {
        int end = offset;
        for (int i = 0; i < pieces; i++) {
            for (long set = lo[i]; set != 0; set &= set - 1) {
                moves[end++] = Move.code(from[i], Long.numberOfTrailingZeros(set));
            }
            for (long set = hi[i]; set != 0; set &= set - 1) {
                moves[end++] = Move.code(from[i], Bits.HALF + Long.numberOfTrailingZeros(set));
            }
        }
        return end;
    }

    /** As {@link #write}, captures only. The board must still be the one that the moves were found on. */
    public int writeCaptures(Board board, int[] moves, int offset) {
        return write(moves, offset, board.lo(them), board.hi(them));
    }

    /** As {@link #write}, moves that do not capture only. The board must still be the one they were found on. */
    public int writeQuiets(Board board, int[] moves, int offset) {
        return write(moves, offset, ~board.lo(them), ~board.hi(them));
    }

    /**
     * As {@link #write}, moves only that do not capture and give check. The board must still be the one they were found on.
     */
    public int writeQuietChecks(Board board, int[] moves, int offset) {
        int general = board.general(them);
        long emptyLo = ~board.lo(them);
        long emptyHi = ~board.hi(them);
        long linesLo = Surroundings.linesLo(general) & emptyLo;
        long linesHi = Surroundings.linesHi(general) & emptyHi;
        long horsesLo = (linesLo | Leaps.horsesOnLo(general, 0)) & emptyLo;
        long horsesHi = (linesHi | Leaps.horsesOnHi(general, 0)) & emptyHi;
        int end = offset;
        for (int i = 0; i < pieces; i++) {
            int from = this.from[i];
            boolean horse = board.code(from) == us + Piece.HORSE;
            long ontoLo = horse ? horsesLo : linesLo;
            long ontoHi = horse ? horsesHi : linesHi;
            if (Bits.has(Surroundings.linesLo(general), Surroundings.linesHi(general), from)) {
                // Wherever it goes, it may uncover something.
                ontoLo = emptyLo;
                ontoHi = emptyHi;
            }
            end = writeChecks(board, from, lo[i] & ontoLo, 0, moves, end);
            end = writeChecks(board, from, hi[i] & ontoHi, Bits.HALF, moves, end);
        }
        return end;
    }

    private static int writeChecks(Board board, int from, long targets, int half, int[] moves, int offset) {
        int end = offset;
        for (long set = targets; set != 0; set &= set - 1) {
            int to = half + Long.numberOfTrailingZeros(set);
            if (Attacks.checks(board, from, to)) {
                moves[end++] = Move.code(from, to);
            }
        }
        return end;
    }

    private int write(int[] moves, int offset, long ontoLo, long ontoHi) {
        int end = offset;
        for (int i = 0; i < pieces; i++) {
            for (long set = lo[i] & ontoLo; set != 0; set &= set - 1) {
                moves[end++] = Move.code(from[i], Long.numberOfTrailingZeros(set));
            }
            for (long set = hi[i] & ontoHi; set != 0; set &= set - 1) {
                moves[end++] = Move.code(from[i], Bits.HALF + Long.numberOfTrailingZeros(set));
            }
        }
        return end;
    }

    /** Finds check and ties by what stands around the mover's general; answers whether it is check. */
    private boolean lookOut(Board board) {
        int general = board.general(us);
        int rank = general / Square.FILES;
        int file = general - rank * Square.FILES;
        int onRank = Bits.rank(occupiedLo, occupiedHi, rank);
        int onFile = Bits.file(occupiedLo, occupiedHi, file);
        int rankChariots = Bits.rank(board.lo(them + Piece.CHARIOT), board.hi(them + Piece.CHARIOT), rank);
        int rankCannons = Bits.rank(board.lo(them + Piece.CANNON), board.hi(them + Piece.CANNON), rank);
        int fileChariots = Bits.file(
                board.lo(them + Piece.CHARIOT) | board.lo(them + Piece.GENERAL),
                board.hi(them + Piece.CHARIOT) | board.hi(them + Piece.GENERAL),
                file);
        int fileCannons = Bits.file(board.lo(them + Piece.CANNON), board.hi(them + Piece.CANNON), file);
        boolean check = false;
        if ((rankChariots | rankCannons) != 0) {
            int first = Lines.rankSlide(file, onRank);
            int second = Lines.rankJump(file, onRank);
            check = ((first & rankChariots) | (second & rankCannons)) != 0;
            tieRank(board, file, rank, second & rankChariots, onRank);
            tieRank(board, file, rank, Lines.rankThird(file, onRank) & rankCannons, onRank);
            for (int open = first & rankCannons; open != 0; open &= open - 1) {
                int between = Lines.between(file, Integer.numberOfTrailingZeros(open));
                forbiddenLo |= rankLo(rank, between);
                forbiddenHi |= rankHi(rank, between);
            }
        }
        if ((fileChariots | fileCannons) != 0) {
            int first = Lines.fileSlide(rank, onFile);
            int second = Lines.fileJump(rank, onFile);
            check |= ((first & fileChariots) | (second & fileCannons)) != 0;
            tieFile(board, file, rank, second & fileChariots, onFile);
            tieFile(board, file, rank, Lines.fileThird(rank, onFile) & fileCannons, onFile);
            for (int open = first & fileCannons; open != 0; open &= open - 1) {
                int between = Lines.between(rank, Integer.numberOfTrailingZeros(open));
                forbiddenLo |= fileLo(file, between);
                forbiddenHi |= fileHi(file, between);
            }
        }
        int side = them >>> 3;
        long soldiers = (board.lo(them + Piece.SOLDIER) & Leaps.soldiersOnLo(side, general))
                | (board.hi(them + Piece.SOLDIER) & Leaps.soldiersOnHi(side, general));
        // In check too: the horses' ties are needed all the same.
        return horsesAround(board, general) || check || soldiers != 0;
    }

    /** Ties the mover's pieces between the general and each of the pieces (as bits of the rank). */
    private void tieRank(Board board, int file, int rank, int attackers, int onRank) {
        for (int left = attackers; left != 0; left &= left - 1) {
            int attacker = Integer.numberOfTrailingZeros(left);
            int between = Lines.between(file, attacker);
            int held = between & onRank;
            int allowed = (between & ~held) | 1 << attacker;
            for (int bits = held & Bits.rank(board.lo(us), board.hi(us), rank); bits != 0; bits &= bits - 1) {
                int square = rank * Square.FILES + Integer.numberOfTrailingZeros(bits);
                tie(square, rankLo(rank, allowed), rankHi(rank, allowed));
            }
        }
    }

    /** As {@link #tieRank}, along the general's file. */
    private void tieFile(Board board, int file, int rank, int attackers, int onFile) {
        for (int left = attackers; left != 0; left &= left - 1) {
            int attacker = Integer.numberOfTrailingZeros(left);
            int between = Lines.between(rank, attacker);
            int held = between & onFile;
            int allowed = (between & ~held) | 1 << attacker;
            for (int bits = held & Bits.file(board.lo(us), board.hi(us), file); bits != 0; bits &= bits - 1) {
                int square = Integer.numberOfTrailingZeros(bits) * Square.FILES + file;
                tie(square, fileLo(file, allowed), fileHi(file, allowed));
            }
        }
    }

    /** Ties the pieces on the legs of horses that would attack the general; answers whether one does. */
    private boolean horsesAround(Board board, int general) {
        long horsesLo = board.lo(them + Piece.HORSE) & Leaps.horsesOnLo(general, 0);
        long horsesHi = board.hi(them + Piece.HORSE) & Leaps.horsesOnHi(general, 0);
        if ((horsesLo | horsesHi) == 0) {
            return false;
        }
        boolean check = false;
        for (int n = 0; n < 4; n++) {
            int leg = Leaps.diagonal(general, n);
            int piece = board.code(leg);
            int allButThis = 15 ^ 1 << n;
            long overLegLo = horsesLo & Leaps.horsesOnLo(general, allButThis);
            long overLegHi = horsesHi & Leaps.horsesOnHi(general, allButThis);
            if ((overLegLo | overLegHi) != 0) {
                if (piece == Piece.EMPTY) {
                    check = true;
                } else if ((piece & Piece.BLACK) == us) {
                    boolean one = Long.bitCount(overLegLo) + Long.bitCount(overLegHi) == 1;
                    tie(leg, one ? overLegLo : 0, one ? overLegHi : 0);
                }
            }
        }
        return check;
    }

    private void tie(int square, long allowedLo, long allowedHi) {
        tied[ties] = square;
        tieLo[ties] = allowedLo;
        tieHi[ties] = allowedHi;
        ties++;
        tiedLo |= Bits.lo(square);
        tiedHi |= Bits.hi(square);
    }

    private static long rankLo(int rank, int bits) {
        return rank < 5 ? (long) bits << (9 * rank) : 0;
    }

    private static long rankHi(int rank, int bits) {
        return rank < 5 ? 0 : (long) bits << (9 * (rank - 5));
    }

    private static long fileLo(int file, int bits) {
        return Bits.spread(bits & 31) << file;
    }

    private static long fileHi(int file, int bits) {
        return Bits.spread(bits >>> 5) << file;
    }

    /** Adds a piece with its targets, cut down to what is free of own pieces, of forbidden points and of its ties. */
    private void add(int square, long targetsLo, long targetsHi) {
        long allowedLo = targetsLo & wantedLo & ~forbiddenLo;
        long allowedHi = targetsHi & wantedHi & ~forbiddenHi;
        if ((allowedLo | allowedHi) == 0) {
            return;
        }
        if (Bits.has(tiedLo, tiedHi, square)) {
            for (int i = 0; i < ties; i++) {
                if (tied[i] == square) {
                    allowedLo &= tieLo[i];
                    allowedHi &= tieHi[i];
                }
            }
        }
        from[pieces] = square;
        lo[pieces] = allowedLo;
        hi[pieces] = allowedHi;
        pieces++;
    }

    /** Advisors, elephants, horses and soldiers. */
    private void addSteppers(Board board) {
        int home = us >>> 3;
        long advisors = home == 0 ? board.lo(us + Piece.ADVISOR) : board.hi(us + Piece.ADVISOR);
        for (long set = advisors; set != 0; set &= set - 1) {
            int square = home * Bits.HALF + Long.numberOfTrailingZeros(set);
            long targets = Leaps.advisor(square);
            add(square, home == 0 ? targets : 0, home == 0 ? 0 : targets);
        }
        long elephants = home == 0 ? board.lo(us + Piece.ELEPHANT) : board.hi(us + Piece.ELEPHANT);
        for (long set = elephants; set != 0; set &= set - 1) {
            int square = home * Bits.HALF + Long.numberOfTrailingZeros(set);
            long targets = Leaps.elephant(square, board.occupiedDiagonally(square));
            add(square, home == 0 ? targets : 0, home == 0 ? 0 : targets);
        }
        long lo = board.lo(us + Piece.HORSE);
        long hi = board.hi(us + Piece.HORSE);
        while ((lo | hi) != 0) {
            int square = Bits.first(lo, hi);
            hi = Bits.restHi(lo, hi);
            lo = Bits.restLo(lo);
            int blocked = board.occupiedBeside(square);
            add(square, Leaps.horseLo(square, blocked), Leaps.horseHi(square, blocked));
        }
        lo = board.lo(us + Piece.SOLDIER);
        hi = board.hi(us + Piece.SOLDIER);
        while ((lo | hi) != 0) {
            int square = Bits.first(lo, hi);
            hi = Bits.restHi(lo, hi);
            lo = Bits.restLo(lo);
            add(square, Leaps.soldierLo(home, square), Leaps.soldierHi(home, square));
        }
    }

    /** Chariots and cannons. */
    private void addSliders(Board board) {
        long lo = board.lo(us + Piece.CHARIOT);
        long hi = board.hi(us + Piece.CHARIOT);
        while ((lo | hi) != 0) {
            int square = Bits.first(lo, hi);
            hi = Bits.restHi(lo, hi);
            lo = Bits.restLo(lo);
            int rank = square / Square.FILES;
            int file = square - rank * Square.FILES;
            int alongRank = Lines.rankSlide(file, Bits.rank(occupiedLo, occupiedHi, rank));
            int alongFile = Lines.fileSlide(rank, Bits.file(occupiedLo, occupiedHi, file));
            addAlong(board, square, rank, file, alongRank, alongFile);
        }
        lo = board.lo(us + Piece.CANNON);
        hi = board.hi(us + Piece.CANNON);
        while ((lo | hi) != 0) {
            int square = Bits.first(lo, hi);
            hi = Bits.restHi(lo, hi);
            lo = Bits.restLo(lo);
            int rank = square / Square.FILES;
            int file = square - rank * Square.FILES;
            int onRank = Bits.rank(occupiedLo, occupiedHi, rank);
            int onFile = Bits.file(occupiedLo, occupiedHi, file);
            int alongRank = Lines.rankSlide(file, onRank) & ~onRank | Lines.rankJump(file, onRank);
            int alongFile = Lines.fileSlide(rank, onFile) & ~onFile | Lines.fileJump(rank, onFile);
            addAlong(board, square, rank, file, alongRank, alongFile);
        }
    }

    private void addAlong(Board board, int square, int rank, int file, int alongRank, int alongFile) {
        add(
                square,
                rankLo(rank, alongRank) | fileLo(file, alongFile),
                rankHi(rank, alongRank) | fileHi(file, alongFile));
    }

    /** The general's steps are tried one by one, for any of them may meet an attack. */
    private void addGeneral(Board board) {
        int general = board.general(us);
        long wanted = us == 0 ? wantedLo : wantedHi;
        long safe = safe(board, general, Leaps.general(general) & wanted, us == 0 ? 0 : Bits.HALF);
        from[pieces] = general;
        lo[pieces] = us == 0 ? safe : 0;
        hi[pieces] = us == 0 ? 0 : safe;
        pieces++;
    }

    /**
     * Drops every target found so far that leaves the general in check. What answers a check is known: to take the piece
     * that gives it, to stand in its way, or to be no longer the screen of a cannon. Ties and points forbidden see to it
     * that nothing else comes to attack the general.
     */
    private void keepOnlyAnswers(Board board) {
        int general = board.general(us);
        int rank = general / Square.FILES;
        int file = general - rank * Square.FILES;
        answerOnRank(board, rank, file);
        answerOnFile(board, rank, file);
        answerHorses(board, general);
        int side = them >>> 3;
        long soldiersLo = board.lo(them + Piece.SOLDIER) & Leaps.soldiersOnLo(side, general);
        long soldiersHi = board.hi(them + Piece.SOLDIER) & Leaps.soldiersOnHi(side, general);
        int soldiers = Long.bitCount(soldiersLo) + Long.bitCount(soldiersHi);
        if (soldiers > 0) {
            keep(soldiers == 1 ? soldiersLo : 0, soldiers == 1 ? soldiersHi : 0);
        }
    }

    private void answerOnRank(Board board, int rank, int file) {
        int onRank = Bits.rank(occupiedLo, occupiedHi, rank);
        int chariots = Bits.rank(board.lo(them + Piece.CHARIOT), board.hi(them + Piece.CHARIOT), rank);
        for (int by = Lines.rankSlide(file, onRank) & chariots; by != 0; by &= by - 1) {
            int answers = Lines.between(file, Integer.numberOfTrailingZeros(by)) | by & -by;
            keep(rankLo(rank, answers), rankHi(rank, answers));
        }
        int cannons = Bits.rank(board.lo(them + Piece.CANNON), board.hi(them + Piece.CANNON), rank);
        for (int by = Lines.rankJump(file, onRank) & cannons; by != 0; by &= by - 1) {
            int between = Lines.between(file, Integer.numberOfTrailingZeros(by));
            int answers = between & ~onRank | by & -by;
            int screen = rank * Square.FILES + Integer.numberOfTrailingZeros(between & onRank);
            keep(rankLo(rank, answers), rankHi(rank, answers), screen, rankLo(rank, between), rankHi(rank, between));
        }
    }

    /** As {@link #answerOnRank}, along the general's file, where the other general counts as a chariot. */
    private void answerOnFile(Board board, int rank, int file) {
        int onFile = Bits.file(occupiedLo, occupiedHi, file);
        int chariots = Bits.file(
                board.lo(them + Piece.CHARIOT) | board.lo(them + Piece.GENERAL),
                board.hi(them + Piece.CHARIOT) | board.hi(them + Piece.GENERAL),
                file);
        for (int by = Lines.fileSlide(rank, onFile) & chariots; by != 0; by &= by - 1) {
            int answers = Lines.between(rank, Integer.numberOfTrailingZeros(by)) | by & -by;
            keep(fileLo(file, answers), fileHi(file, answers));
        }
        int cannons = Bits.file(board.lo(them + Piece.CANNON), board.hi(them + Piece.CANNON), file);
        for (int by = Lines.fileJump(rank, onFile) & cannons; by != 0; by &= by - 1) {
            int between = Lines.between(rank, Integer.numberOfTrailingZeros(by));
            int answers = between & ~onFile | by & -by;
            int screen = Integer.numberOfTrailingZeros(between & onFile) * Square.FILES + file;
            keep(fileLo(file, answers), fileHi(file, answers), screen, fileLo(file, between), fileHi(file, between));
        }
    }

    /** One horse over a leg is taken or blocked there, two can only be blocked. */
    private void answerHorses(Board board, int general) {
        long horsesLo = board.lo(them + Piece.HORSE) & Leaps.horsesOnLo(general, 0);
        long horsesHi = board.hi(them + Piece.HORSE) & Leaps.horsesOnHi(general, 0);
        if ((horsesLo | horsesHi) == 0) {
            return;
        }
        for (int n = 0; n < 4; n++) {
            int leg = Leaps.diagonal(general, n);
            int allButThis = 15 ^ 1 << n;
            long overLegLo = horsesLo & Leaps.horsesOnLo(general, allButThis);
            long overLegHi = horsesHi & Leaps.horsesOnHi(general, allButThis);
            if ((overLegLo | overLegHi) != 0 && board.code(leg) == Piece.EMPTY) {
                boolean one = Long.bitCount(overLegLo) + Long.bitCount(overLegHi) == 1;
                keep(Bits.lo(leg) | (one ? overLegLo : 0), Bits.hi(leg) | (one ? overLegHi : 0));
            }
        }
    }

    /** Drops every other target. */
    private void keep(long answersLo, long answersHi) {
        for (int i = 0; i < pieces; i++) {
            lo[i] &= answersLo;
            hi[i] &= answersHi;
        }
    }

    /** As {@link #keep(long, long)}, but a cannon's screen may go wherever it does not stay between it and the general. */
    private void keep(long answersLo, long answersHi, int screen, long betweenLo, long betweenHi) {
        for (int i = 0; i < pieces; i++) {
            boolean leaves = from[i] == screen;
            lo[i] &= leaves ? ~betweenLo : answersLo;
            hi[i] &= leaves ? ~betweenHi : answersHi;
        }
    }

    private static long safe(Board board, int from, long targets, int half) {
        long safe = targets;
        for (long set = targets; set != 0; set &= set - 1) {
            if (Attacks.exposes(board, from, half + Long.numberOfTrailingZeros(set))) {
                safe ^= Long.lowestOneBit(set);
            }
        }
        return safe;
    }
}
