/** The game under all rule sets, side by side. */
import { byId, element, english } from './dom.js';
import { headline } from './verdict.js';
import { named, text } from './texts.js';

/**
 * Writes the table.
 *
 * @param {Object} answer of the service
 * @param {Object[]} ruleSets as listed by the service
 * @param {function(number)} goTo
 */
export function writeComparison(answer, ruleSets, goTo) {
  const nameOf = id => ruleSets.find(each => each.id === id)?.name ?? id;
  const columns = ['ruleSet', 'result', 'reason', 'ply', 'explanation'];
  const cells = ({ ruleSet, verdict }) => [
    element('th', { scope: 'row' }, nameOf(ruleSet.id)),
    element('td', {}, headline(verdict), verdict.status === 'FINISHED' ? ` ${verdict.result}` : ''),
    element('td', {}, verdict.reason === null ? '–' : named('reason', verdict.reason)),
    element('td', {}, verdict.decidedAtPly === null ? '–' : element('button', {
      type: 'button', class: 'inline', 'aria-label': text('goToPly', { ply: verdict.decidedAtPly }),
      click: () => goTo(verdict.decidedAtPly) }, String(verdict.decidedAtPly))),
    english('td', verdict.explanation),
  ];
  const rows = answer.rulings.map(ruling => {
    const row = element('tr', { 'data-rule-set': ruling.ruleSet.id }, ...cells(ruling));
    // On a narrow screen each cell stands on a line of its own, with the name of its column.
    [...row.children].forEach((cell, index) => { cell.dataset.column = text(columns[index]); });
    return row;
  });
  byId('comparison').replaceChildren(
    element('p', {}, text(answer.unanimous ? 'unanimous' : 'notUnanimous')),
    element('table', { class: 'stacking' },
      element('thead', {}, element('tr', {}, ...columns.map(each => element('th', { scope: 'col' }, text(each))))),
      element('tbody', {}, ...rows)));
}
