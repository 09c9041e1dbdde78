/** Points and positions, as far as the page must know them: which piece stands where. What is legal the service says. */

export const INITIAL_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

const FILES = 'abcdefghi';

/** All points in the order in which they are seen with that side below, from the upper left. */
export function squares(below) {
  const seen = [];
  for (let rank = 9; rank >= 0; rank--) {
    for (const file of FILES) {
      seen.push(file + rank);
    }
  }
  return below === 'BLACK' ? seen.reverse() : seen;
}

/**
 * The pieces of a FEN of the service.
 *
 * @returns {Map<string, string>} FEN letters by point
 */
export function pieces(fen) {
  const found = new Map();
  fen.split(' ')[0].split('/').forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (sign >= '1' && sign <= '9') {
        file += Number(sign);
      } else {
        found.set(FILES[file] + (9 - index), sign);
        file++;
      }
    }
  });
  return found;
}

/** The board and whose turn it is, without counters. */
export const withoutCounters = fen => fen.split(' ').slice(0, 2).join(' ');

/** Whose turn it is. */
export const sideToMove = fen => (fen.split(' ')[1] === 'b' ? 'BLACK' : 'RED');

export const sideOf = piece => (piece === piece.toUpperCase() ? 'RED' : 'BLACK');
