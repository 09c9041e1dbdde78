/** The list of moves, the cycle that the verdict rests on marked in it. */
import { byId, element } from './dom.js';
import { sideToMove } from './positions.js';
import { classTag } from './verdict.js';
import { text } from './texts.js';

/** How a move is written; in traditional Chinese only once the service has been asked for that. */
export function written(ply, notation) {
  switch (notation) {
    case 'UCCI': return ply.ucci;
    case 'HANS': return ply.chinese;
    case 'HANT': return ply.traditional ?? ply.chinese;
    default: return ply.wxf;
  }
}

export const languageOf = notation => ({ HANS: 'zh-Hans', HANT: 'zh-Hant' })[notation] ?? null;

/**
 * Writes the list.
 *
 * @param {Object} told
 * @param {string} told.fen where the game starts
 * @param {Object[]} told.plies
 * @param {Object} told.verdict
 * @param {number} told.ended how many plies were read until the end; Infinity while the game goes on
 * @param {string} told.notation
 * @param {function(number)} told.goTo
 */
export function writeMoves({ fen, plies, verdict, ended, notation, goTo }) {
  const evidence = verdict.evidence ?? null;
  const byPly = new Map((evidence?.plies ?? []).map(each => [each.ply, each]));
  const inCycle = ply => evidence !== null && ply >= evidence.firstPly && ply <= evidence.lastPly;
  const start = element('button', { type: 'button', class: 'ply', 'data-ply': 0, click: () => goTo(0) }, text('startPly'));
  if (plies.length === 0) {
    byId('moves').replaceChildren(element('p', { class: 'quiet' }, text('noMoves')), element('p', {}, start));
    return;
  }
  const language = languageOf(notation);
  const cell = ply => {
    if (ply === undefined) {
      return element('td', {});
    }
    const number = ply.ply;
    const classes = byPly.get(number)?.classes ?? [];
    return element('td', { class: inCycle(number) ? 'in-cycle' : number > ended ? 'after-end' : null },
      element('button', { type: 'button', class: 'ply', 'data-ply': number, click: () => goTo(number) },
        element('span', { class: 'move', lang: language }, written(ply, notation)),
        inCycle(number) ? element('span', { class: 'cycle-sign' }, element('span', { 'aria-hidden': 'true' }, '↻'),
          element('span', { class: 'hidden' }, text('inCycle'))) : null,
        number > ended ? element('span', { class: 'hidden' }, text('playedOn')) : null),
      ...classes.filter(each => each !== 'IDLE').map(classTag));
  };
  const rows = [];
  let rest = [...plies];
  let number = 1;
  if (sideToMove(fen) === 'BLACK') {
    rows.push(element('tr', {}, element('th', { scope: 'row' }, String(number++)), element('td', {}, '…'), cell(rest.shift())));
  }
  while (rest.length > 0) {
    const [first, second, ...others] = rest;
    rows.push(element('tr', {}, element('th', { scope: 'row' }, String(number++)), cell(first), cell(second)));
    rest = others;
  }
  byId('moves').replaceChildren(
    element('p', { class: 'row between' }, start, evidence === null || evidence.firstPly > evidence.lastPly ? null
      : element('span', { class: 'cycle-key' }, `↻ ${text('cycle', { first: evidence.firstPly, last: evidence.lastPly })}`)),
    element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': 'moves-title' },
      element('table', {},
        element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, text('number')),
          element('th', { scope: 'col' }, text('side.RED')), element('th', { scope: 'col' }, text('side.BLACK')))),
        element('tbody', {}, ...rows))));
}

/** Marks the ply that the board shows. */
export function markPly(ply) {
  for (const each of document.querySelectorAll('#moves .ply')) {
    const shown = Number(each.dataset.ply) === ply;
    each.classList.toggle('shown-ply', shown);
    if (shown) {
      each.setAttribute('aria-current', 'true');
      const scroller = each.closest('.scroll');
      if (scroller !== null) {
        const above = each.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
        if (above < 40 || above > scroller.clientHeight - 40) {
          scroller.scrollTop += above - scroller.clientHeight / 2;
        }
      }
    } else {
      each.removeAttribute('aria-current');
    }
  }
}
