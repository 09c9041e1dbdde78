/** The print view: a protocol of one page that an arbiter can sign. */
import { byId, element, english } from './dom.js';
import { languageOf, written } from './moves.js';
import { articleOf, headline } from './verdict.js';
import { TAGS } from './state.js';
import { named, text } from './texts.js';

/** As many rows and plies as have room on one page; of more the last are printed, and how many are missing. */
const MOST_ROWS = 16;
const MOST_PLIES = 200;

/** Of an article that is longer, the beginning. */
const MOST_TEXT = 700;

/**
 * Writes the protocol.
 *
 * @param {Object} told
 * @param {Object} told.state
 * @param {Object} told.ruling
 * @param {Object[]} told.plies
 * @param {?Object} told.rules
 * @param {string} told.notation
 * @param {?string} told.picture the board at the deciding position; null as long as it is not there
 */
export function writeProtocol({ state, ruling, plies, rules, notation, picture }) {
  const { verdict } = ruling;
  const row = (name, value) => element('div', {}, element('dt', {}, name), element('dd', {}, value));
  const article = articleOf(verdict, rules);
  const evidence = verdict.evidence ?? null;
  const about = TAGS.map(name => row(text(`tag.${name}`), state.tags[name] ?? '……………………'));
  const parts = [
    element('header', {}, element('h1', {}, text('protocol')),
      element('p', {}, `${rules?.name ?? ruling.ruleSet.id} · ${ruling.ruleSet.id} ${ruling.ruleSet.version}`)),
    element('dl', { class: 'about' }, ...about, row(text('recorded'), state.recorded)),
    element('div', { class: 'two' },
      element('div', {},
        element('h2', {}, `${headline(verdict)}${verdict.status === 'FINISHED' ? ` (${verdict.result})` : ''}`),
        verdict.reason === null ? null
          : element('p', {}, `${named('reason', verdict.reason)} · ${text('atPly', { ply: verdict.decidedAtPly })}`),
        english('p', verdict.explanation),
        article === null ? null : english('p', shortened(`${article.id}, ${article.title}: ${article.text}`), { class: 'article' })),
      element('figure', {},
        picture === null ? null : element('img', { src: `data:image/svg+xml,${encodeURIComponent(picture)}`, alt: '' }),
        element('figcaption', {}, text('boardAfter', { ply: shownPly(ruling, plies) })))),
  ];
  if (evidence !== null && evidence.plies.length > 0) {
    const shown = evidence.plies.slice(-MOST_ROWS);
    const missing = evidence.plies.length - shown.length;
    parts.push(element('h3', {}, text('cycle', { first: evidence.firstPly, last: evidence.lastPly })),
      missing === 0 ? null : element('p', {}, text('omitted', { count: missing })),
      element('table', {},
        element('thead', {}, element('tr', {}, ...['ply', 'side', 'move', 'does', 'explanation']
          .map(each => element('th', { scope: 'col' }, text(each))))),
        element('tbody', {}, ...shown.map(each => element('tr', {},
          element('td', {}, String(each.ply)),
          element('td', {}, named('side', each.side)),
          element('td', { lang: languageOf(notation) }, moveOf(plies, each, notation)),
          element('td', {}, each.classes.map(code => named('class', code)).join(', ')),
          english('td', each.why))))));
  }
  const listed = plies.slice(-MOST_PLIES);
  parts.push(element('h3', {}, text('moves')),
    listed.length === plies.length ? null : element('p', {}, text('omitted', { count: plies.length - listed.length })),
    element('p', { class: 'all-moves', lang: languageOf(notation) },
      listed.map(ply => `${ply.ply}.\u00a0${written(ply, notation)}`).join('  ') || '–'),
    element('p', { class: 'fen' }, `FEN: ${ruling.position.fen}`),
    element('footer', {}, ...['arbiter', 'place', 'signature'].map(each => element('div', {}, text(each)))));
  byId('protocol').replaceChildren(...parts.filter(part => part !== null));
}

const shortened = whole => whole.length > MOST_TEXT ? `${whole.slice(0, MOST_TEXT)}…` : whole;

/** The ply that decided, or the last. */
export const shownPly = (ruling, plies) => ruling.verdict.decidedAtPly ?? plies.length;

function moveOf(plies, evidence, notation) {
  const ply = plies[evidence.ply - 1];
  return ply === undefined ? evidence.move : written(ply, notation);
}
