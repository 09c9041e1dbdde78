/** From what people paste or drop to the games in it. */
import { readFile, readRecords } from './api.js';

/** A FEN and behind it, on the same line, moves; the service wants a line for each. */
const FEN_AND_MOVES = /^\s*((?:[A-Za-z0-9]{1,9}\/){9}[A-Za-z0-9]{1,9}(?:[ \t]+[wbr])?(?:[ \t]+-){0,2}(?:[ \t]+\d{1,4}){0,2})[ \t]+(?:moves[ \t]+)?(\S.*)$/s;

/**
 * @typedef {Object} Source
 * @property {Uint8Array|string} bytes what was given, or records as JSON
 * @property {boolean} isFile whether it is a file, which the service can also rule on as such
 * @property {Object[]} games as the service reads them
 */

/**
 * The games in a text.
 *
 * @returns {Promise<Source>}
 * @throws {Refusal}
 */
export async function fromText(text, signal) {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    return fromJson(trimmed, signal);
  }
  const parted = FEN_AND_MOVES.exec(trimmed);
  const lines = parted === null ? text : `${parted[1]}\n${parted[2]}`;
  return fromBytes(new TextEncoder().encode(lines), signal);
}

/** The games in a file, whose encoding the service tells. */
export async function fromBytes(bytes, signal) {
  const { games } = await readFile(bytes, signal);
  return { bytes, isFile: true, games };
}

/** Records as the service answers them, or the body of an adjudication. */
async function fromJson(text, signal) {
  let told = null;
  try {
    told = JSON.parse(text);
  } catch {
    return fromBytes(new TextEncoder().encode(text), signal);
  }
  if (Array.isArray(told.games)) {
    // What an answer says besides, such as format, is of no meaning to the service as a request.
    const { games } = await readRecords(text, signal);
    return { bytes: text, isFile: false, games };
  }
  return { bytes: text, isFile: false, games: [], request: told };
}
