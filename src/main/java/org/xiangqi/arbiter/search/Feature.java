package org.xiangqi.arbiter.search;

import java.util.Arrays;

/** What an {@link Evaluation} looks at, with the number of values that each can take. */
enum Feature {
    /** A piece on a point, by type and by the point of its own half: files a to e, mirrored, and ranks from its own side. */
    GENERAL_AT(50),
    ADVISOR_AT(50),
    ELEPHANT_AT(50),
    HORSE_AT(50),
    CHARIOT_AT(50),
    CANNON_AT(50),
    SOLDIER_AT(50),
    /** Points that a piece may go to, own pieces and points guarded by enemy soldiers left out. */
    HORSE_MOBILITY(9),
    CHARIOT_MOBILITY(18),
    CANNON_MOBILITY(18),
    /** Enemy pieces that a cannon could capture. */
    CANNON_CAPTURES(5),
    /** Points of the enemy palace that a piece attacks. */
    HORSE_ON_PALACE(5),
    CHARIOT_ON_PALACE(7),
    CANNON_ON_PALACE(7),
    SOLDIER_ON_PALACE(4),
    /** The pieces that attack the palace, weighed together. */
    ATTACKERS_TOGETHER(16),
    /** Points from which a piece could give check on its next move without being captured there. */
    CHARIOT_CHECKS(4),
    HORSE_CHECKS(4),
    CANNON_CHECKS(4),
    /** Pieces between a cannon and the enemy general on its file or rank: 0 is the hollow cannon. */
    CANNON_ON_GENERAL_FILE(5),
    CANNON_ON_GENERAL_RANK(5),
    /** Likewise for chariots. */
    CHARIOT_ON_GENERAL_FILE(4),
    CHARIOT_ON_GENERAL_RANK(4),
    /** A chariot's file: no soldier on it, only an enemy's, only own, or both. */
    CHARIOT_FILE(4),
    /** A general with no own piece before it on its file, by enemy chariots. */
    BARE_GENERAL(3),
    /** Own defenders by enemy attackers: 3 × defenders + attackers, each 0 to 2. */
    ADVISORS_AGAINST_CHARIOTS(9),
    ADVISORS_AGAINST_HORSES(9),
    ADVISORS_AGAINST_CANNONS(9),
    ELEPHANTS_AGAINST_CHARIOTS(9),
    ELEPHANTS_AGAINST_HORSES(9),
    ELEPHANTS_AGAINST_CANNONS(9),
    /** Own advisors and own cannons, which need screens. */
    ADVISORS_FOR_CANNONS(9),
    /** Attacking pieces that go together: 3 × number of the one + number of the other. */
    CHARIOTS_AND_HORSES(9),
    CHARIOTS_AND_CANNONS(9),
    HORSES_AND_CANNONS(9),
    /** Own soldiers across the river and own chariots, horses and cannons: 7 × min(soldiers, 3) + min(pieces, 6). */
    CROSSED_SOLDIERS_AND_PIECES(28),
    /** Soldiers across the river side by side. */
    SOLDIERS_ABREAST(1),
    /** An own horse right behind an own soldier that has not crossed. */
    HORSE_BEHIND_SOLDIER(1),
    /** Enemy pieces attacked, by type (advisor to soldier), not protected and then protected. */
    ATTACKED_BY_MINOR(12),
    ATTACKED_BY_HORSE(12),
    ATTACKED_BY_CHARIOT(12),
    ATTACKED_BY_CANNON(12),
    /** The right to move. */
    TEMPO(1);

    /** How many weights all features have. */
    static final int COUNT = Arrays.stream(values()).mapToInt(Feature::size).sum();

    private final int size;

    Feature(int size) {
        this.size = size;
    }

    /** How many values it can take. */
    int size() {
        return size;
    }

    /** The index of its first weight. */
    int at() {
        return Arrays.stream(values())
                .filter(before -> before.compareTo(this) < 0)
                .mapToInt(Feature::size)
                .sum();
    }
}
