/**
 * What is shown, and how it is written in the address behind the # sign, which browsers keep to themselves: nothing is stored
 * and nothing about it reaches the server with the address.
 */
import { INITIAL_FEN } from './positions.js';

/** The form of the fragment; a later one has another number. */
const FORM = '1';

/** More than any game that the service takes. */
const MOST_MOVES = 5000;
const MOST_FEN = 200;
const MOST_TAG = 200;
const MOST_FRAGMENT = 40_000;

const FEN = /^[A-Za-z0-9/]{1,110}( [\w-]{1,10}){0,5}$/;
const MOVES = /^([a-i][0-9][a-i][0-9])*$/;
const RULE_SET = /^[a-z0-9-]{1,40}$/;
const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'vi'];
const NOTATIONS = ['WXF', 'UCCI', 'HANS', 'HANT'];
const PIECES = ['TRADITIONAL', 'SIMPLIFIED', 'LETTERS'];
const SIDES = ['RED', 'BLACK'];
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

/** What is kept of what a record says about its game. */
export const TAGS = ['Event', 'Site', 'Date', 'Round', 'Red', 'Black'];

/** A fragment that no page of ours wrote, or that was damaged on its way. */
export class BrokenLink extends Error {
  /** @param {string} part the name in the fragment at fault */
  constructor(part) {
    super(part);
    this.part = part;
  }
}

/**
 * @typedef {Object} State
 * @property {string} fen where the game starts
 * @property {string[]} moves in UCCI
 * @property {number} ply after how many of them the board is shown
 * @property {string} ruleSet an id
 * @property {string} below the side that sits below
 * @property {string} pieces what is written on them
 * @property {?string} notation of the move list; null: that of the language
 * @property {?string} language null: that of the browser
 * @property {Object<string, string>} tags
 * @property {string} recorded the result that the record tells
 */

/** @returns {State} */
export const initial = () => ({
  fen: INITIAL_FEN,
  moves: [],
  ply: 0,
  ruleSet: 'domi',
  below: 'RED',
  pieces: 'TRADITIONAL',
  notation: null,
  language: null,
  tags: {},
  recorded: '*',
});

/** The tags that are kept, of those of a record. */
export function keptTags(tags) {
  const kept = {};
  for (const name of TAGS) {
    const text = tags[name];
    if (typeof text === 'string' && text.trim() !== '' && !/^[?.]+$/.test(text)) {
      kept[name] = [...text.trim()].slice(0, MOST_TAG / 2).join('');
    }
  }
  return kept;
}

/** @param {State} state */
export function toFragment(state) {
  const told = new URLSearchParams({ v: FORM, rules: state.ruleSet, ply: String(state.ply) });
  if (state.fen !== INITIAL_FEN) {
    told.set('fen', state.fen);
  }
  if (state.moves.length > 0) {
    told.set('moves', state.moves.join(''));
  }
  const defaults = initial();
  for (const [name, field] of [['below', 'below'], ['pieces', 'pieces'], ['notation', 'notation'], ['lang', 'language'],
    ['result', 'recorded']]) {
    if (state[field] !== defaults[field]) {
      told.set(name, state[field]);
    }
  }
  for (const [name, text] of Object.entries(state.tags)) {
    told.set(name, text);
  }
  return `#${told}`;
}

/**
 * Reads a fragment; an empty one is the start.
 *
 * @returns {State}
 * @throws {BrokenLink}
 */
export function fromFragment(fragment) {
  const state = initial();
  const text = fragment.replace(/^#/, '');
  if (text === '') {
    return state;
  }
  if (text.length > MOST_FRAGMENT) {
    throw new BrokenLink('#');
  }
  const told = new URLSearchParams(text);
  if (told.get('v') !== FORM) {
    throw new BrokenLink('v');
  }
  const value = (name, isGood, otherwise) => {
    const given = told.get(name);
    if (given === null) {
      return otherwise;
    }
    if (!isGood(given)) {
      throw new BrokenLink(name);
    }
    return given;
  };
  const oneOf = list => given => list.includes(given);
  state.ruleSet = value('rules', given => RULE_SET.test(given), state.ruleSet);
  state.fen = value('fen', given => given.length <= MOST_FEN && FEN.test(given), state.fen);
  state.moves = value('moves', given => given.length <= 4 * MOST_MOVES && MOVES.test(given), '').match(/.{4}/g) ?? [];
  state.ply = Number(value('ply', given => /^\d{1,4}$/.test(given) && Number(given) <= state.moves.length, '0'));
  state.below = value('below', oneOf(SIDES), state.below);
  state.pieces = value('pieces', oneOf(PIECES), state.pieces);
  state.notation = value('notation', oneOf(NOTATIONS), null);
  state.language = value('lang', oneOf(LANGUAGES), null);
  state.recorded = value('result', oneOf(RESULTS), '*');
  for (const name of TAGS) {
    const tag = value(name, given => given.length <= MOST_TAG, null);
    if (tag !== null) {
      state.tags[name] = tag;
    }
  }
  return state;
}
