/** What the service, or the page, could not take, and where. */
import { Refusal } from './api.js';
import { byId, element, english } from './dom.js';
import { BrokenLink } from './state.js';
import { named, text } from './texts.js';

export function hideProblem() {
  byId('problem').hidden = true;
  byId('problem').replaceChildren();
}

/**
 * Shows it and moves the focus there, so that a screen reader says it too.
 *
 * @param {*} error what was thrown
 */
export function showProblem(error) {
  const place = byId('problem');
  place.replaceChildren(...written(error));
  if (error instanceof Refusal && error.problem.status === 401) {
    place.append(keyForm());
  }
  place.hidden = false;
  place.focus();
  place.scrollIntoView({ block: 'nearest' });
}

/** Where the key is asked for that the service requires. */
function keyForm() {
  const field = element('input', { id: 'key', type: 'password', autocomplete: 'off', required: true, pattern: '[!-~]+' });
  return element('form', {
    class: 'row', id: 'key-form',
    submit: event => {
      event.preventDefault();
      document.dispatchEvent(new CustomEvent('key', { detail: field.value.trim() }));
    },
  }, element('label', { class: 'field' }, element('span', {}, text('key')), field),
  element('button', { type: 'submit', class: 'primary' }, text('useKey')));
}

const heading = (title, language = null) => element('h2', { id: 'problem-title', lang: language }, title);

function written(error) {
  if (error instanceof BrokenLink) {
    return [heading(text('brokenLink')), element('p', {}, text('brokenLinkDetail', { part: error.part }))];
  }
  if (!(error instanceof Refusal)) {
    return [heading(text(error instanceof PlainRefusal ? error.key : 'failed'))];
  }
  const { problem } = error;
  if (problem.type === null) {
    return [heading(text(problem.status === 0 ? 'unreachable' : 'failed')),
      problem.status === 0 ? null : element('p', {}, `HTTP ${problem.status}`)].filter(each => each !== null);
  }
  const parts = [heading(problem.title, 'en')];
  const where = placeOf(problem);
  if (where !== '') {
    parts.push(element('p', { class: 'where' }, where));
  }
  if (typeof problem.detail === 'string') {
    parts.push(english('p', problem.detail));
  }
  for (const list of [problem.candidates, problem.faults, problem.readings]) {
    if (Array.isArray(list) && list.length > 0) {
      parts.push(english('ul', '', {}));
      parts.at(-1).append(...list.slice(0, 50).map(each => element('li', {}, described(each))));
    }
  }
  if (problem.ruling) {
    parts.push(element('p', { class: 'note' }, text('rulingBefore', { count: problem.validMoves ?? problem.ruling.position.ply })));
  }
  if (problem.retryAfter) {
    parts.push(element('p', {}, text('retry', { seconds: problem.retryAfter })));
  }
  // The type is an address from the root; from the page it is right behind a prefix too.
  parts.push(element('p', {}, element('a', { href: problem.type.replace(/^\/+/, ''), hreflang: 'en' }, text('about'))));
  return parts;
}

/** The place in the game or the text. */
function placeOf(problem) {
  const parts = [];
  if (Number.isInteger(problem.ply)) {
    parts.push(text('problemPly', { ply: problem.ply, move: problem.move ?? '' }).trim());
  }
  if (typeof problem.reason === 'string' && problem.type === '/problems/illegal-move') {
    parts.push(named('illegal', problem.reason));
  }
  if (Number.isInteger(problem.line)) {
    parts.push(text('lineOf', { line: problem.line, column: problem.column ?? 1 }));
  } else if (Number.isInteger(problem.row)) {
    parts.push(text('rowOf', { row: problem.row }));
  }
  return parts.join(' · ');
}

const described = value => typeof value === 'string' ? value
  : Object.values(value).filter(each => typeof each === 'string' || typeof each === 'number').join(', ');

/** What the page itself does not take; the key of its text. */
export class PlainRefusal extends Error {
  constructor(key) {
    super(key);
    this.key = key;
  }
}
