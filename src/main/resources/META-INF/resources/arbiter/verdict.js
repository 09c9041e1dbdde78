/** The ruling in words. */
import { english, element } from './dom.js';
import { named, text } from './texts.js';

/** The heading: who won, or that the game goes on. */
export function headline(verdict) {
  if (verdict.status === 'ONGOING') {
    return text('ongoing');
  }
  return verdict.winner === null ? text('draw') : text('wins', { side: named('side', verdict.winner) });
}

/** The article's text among those of the rule set; null if there is none. */
export const articleOf = (verdict, rules) => rules?.articles.find(each => each.id === verdict.article) ?? null;

/**
 * Writes a ruling.
 *
 * @param {HTMLElement} place
 * @param {Object} ruling an answer of the service
 * @param {Object} about what goes with it
 * @param {?Object} about.rules the rule set as GET /v1/rule-sets/{id} answers it
 * @param {string} about.recorded the result that the record tells
 * @param {function(number)} about.goTo shows a ply
 */
export function writeVerdict(place, ruling, { rules, recorded, goTo }) {
  const { verdict } = ruling;
  const written = [
    element('p', { class: 'headline', 'data-result': verdict.result },
      element('strong', {}, headline(verdict)), ' ',
      verdict.status === 'FINISHED' ? element('span', { class: 'result' }, verdict.result) : null),
  ];
  if (verdict.reason !== null) {
    written.push(element('p', { class: 'reason' },
      element('span', { class: 'tag', 'data-reason': verdict.reason }, named('reason', verdict.reason)), ' ',
      element('button', { type: 'button', class: 'inline', click: () => goTo(verdict.decidedAtPly) },
        text('atPly', { ply: verdict.decidedAtPly }))));
  }
  written.push(english('p', verdict.explanation, { class: 'explanation' }));
  const { evidence } = verdict;
  if (evidence && evidence.firstPly <= evidence.lastPly) {
    const line = element('p', { class: 'cycle-line' }, element('span', { 'aria-hidden': 'true' }, '↻ '),
      text('cycle', { first: evidence.firstPly, last: evidence.lastPly }));
    if (evidence.occurrences.length > 0) {
      line.append(' · ', text('occurrences'), ' ', ...evidence.occurrences.flatMap((ply, index) => [
        index > 0 ? ' · ' : '',
        element('button', { type: 'button', class: 'inline', 'aria-label': text('goToPly', { ply }), click: () => goTo(ply) },
          String(ply))]));
    }
    written.push(line);
  }
  const article = articleOf(verdict, rules);
  if (article !== null) {
    written.push(element('details', {}, element('summary', {}, text('article', { id: article.id })),
      english('p', article.title, { class: 'article-title' }), english('p', article.text),
      english('p', article.source, { class: 'quiet' })));
  }
  if (ruling.movesAfterEnd > 0) {
    written.push(element('p', { class: 'note' }, text('afterEnd', { count: ruling.movesAfterEnd })));
  }
  if (verdict.status === 'FINISHED' && recorded !== '*' && recorded !== verdict.result) {
    written.push(element('p', { class: 'note' }, text('contradicts', { recorded, ruled: verdict.result })));
  }
  if (ruling.warnings.length > 0) {
    written.push(element('ul', { class: 'warnings', 'aria-label': text('warnings') },
      ...ruling.warnings.map(warning => element('li', {},
        element('strong', {}, named('warning', warning.code)), ' ',
        english('span', warning.text), ' ',
        element('button', { type: 'button', class: 'inline', click: () => goTo(warning.ply) },
          text('atPly', { ply: warning.ply }))))));
  }
  written.push(element('p', { class: 'quiet' },
    text('underRules', { name: rules?.name ?? ruling.ruleSet.id, version: ruling.ruleSet.version })));
  place.replaceChildren(...written);
}

/** What the ply that is shown does, of those that the verdict rests on. */
export function writeWhy(place, ply) {
  if (ply === null) {
    place.replaceChildren();
    return;
  }
  place.replaceChildren(
    element('p', { class: 'classes' }, ...ply.classes.flatMap(each => [classTag(each), ' '])),
    english('p', ply.why),
    ...(ply.targets.length === 0 ? [] : [
      element('ul', { lang: 'en' }, ...ply.targets.map(target => element('li', {}, target.why)))]));
}

/** The name of what a ply does. */
export const classTag = code => element('span', { class: `tag class-${code.toLowerCase().replace(/_/g, '-')}`, 'data-class': code },
  named('class', code));
