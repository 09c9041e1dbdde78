package org.xiangqi.arbiter.search;

import org.xiangqi.arbiter.board.Bits;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Leaps;
import org.xiangqi.arbiter.board.Lines;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Square;

/**
 * How a position stands without looking ahead: pieces on their points, corrected by a {@link Network} or by features with their
 * {@link Weights}, the same for both sides with the board turned.
 * Scratch memory for one thread.
 */
final class Evaluation {
    /** Phase of the initial position: all chariots, horses and cannons. */
    static final int WHOLE_PHASE = 48;

    /** Palaces, each in its half. */
    private static final long RED_PALACE = 0b111L << 3 | 0b111L << 12 | 0b111L << 21;

    private static final long BLACK_PALACE = 0b111L << 21 | 0b111L << 30 | 0b111L << 39;

    private final int[] weights;
    private final PieceSquares squares;
    private final Material materials;
    private final EndingKnowledge endings = new EndingKnowledge();

    /** What each side's pieces attack, by side and type code; 0 and 8 stand for all of a side's pieces. */
    private final long[] attackLo = new long[16];

    private final long[] attackHi = new long[16];
    /** The files on which each side has soldiers, as nine bits, by side. */
    private final int[] soldierFiles = new int[9];

    private long occupiedLo;
    private long occupiedHi;

    Evaluation(Weights weights) {
        this.weights = weights.toArray();
        squares = new PieceSquares(weights);
        materials = new Material(weights);
    }

    PieceSquares squares() {
        return squares;
    }

    /**
     * The value for the side to move, within ±{@link Values#MOST_EVALUATION}.
     *
     * @param sum the sum of {@link PieceSquares} for the board and its {@link #features}
     * @param material the numbers of {@link Material} for the board
     */
    int value(Board board, int sum, int material) {
        int phase = Material.phase(material);
        return forMover(board, material, tapered(sum + tempo(board), phase));
    }

    /**
     * The same where a network corrects the piece squares, instead of the features.
     *
     * @param placed the sum of {@link PieceSquares} alone
     * @param neurons those of the network for the board
     */
    int value(Board board, int placed, int material, Network network, int[] neurons) {
        int phase = Material.phase(material);
        int correction = network.output(neurons, phase, board.mover());
        return forMover(board, material, tapered(placed, phase) + (board.mover() == 0 ? correction : -correction));
    }

    private int forMover(Board board, int material, int red) {
        int value = endings.scale(board, red, material);
        value = Math.clamp(value, -Values.MOST_EVALUATION, Values.MOST_EVALUATION);
        return board.mover() == 0 ? value : -value;
    }

    /** Between the middle game's half and the ending's. */
    static int tapered(int packed, int phase) {
        return (Weights.middle(packed) * phase + Weights.ending(packed) * (WHOLE_PHASE - phase)) / WHOLE_PHASE;
    }

    /** What the right to move counts for, packed, positive for Red. */
    int tempo(Board board) {
        int tempo = weights[TEMPO];
        return board.mover() == 0 ? tempo : -tempo;
    }

    /**
     * All but the piece squares and the right to move, packed, positive for Red: the same whoever is to move.
     *
     * @param material the numbers of {@link Material} for the board
     */
    int features(Board board, int material) {
        occupiedLo = board.lo(0) | board.lo(Piece.BLACK);
        occupiedHi = board.hi(0) | board.hi(Piece.BLACK);
        soldierFiles[0] = files(board.lo(Piece.SOLDIER) | board.hi(Piece.SOLDIER));
        soldierFiles[Piece.BLACK] =
                files(board.lo(Piece.BLACK + Piece.SOLDIER) | board.hi(Piece.BLACK + Piece.SOLDIER));
        findStepAttacks(board, 0);
        findStepAttacks(board, Piece.BLACK);
        int red = pieces(board, 0);
        int black = pieces(board, Piece.BLACK);
        red += threats(board, 0) + material(board, 0, Material.view(material, 0));
        black += threats(board, Piece.BLACK) + material(board, Piece.BLACK, Material.view(material, Piece.BLACK));
        return red - black;
    }

    /** What general, advisors, elephants and soldiers attack: needed before the other side's mobility. */
    private void findStepAttacks(Board board, int us) {
        long stepsLo = 0;
        long stepsHi = 0;
        long soldiersLo;
        long soldiersHi;
        long lo = board.lo(us + Piece.SOLDIER);
        long hi = board.hi(us + Piece.SOLDIER);
        if (us == 0) {
            stepsLo = Steps.advisors(board.lo(us + Piece.ADVISOR), RED_PALACE)
                    | Steps.elephants(board.lo(us + Piece.ELEPHANT), occupiedLo);
            attackLo[us] = stepsLo | Leaps.general(board.general(us));
            attackHi[us] = 0;
            soldiersLo = Steps.up(lo);
            soldiersHi = Steps.overRiverUp(lo) | Steps.up(hi) | Steps.sideways(hi);
        } else {
            stepsHi = Steps.advisors(board.hi(us + Piece.ADVISOR), BLACK_PALACE)
                    | Steps.elephants(board.hi(us + Piece.ELEPHANT), occupiedHi);
            attackLo[us] = 0;
            attackHi[us] = stepsHi | Leaps.general(board.general(us));
            soldiersLo = Steps.overRiverDown(hi) | Steps.down(lo) | Steps.sideways(lo);
            soldiersHi = Steps.down(hi);
        }
        attackLo[us + Piece.SOLDIER] = soldiersLo;
        attackHi[us + Piece.SOLDIER] = soldiersHi;
        attackLo[us + Piece.ADVISOR] = stepsLo;
        attackHi[us + Piece.ADVISOR] = stepsHi;
        attackLo[us] |= soldiersLo;
        attackHi[us] |= soldiersHi;
    }

    /** Mobility, attacks on the palace, and what stands in line with the enemy general. */
    private int pieces(Board board, int us) {
        int them = us ^ Piece.BLACK;
        int sum = 0;
        int general = board.general(them);
        int generalRank = general / Square.FILES;
        int generalFile = general - generalRank * Square.FILES;
        int onGeneralRank = Bits.rank(occupiedLo, occupiedHi, generalRank);
        int onGeneralFile = Bits.file(occupiedLo, occupiedHi, generalFile);
        long palaceLo = them == 0 ? RED_PALACE : 0;
        long palaceHi = them == 0 ? 0 : BLACK_PALACE;
        long freeLo = ~(board.lo(us) | attackLo[them + Piece.SOLDIER]);
        long freeHi = ~(board.hi(us) | attackHi[them + Piece.SOLDIER]);
        // Where a piece would give check and cannot be captured by what steps; sliders and horses are not looked at.
        long safeLo = ~(board.lo(us) | attackLo[them]);
        long safeHi = ~(board.hi(us) | attackHi[them]);
        int together = 0;

        long horsesLo = 0;
        long horsesHi = 0;
        int horseChecks = 0;
        long horseAimLo = 0;
        long horseAimHi = 0;
        if ((board.lo(us + Piece.HORSE) | board.hi(us + Piece.HORSE)) != 0) {
            int blocked = board.occupiedDiagonally(general);
            horseAimLo = Leaps.horsesOnLo(general, blocked) & safeLo;
            horseAimHi = Leaps.horsesOnHi(general, blocked) & safeHi;
        }
        long horseLeftLo = board.lo(us + Piece.HORSE);
        long horseLeftHi = board.hi(us + Piece.HORSE);
        while ((horseLeftLo | horseLeftHi) != 0) {
            int square = Bits.first(horseLeftLo, horseLeftHi);
            horseLeftHi = Bits.restHi(horseLeftLo, horseLeftHi);
            horseLeftLo = Bits.restLo(horseLeftLo);
            int blocked = board.occupiedBeside(square);
            long lo = Leaps.horseLo(square, blocked);
            long hi = Leaps.horseHi(square, blocked);
            horsesLo |= lo;
            horsesHi |= hi;
            sum += weights[HORSE_MOBILITY + Long.bitCount(lo & freeLo) + Long.bitCount(hi & freeHi)];
            int onPalace = Long.bitCount((lo & palaceLo) | (hi & palaceHi));
            sum += weights[HORSE_ON_PALACE + onPalace];
            together += onPalace == 0 ? 0 : 2;
            horseChecks += Long.bitCount(lo & horseAimLo) + Long.bitCount(hi & horseAimHi);
            int before = us == 0 ? square + Square.FILES : square - Square.FILES;
            if (square < Bits.HALF == (us == 0) && board.code(before) == us + Piece.SOLDIER) {
                sum += weights[HORSE_BEHIND_SOLDIER];
            }
        }

        long chariotAimLo = 0;
        long chariotAimHi = 0;
        int rankAim = Lines.rankSlide(generalFile, onGeneralRank);
        int fileAim = Lines.fileSlide(generalRank, onGeneralFile);
        if ((board.lo(us + Piece.CHARIOT) | board.hi(us + Piece.CHARIOT)) != 0) {
            chariotAimLo = (rankLo(generalRank, rankAim) | fileLo(generalFile, fileAim)) & safeLo;
            chariotAimHi = (rankHi(generalRank, rankAim) | fileHi(generalFile, fileAim)) & safeHi;
        }
        long chariotsLo = 0;
        long chariotsHi = 0;
        int chariotChecks = 0;
        long chariotLeftLo = board.lo(us + Piece.CHARIOT);
        long chariotLeftHi = board.hi(us + Piece.CHARIOT);
        while ((chariotLeftLo | chariotLeftHi) != 0) {
            int square = Bits.first(chariotLeftLo, chariotLeftHi);
            chariotLeftHi = Bits.restHi(chariotLeftLo, chariotLeftHi);
            chariotLeftLo = Bits.restLo(chariotLeftLo);
            int rank = square / Square.FILES;
            int file = square - rank * Square.FILES;
            int alongRank = Lines.rankSlide(file, Bits.rank(occupiedLo, occupiedHi, rank));
            int alongFile = Lines.fileSlide(rank, Bits.file(occupiedLo, occupiedHi, file));
            long lo = rankLo(rank, alongRank) | fileLo(file, alongFile);
            long hi = rankHi(rank, alongRank) | fileHi(file, alongFile);
            chariotsLo |= lo;
            chariotsHi |= hi;
            sum += weights[CHARIOT_MOBILITY + Long.bitCount(lo & freeLo) + Long.bitCount(hi & freeHi)];
            int onPalace = Long.bitCount((lo & palaceLo) | (hi & palaceHi));
            sum += weights[CHARIOT_ON_PALACE + Math.min(onPalace, 6)];
            together += onPalace == 0 ? 0 : 3;
            chariotChecks += Long.bitCount(lo & chariotAimLo) + Long.bitCount(hi & chariotAimHi);
            if (file == generalFile) {
                int between = Integer.bitCount(Lines.between(rank, generalRank) & onGeneralFile);
                sum += weights[CHARIOT_ON_GENERAL_FILE + Math.min(between, 3)];
            } else if (rank == generalRank) {
                int between = Integer.bitCount(Lines.between(file, generalFile) & onGeneralRank);
                sum += weights[CHARIOT_ON_GENERAL_RANK + Math.min(between, 3)];
            }
            int own = (soldierFiles[us] >>> file & 1) << 1;
            int theirs = soldierFiles[them] >>> file & 1;
            sum += weights[CHARIOT_FILE + own + theirs];
        }

        long cannonsLo = 0;
        long cannonsHi = 0;
        int cannonChecks = 0;
        if ((board.lo(us + Piece.CANNON) | board.hi(us + Piece.CANNON)) != 0) {
            // Beyond the first piece seen from the general, up to the second.
            int rankBeyond = Lines.rankOver(generalFile, onGeneralRank);
            int fileBeyond = Lines.fileOver(generalRank, onGeneralFile);
            long aimLo = (rankLo(generalRank, rankBeyond) | fileLo(generalFile, fileBeyond)) & safeLo;
            long aimHi = (rankHi(generalRank, rankBeyond) | fileHi(generalFile, fileBeyond)) & safeHi;
            long cannonLeftLo = board.lo(us + Piece.CANNON);
            long cannonLeftHi = board.hi(us + Piece.CANNON);
            while ((cannonLeftLo | cannonLeftHi) != 0) {
                int square = Bits.first(cannonLeftLo, cannonLeftHi);
                cannonLeftHi = Bits.restHi(cannonLeftLo, cannonLeftHi);
                cannonLeftLo = Bits.restLo(cannonLeftLo);
                int rank = square / Square.FILES;
                int file = square - rank * Square.FILES;
                int onRank = Bits.rank(occupiedLo, occupiedHi, rank);
                int onFile = Bits.file(occupiedLo, occupiedHi, file);
                int stepRank = Lines.rankSlide(file, onRank) & ~onRank;
                int stepFile = Lines.fileSlide(rank, onFile) & ~onFile;
                int overRank = Lines.rankOver(file, onRank);
                int overFile = Lines.fileOver(rank, onFile);
                long stepLo = rankLo(rank, stepRank) | fileLo(file, stepFile);
                long stepHi = rankHi(rank, stepRank) | fileHi(file, stepFile);
                long overLo = rankLo(rank, overRank) | fileLo(file, overFile);
                long overHi = rankHi(rank, overRank) | fileHi(file, overFile);
                cannonsLo |= overLo;
                cannonsHi |= overHi;
                sum += weights[CANNON_MOBILITY + Long.bitCount(stepLo & freeLo) + Long.bitCount(stepHi & freeHi)];
                int captures = Long.bitCount(overLo & board.lo(them)) + Long.bitCount(overHi & board.hi(them));
                sum += weights[CANNON_CAPTURES + captures];
                int onPalace = Long.bitCount((overLo & palaceLo) | (overHi & palaceHi));
                sum += weights[CANNON_ON_PALACE + Math.min(onPalace, 6)];
                together += onPalace == 0 ? 0 : 2;
                cannonChecks += Long.bitCount((stepLo | (overLo & board.lo(them))) & aimLo)
                        + Long.bitCount((stepHi | (overHi & board.hi(them))) & aimHi);
                if (file == generalFile) {
                    int between = Integer.bitCount(Lines.between(rank, generalRank) & onGeneralFile);
                    sum += weights[CANNON_ON_GENERAL_FILE + Math.min(between, 4)];
                } else if (rank == generalRank) {
                    int between = Integer.bitCount(Lines.between(file, generalFile) & onGeneralRank);
                    sum += weights[CANNON_ON_GENERAL_RANK + Math.min(between, 4)];
                }
            }
        }

        int soldierPalace = Long.bitCount(attackLo[us + Piece.SOLDIER] & palaceLo)
                + Long.bitCount(attackHi[us + Piece.SOLDIER] & palaceHi);
        sum += weights[SOLDIER_ON_PALACE + Math.min(soldierPalace, 3)];
        together += soldierPalace == 0 ? 0 : 1;
        sum += weights[ATTACKERS_TOGETHER + Math.min(together, 15)];
        sum += weights[CHARIOT_CHECKS + Math.min(chariotChecks, 3)];
        sum += weights[HORSE_CHECKS + Math.min(horseChecks, 3)];
        sum += weights[CANNON_CHECKS + Math.min(cannonChecks, 3)];
        attackLo[us + Piece.HORSE] = horsesLo;
        attackHi[us + Piece.HORSE] = horsesHi;
        attackLo[us + Piece.CHARIOT] = chariotsLo;
        attackHi[us + Piece.CHARIOT] = chariotsHi;
        attackLo[us + Piece.CANNON] = cannonsLo;
        attackHi[us + Piece.CANNON] = cannonsHi;
        return sum;
    }

    /** The enemy pieces that this side attacks, by what attacks them and whether they are protected. */
    private int threats(Board board, int us) {
        int them = us ^ Piece.BLACK;
        long guardedLo = attackLo[them]
                | attackLo[them + Piece.HORSE]
                | attackLo[them + Piece.CHARIOT]
                | attackLo[them + Piece.CANNON];
        long guardedHi = attackHi[them]
                | attackHi[them + Piece.HORSE]
                | attackHi[them + Piece.CHARIOT]
                | attackHi[them + Piece.CANNON];
        long minorLo = attackLo[us + Piece.SOLDIER] | attackLo[us + Piece.ADVISOR];
        long minorHi = attackHi[us + Piece.SOLDIER] | attackHi[us + Piece.ADVISOR];
        return threats(board, them, minorLo, minorHi, guardedLo, guardedHi, ATTACKED_BY_MINOR)
                + threats(board, us, Piece.HORSE, guardedLo, guardedHi, ATTACKED_BY_HORSE)
                + threats(board, us, Piece.CHARIOT, guardedLo, guardedHi, ATTACKED_BY_CHARIOT)
                + threats(board, us, Piece.CANNON, guardedLo, guardedHi, ATTACKED_BY_CANNON);
    }

    private int threats(Board board, int us, int type, long guardedLo, long guardedHi, int first) {
        long lo = attackLo[us + type];
        long hi = attackHi[us + type];
        return threats(board, us ^ Piece.BLACK, lo, hi, guardedLo, guardedHi, first);
    }

    private int threats(
            Board board, int them, long attackedLo, long attackedHi, long guardedLo, long guardedHi, int first) {
        int sum = 0;
        for (long set = attackedLo & board.lo(them) & ~board.lo(them + Piece.GENERAL); set != 0; set &= set - 1) {
            int type = board.code(Long.numberOfTrailingZeros(set)) & 7;
            sum += weights[first + type - Piece.ADVISOR + ((guardedLo & set & -set) == 0 ? 0 : 6)];
        }
        for (long set = attackedHi & board.hi(them) & ~board.hi(them + Piece.GENERAL); set != 0; set &= set - 1) {
            int type = board.code(Bits.HALF + Long.numberOfTrailingZeros(set)) & 7;
            sum += weights[first + type - Piece.ADVISOR + ((guardedHi & set & -set) == 0 ? 0 : 6)];
        }
        return sum;
    }

    /** The files of the points of a half, as nine bits. */
    private static int files(long half) {
        long two = half | half >>> 18;
        return (int) (two | two >>> 9 | half >>> 36) & 0x1FF;
    }

    /** What pieces are worth beside others, and how soldiers and the general stand. */
    private int material(Board board, int us, int view) {
        int sum = materials.sum(view);
        long crossed = us == 0 ? board.hi(us + Piece.SOLDIER) : board.lo(us + Piece.SOLDIER);
        sum += weights[CROSSED_SOLDIERS_AND_PIECES + 7 * Math.min(Long.bitCount(crossed), 3) + Material.pieces(view)];
        sum += Long.bitCount(crossed & crossed >>> 1 & NOT_LAST_FILE) * weights[SOLDIERS_ABREAST];
        int general = board.general(us);
        int file = general % Square.FILES;
        int rank = general / Square.FILES;
        int before = us == 0 ? -2 << rank : (1 << rank) - 1;
        if ((Bits.file(board.lo(us), board.hi(us), file) & before) == 0) {
            int chariots = (us ^ Piece.BLACK) + Piece.CHARIOT;
            sum += weights[BARE_GENERAL + Long.bitCount(board.lo(chariots)) + Long.bitCount(board.hi(chariots))];
        }
        return sum;
    }

    /** Every point of a half but those of file i. */
    private static final long NOT_LAST_FILE = Bits.ALL & ~(Bits.spread(31) << 8);

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

    /** Where the weights of the features begin: constants, so that the compiler sees them as such. */
    private static final int HORSE_MOBILITY = Feature.HORSE_MOBILITY.at();

    private static final int CHARIOT_MOBILITY = Feature.CHARIOT_MOBILITY.at();
    private static final int CANNON_MOBILITY = Feature.CANNON_MOBILITY.at();
    private static final int CANNON_CAPTURES = Feature.CANNON_CAPTURES.at();
    private static final int HORSE_ON_PALACE = Feature.HORSE_ON_PALACE.at();
    private static final int CHARIOT_ON_PALACE = Feature.CHARIOT_ON_PALACE.at();
    private static final int CANNON_ON_PALACE = Feature.CANNON_ON_PALACE.at();
    private static final int SOLDIER_ON_PALACE = Feature.SOLDIER_ON_PALACE.at();
    private static final int ATTACKERS_TOGETHER = Feature.ATTACKERS_TOGETHER.at();
    private static final int CHARIOT_CHECKS = Feature.CHARIOT_CHECKS.at();
    private static final int HORSE_CHECKS = Feature.HORSE_CHECKS.at();
    private static final int CANNON_CHECKS = Feature.CANNON_CHECKS.at();
    private static final int CANNON_ON_GENERAL_FILE = Feature.CANNON_ON_GENERAL_FILE.at();
    private static final int CANNON_ON_GENERAL_RANK = Feature.CANNON_ON_GENERAL_RANK.at();
    private static final int CHARIOT_ON_GENERAL_FILE = Feature.CHARIOT_ON_GENERAL_FILE.at();
    private static final int CHARIOT_ON_GENERAL_RANK = Feature.CHARIOT_ON_GENERAL_RANK.at();
    private static final int CHARIOT_FILE = Feature.CHARIOT_FILE.at();
    private static final int BARE_GENERAL = Feature.BARE_GENERAL.at();
    private static final int CROSSED_SOLDIERS_AND_PIECES = Feature.CROSSED_SOLDIERS_AND_PIECES.at();
    private static final int SOLDIERS_ABREAST = Feature.SOLDIERS_ABREAST.at();
    private static final int HORSE_BEHIND_SOLDIER = Feature.HORSE_BEHIND_SOLDIER.at();
    private static final int ATTACKED_BY_MINOR = Feature.ATTACKED_BY_MINOR.at();
    private static final int ATTACKED_BY_HORSE = Feature.ATTACKED_BY_HORSE.at();
    private static final int ATTACKED_BY_CHARIOT = Feature.ATTACKED_BY_CHARIOT.at();
    private static final int ATTACKED_BY_CANNON = Feature.ATTACKED_BY_CANNON.at();
    private static final int TEMPO = Feature.TEMPO.at();
}
