/** Puts the parts of the page together: what is shown follows from the state, and the state is in the address. */
import * as api from './api.js';
import { BestMove } from './best.js';
import { Board, consequenceOf } from './board.js';
import { writeComparison } from './comparison.js';
import { announce, byId, element } from './dom.js';
import { copy, save, writeShare } from './files.js';
import { fromBytes, fromText } from './game.js';
import { languageOf, markPly, writeMoves, written } from './moves.js';
import { sideToMove, withoutCounters } from './positions.js';
import { hideProblem, PlainRefusal, showProblem } from './problem.js';
import { shownPly, writeProtocol } from './protocol.js';
import { BrokenLink, fromFragment, initial, keptTags, toFragment } from './state.js';
import { currentLanguage, named, notationOfLanguage, ofBrowser, speak, text } from './texts.js';
import { headline, writeVerdict, writeWhy } from './verdict.js';

/** A file that is longer is no game; the service has a limit of its own. */
const MOST_BYTES = 16_000_000;

const SAMPLE = 'h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6';

let state = initial();

/** The rule sets as listed, and each as it is in full once it was asked for. */
let ruleSets = [];
const rulesById = new Map();

/** What the service said of the game: the ruling, all plies, and the plies of the game until its end. */
let ruled = null;

/** The games of the file that was read last. */
let source = null;

/** The arrows of the best move that was found; null: those of the ruling. */
let arrows = null;

/** Who holds a key down goes through a game faster than browsers let addresses change. */
const WRITING_MILLIS = 200;
let unwritten = null;

/** Whether the next ruling is that of a game just opened, and is to be seen. */
let scrolls = false;

/** What is under way: a new one ends the one before. */
const underWay = { ruling: null, board: null, protocol: null, reading: null, comparison: null };

function begin(kind) {
  underWay[kind]?.abort();
  underWay[kind] = new AbortController();
  return underWay[kind].signal;
}

const notation = () => state.notation ?? notationOfLanguage();

/** Shows what was thrown, unless it was given up. */
function fail(error) {
  if (!api.isCancelled(error)) {
    if (!(error instanceof api.Refusal || error instanceof BrokenLink || error instanceof PlainRefusal)) {
      console.error(error);
    }
    showProblem(error);
  }
}

/** The game as requests have it. */
const game = (plies = state.moves.length) => ({
  ruleSet: state.ruleSet,
  startFen: state.fen,
  moves: state.moves.slice(0, plies),
  notation: 'UCCI',
});

const rulingRequest = () => ({ ...game(), include: ['EVIDENCE', 'PLIES'] });

// --- the state and the address

/**
 * Keeps the state in the address.
 *
 * @param {boolean} isNew whether going back in the browser shall lead to what was before
 */
function remember(isNew, played = 0) {
  const fragment = toFragment(state);
  if (isNew) {
    write();
    keep('pushState', { played }, fragment);
    byId('undo').disabled = !(played > 0);
  } else {
    clearTimeout(unwritten?.timer);
    unwritten = { kept: { played }, fragment, timer: setTimeout(write, WRITING_MILLIS) };
  }
}

/** Writes into the address what is not yet there. */
function write() {
  if (unwritten !== null) {
    const { kept, fragment } = unwritten;
    forget();
    keep('replaceState', kept, fragment);
  }
}

function forget() {
  clearTimeout(unwritten?.timer);
  unwritten = null;
}

function keep(how, kept, fragment) {
  try {
    history[how](kept, '', fragment);
  } catch (error) {
    // Some browsers allow so many changes of the address in a time. The link is right all the same.
    console.info(error);
  }
}

/** The number of moves played on the board that going back would take back. */
const played = () => history.state?.played ?? 0;

/** The address of what is shown, also where it is not yet in that of the browser. */
const link = () => new URL(toFragment(state), location.href).href;

/** Shows what the address says. */
async function recall() {
  forget();
  hideProblem();
  let broken = null;
  try {
    state = fromFragment(location.hash);
  } catch (error) {
    state = { ...initial(), language: state.language };
    broken = error;
  }
  byId('undo').disabled = !(played() > 0);
  await showAll();
  if (broken !== null) {
    fail(broken);
  }
}

/** Everything anew: the texts, the choices, the ruling, the board. */
async function showAll() {
  speakLanguage();
  byId('pieces').value = state.pieces;
  byId('rule-set').value = state.ruleSet;
  byId('comparison').replaceChildren();
  best.clear();
  arrows = null;
  await rule();
}

function speakLanguage() {
  speak(state.language ?? ofBrowser());
  byId('language').value = currentLanguage();
  byId('notation').value = notation();
  const listed = ruleSets.find(each => each.id === state.ruleSet);
  byId('rule-set-summary').textContent = listed?.summary ?? '';
  writeGames();
}

// --- the ruling

async function rule() {
  const signal = begin('ruling');
  underWay.board?.abort();
  underWay.protocol?.abort();
  const { fen, moves, ruleSet } = state;
  try {
    const ruling = await api.adjudicate(rulingRequest(), signal);
    const all = ruling.movesAfterEnd === 0 ? ruling.plies
      : (await api.adjudicate({ ...game(), stopAtEnd: false, include: ['PLIES'] }, signal)).plies;
    ruled = { fen, moves, ruleSet, ruling, plies: all, ended: ruling.verdict.status === 'FINISHED' ? ruling.plies.length : Infinity };
    await showRuling(signal);
  } catch (error) {
    if (api.isCancelled(error)) {
      return;
    }
    await retreat(error);
  }
}

/** Whether what the service said is of the game that is to be shown, and not of the one before. */
const isRuled = () => ruled !== null && ruled.moves === state.moves && ruled.fen === state.fen && ruled.ruleSet === state.ruleSet;

/** Shows the ruling anew, in another language or notation. */
async function showAgain() {
  if (isRuled()) {
    await showRuling(begin('ruling'));
  } else {
    await rule();
  }
}

/** What says that the game as such cannot be taken, and not that the service is out of reach, busy or closed. */
const REFUSALS = [400, 404, 413, 422];

/** A game that the service does not take, out of a link: what is fine of it is shown, and what is not is said. */
async function retreat(error) {
  const valid = error.problem?.validMoves;
  if (error.problem?.type === null || !REFUSALS.includes(error.problem?.status)) {
    fail(error);
    return;
  }
  if (Number.isInteger(valid) && valid < state.moves.length) {
    state.moves = state.moves.slice(0, valid);
    state.ply = Math.min(state.ply, valid);
    remember(false, played());
    await rule();
  } else if (!isStart()) {
    const kept = { language: state.language, notation: state.notation, pieces: state.pieces, below: state.below };
    const known = ruleSets.some(each => each.id === state.ruleSet);
    state = { ...initial(), ...kept, ruleSet: known ? state.ruleSet : initial().ruleSet };
    byId('rule-set').value = state.ruleSet;
    remember(false, played());
    await rule();
  }
  fail(error);
}

function isStart() {
  const { fen, moves, ruleSet } = initial();
  return state.fen === fen && state.moves.length === moves.length && state.ruleSet === ruleSet;
}

async function showRuling(signal) {
  const { ruling } = ruled;
  const rules = rulesById.get(state.ruleSet) ?? null;
  writeVerdict(byId('verdict'), ruling, { rules, recorded: state.recorded, goTo });
  if (scrolls) {
    // At once: what is scrolled later moves away from under a finger.
    scrolls = false;
    byId('verdict-section').scrollIntoView({ block: 'nearest' });
  }
  listMoves();
  writeShare(link(), rulingRequest());
  const board = showBoard();
  if (rules === null) {
    await loadRules(state.ruleSet, signal);
  }
  if (notation() === 'HANT') {
    await askTraditional(signal);
  }
  listMoves();
  protocol();
  await board;
}

async function loadRules(id, signal) {
  try {
    rulesById.set(id, await api.ruleSet(id));
    if (!signal.aborted && ruled !== null && id === ruled.ruling.ruleSet.id) {
      writeVerdict(byId('verdict'), ruled.ruling, { rules: rulesById.get(id), recorded: state.recorded, goTo });
    }
  } catch (error) {
    fail(error);
  }
}

/** Adjudications answer simplified script; the other is written when it is wanted. */
async function askTraditional(signal) {
  const { plies } = ruled;
  if (plies.length === 0 || plies[0].traditional !== undefined) {
    return;
  }
  const answer = await api.notations(
    { startFen: state.fen, moves: plies.map(ply => ply.ucci), notation: 'UCCI' }, signal);
  answer.plies.forEach((ply, index) => { plies[index].traditional = ply.chinese.traditional; });
}

function listMoves() {
  const { ruling, plies, ended } = ruled;
  writeMoves({ fen: state.fen, plies, verdict: ruling.verdict, ended, notation: notation(), goTo });
  markPly(state.ply);
}

/** The print view, with the board at the deciding position. */
async function protocol() {
  if (!isRuled()) {
    return;
  }
  const signal = begin('protocol');
  const { ruling, plies } = ruled;
  const told = { state, ruling, plies, rules: rulesById.get(state.ruleSet) ?? null, notation: notation() };
  writeProtocol({ ...told, picture: null });
  try {
    const picture = await api.boardPicture(pictureOf(shownPly(ruling, plies), null), signal);
    if (!signal.aborted) {
      writeProtocol({ ...told, picture });
    }
  } catch (error) {
    fail(error);
  }
}

// --- the board

const fenAt = ply => (ply === 0 ? state.fen : ruled.plies[ply - 1].fen);

const evidenceAt = ply => ruled.ruling.verdict.evidence?.plies.find(each => each.ply === ply) ?? null;

/** The attacks of a ply that the verdict rests on; null: the service shows the checks of the position. */
function attacksOf(ply) {
  const evidence = evidenceAt(ply);
  if (evidence === null || evidence.targets.length === 0) {
    return null;
  }
  const pairs = new Set(evidence.targets.flatMap(target => target.by.map(from => from + target.square)));
  return [...pairs].slice(0, 40).join(',');
}

/** The query of a picture: only the last move, as a whole game may be longer than an address. */
function pictureOf(ply, drawn) {
  const query = { fen: withoutCounters(fenAt(Math.max(0, ply - 1))), ply: ply > 0 ? 1 : 0, orientation: state.below, pieces: state.pieces };
  if (ply > 0) {
    query.moves = ruled.plies[ply - 1].ucci;
  }
  const told = drawn ?? attacksOf(ply);
  if (told !== null) {
    query.arrows = told;
  }
  return query;
}

async function showBoard() {
  if (!isRuled()) {
    // The ruling that is under way shows it.
    return;
  }
  const signal = begin('board');
  const { ply } = state;
  const fen = fenAt(ply);
  board.show(fen, state.below);
  markPly(ply);
  writeShown();
  writeWhy(byId('why'), evidenceAt(ply));
  byId('consequences').replaceChildren();
  for (const [id, off] of [['first', ply === 0], ['back', ply === 0], ['forward', ply === ruled.plies.length],
    ['last', ply === ruled.plies.length]]) {
    byId(id).setAttribute('aria-disabled', String(off));
  }
  try {
    await Promise.all([draw(signal), allow(ply, signal)]);
  } catch (error) {
    fail(error);
  }
}

async function draw(signal) {
  const picture = await api.boardPicture(pictureOf(state.ply, arrows), signal);
  if (!signal.aborted) {
    board.draw(picture);
  }
}

/** The legal moves, with what each leads to, of the position that is shown. */
async function allow(ply, signal) {
  const answer = await api.adjudicate({ ...game(ply), include: ['LEGAL_MOVES'] }, signal);
  if (signal.aborted) {
    return;
  }
  const isOver = answer.verdict.status === 'FINISHED';
  const moves = isOver ? [] : answer.legalMoves;
  board.allow(moves);
  writeShown(isOver);
  const telling = moves.filter(move => move.consequence !== 'NONE');
  byId('consequences').replaceChildren(...(telling.length === 0 ? [] : [
    element('p', { class: 'quiet' }, text('consequences')),
    element('ul', {}, ...telling.slice(0, 30).map(move => element('li', {},
      element('span', { lang: languageOf(notation()) }, written(move, notation())), ` – ${consequenceOf(move)}`)))]));
}

function writeShown(isOver = false) {
  const { ply } = state;
  const parts = [text('shownPly', { ply, last: ruled.plies.length })];
  if (ply > 0) {
    parts.push(written(ruled.plies[ply - 1], notation()));
  }
  parts.push(isOver ? text('over') : text('toMove', { side: named('side', sideToMove(fenAt(ply))) }));
  byId('shown').textContent = parts.join(' · ');
}

/** Shows another ply of the same game. */
function goTo(ply) {
  if (!isRuled()) {
    return;
  }
  const next = Math.max(0, Math.min(ply, ruled.plies.length));
  if (next === state.ply) {
    return;
  }
  state.ply = next;
  best.clear();
  arrows = null;
  remember(false, played());
  writeShare(link(), rulingRequest());
  showBoard();
  announce(byId('shown').textContent);
}

/** Plays a move in the position that is shown; what came after it is no longer part of the game. */
async function play(ucci) {
  if (!isRuled()) {
    return;
  }
  hideProblem();
  state.moves = [...state.moves.slice(0, state.ply), ucci];
  state.ply = state.moves.length;
  state.recorded = '*';
  source = null;
  remember(true, played() + 1);
  best.clear();
  arrows = null;
  byId('comparison').replaceChildren();
  writeGames();
  await rule();
  if (isRuled()) {
    announce(`${byId('shown').textContent}. ${headline(ruled.ruling.verdict)}`);
  }
}

// --- games that are pasted, chosen or dropped

async function take(read) {
  hideProblem();
  const signal = begin('reading');
  document.body.setAttribute('aria-busy', 'true');
  try {
    const taken = await read(signal);
    if (taken.request !== undefined) {
      await takeRequest(taken.request, signal);
    } else if (taken.games.length === 0) {
      throw new PlainRefusal('noGame');
    } else {
      source = taken;
      await chooseGame(0, signal);
    }
  } catch (error) {
    fail(error);
  } finally {
    if (!signal.aborted) {
      document.body.removeAttribute('aria-busy');
    }
  }
}

/** The body of an adjudication: its game is read by the service and then shown. */
async function takeRequest(request, signal) {
  const { ruleSet = null, startFen = null, moves = null, notation: readAs = null } = request;
  const known = { startFen, moves, notation: readAs, ruleSet: ruleSet ?? state.ruleSet };
  const answer = await api.adjudicate({ ...known, stopAtEnd: false, include: ['PLIES'] }, signal);
  const start = (await api.notations({ startFen, moves: [], notation: 'UCCI' }, signal)).startFen;
  source = null;
  await open({ startFen: start, moves: answer.plies.map(ply => ply.ucci), tags: {}, result: '*' }, answer.ruleSet.id);
}

async function chooseGame(index, signal) {
  const chosen = source.games[index];
  source.index = index;
  if (chosen.startFen !== null) {
    await open(chosen, state.ruleSet);
  }
  if (chosen.fault !== null && chosen.fault !== undefined) {
    await explainFault(chosen, index, signal);
  }
}

/** Shows a game from its end, which is where it was decided. */
async function open(record, ruleSet) {
  state.fen = record.startFen;
  state.moves = record.moves;
  state.ply = record.moves.length;
  state.tags = keptTags(record.tags);
  state.recorded = record.result;
  state.ruleSet = ruleSet;
  remember(true);
  scrolls = true;
  await showAll();
  if (!isRuled()) {
    return;
  }
  if (ruled.ruling.movesAfterEnd > 0) {
    goTo(ruled.ended);
  }
  announce(`${headline(ruled.ruling.verdict)}. ${ruled.ruling.verdict.explanation}`);
}

/** The service's problem for the file, with the place of the fault; the fault of the record where there is none. */
async function explainFault(record, index, signal) {
  if (source.isFile) {
    await api.adjudicateFile(source.bytes, index, state.ruleSet, signal);
  }
  const { fault } = record;
  throw new api.Refusal({ type: '/problems/unreadable-move', title: fault.reason, detail: fault.text, ply: fault.ply,
    line: fault.line, column: fault.column });
}

function writeGames() {
  const several = source !== null && source.games.length > 1;
  byId('games-field').hidden = !several;
  if (!several) {
    return;
  }
  byId('games-label').textContent = text('games', { count: source.games.length });
  byId('games').replaceChildren(...source.games.map((each, index) => {
    const { Red: red, Black: black, Event: event } = each.tags;
    const players = red || black ? `${red ?? '?'} – ${black ?? '?'}` : event ?? '';
    return element('option', { value: index }, `${index + 1}. ${players} ${each.result} (${each.moves.length})`);
  }));
  byId('games').value = String(source.index ?? 0);
}

async function takeFile(file) {
  await take(async signal => {
    if (file.size > MOST_BYTES) {
      throw new PlainRefusal('tooLong');
    }
    return fromBytes(new Uint8Array(await file.arrayBuffer()), signal);
  });
}

function sayVerdict() {
  if (isRuled()) {
    announce(headline(ruled.ruling.verdict));
  }
}

// --- what the reader does

const board = new Board(ucci => play(ucci).catch(fail));

const best = new BestMove({
  request: () => game(state.ply),
  notation,
  onFound: answer => {
    arrows = answer.bestMove.ucci;
    showBoard();
  },
  onPlay: ucci => play(ucci).catch(fail).then(() => board.focus()),
  onFailure: fail,
});

function listen(id, event, does) {
  byId(id).addEventListener(event, does);
}

listen('game-form', 'submit', event => {
  event.preventDefault();
  const pasted = byId('game-text').value;
  if (pasted.trim() === '') {
    hideProblem();
    showAll().then(sayVerdict);
  } else {
    take(signal => fromText(pasted, signal));
  }
});
listen('game-file', 'change', () => {
  const [file] = byId('game-file').files;
  if (file !== undefined) {
    takeFile(file).then(() => { byId('game-file').value = ''; });
  }
});
listen('sample', 'click', () => {
  byId('game-text').value = SAMPLE;
  take(signal => fromText(SAMPLE, signal));
});
listen('restart', 'click', () => {
  const { fen, moves, ply, tags, recorded } = initial();
  Object.assign(state, { fen, moves, ply, tags, recorded });
  source = null;
  byId('game-text').value = '';
  hideProblem();
  remember(true);
  showAll();
});
listen('games', 'change', () => {
  hideProblem();
  chooseGame(Number(byId('games').value), begin('reading')).catch(fail);
});
listen('rule-set', 'change', () => {
  state.ruleSet = byId('rule-set').value;
  hideProblem();
  remember(true, 0);
  const kept = [...byId('comparison').childNodes];
  showAll().then(() => {
    byId('comparison').replaceChildren(...kept);
    sayVerdict();
  });
});
listen('language', 'change', () => {
  state.language = byId('language').value;
  remember(false, played());
  speakLanguage();
  best.rewrite();
  byId('comparison').replaceChildren();
  showAgain().catch(fail);
});
listen('notation', 'change', () => {
  state.notation = byId('notation').value;
  remember(false, played());
  best.rewrite();
  showAgain().catch(fail);
});
listen('pieces', 'change', () => {
  state.pieces = byId('pieces').value;
  remember(false, played());
  writeShare(link(), rulingRequest());
  showBoard();
  protocol();
});
listen('flip', 'click', () => {
  state.below = state.below === 'RED' ? 'BLACK' : 'RED';
  remember(false, played());
  writeShare(link(), rulingRequest());
  showBoard();
  protocol();
});
listen('first', 'click', () => goTo(0));
listen('back', 'click', () => goTo(state.ply - 1));
listen('forward', 'click', () => goTo(state.ply + 1));
listen('last', 'click', () => goTo(ruled.plies.length));
listen('undo', 'click', () => history.back());
listen('skip', 'click', event => {
  event.preventDefault();
  board.focus();
});
listen('compare', 'click', async () => {
  byId('compare').disabled = true;
  try {
    const { ruleSet, ...request } = game();
    writeComparison(await api.compare(request, begin('comparison')), ruleSets, goTo);
    announce(byId('comparison').querySelector('p').textContent);
  } catch (error) {
    fail(error);
  } finally {
    byId('compare').disabled = false;
    byId('compare').focus();
  }
});
listen('copy-link', 'click', () => copy(link(), byId('link')));
listen('copy-curl', 'click', () => copy(byId('curl').textContent, byId('curl')));
listen('save-pgn', 'click', async () => {
  try {
    const { verdict } = ruled.ruling;
    const result = verdict.status === 'FINISHED' ? verdict.result : state.recorded;
    save('game.pgn', await api.pgn([{ tags: state.tags, startFen: state.fen, moves: state.moves, result }]));
  } catch (error) {
    fail(error);
  }
});
listen('save-svg', 'click', async () => {
  try {
    save(`board-${state.ply}.svg`, await api.boardPicture(pictureOf(state.ply, arrows)), 'image/svg+xml');
  } catch (error) {
    fail(error);
  }
});
listen('save-request', 'click', () =>
  save('request.json', `${JSON.stringify(rulingRequest(), null, 2)}\n`, 'application/json'));
listen('save-answer', 'click', () =>
  save('answer.json', `${JSON.stringify(ruled.ruling, null, 2)}\n`, 'application/json'));
listen('print', 'click', () => window.print());

document.addEventListener('keydown', event => {
  const steps = { ArrowLeft: state.ply - 1, ArrowRight: state.ply + 1, Home: 0, End: ruled?.plies.length ?? 0 };
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, summary, pre') !== null;
  if (event.key in steps && !isTyping && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    goTo(steps[event.key]);
  }
});

const carriesFile = event => event.dataTransfer !== null && [...event.dataTransfer.types].some(each => each === 'Files');
document.addEventListener('dragover', event => {
  if (carriesFile(event)) {
    event.preventDefault();
    document.body.classList.add('dropping');
  }
});
document.addEventListener('dragleave', event => {
  if (event.relatedTarget === null) {
    document.body.classList.remove('dropping');
  }
});
document.addEventListener('drop', event => {
  document.body.classList.remove('dropping');
  if (carriesFile(event)) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) {
      takeFile(file);
    }
  }
});
window.addEventListener('popstate', () => recall().catch(fail));
document.addEventListener('key', event => {
  api.useKey(event.detail);
  hideProblem();
  start();
});

// --- the start

async function start() {
  speak(ofBrowser());
  try {
    ({ ruleSets } = await api.ruleSets());
    byId('rule-set').replaceChildren(...ruleSets.map(each => element('option', { value: each.id }, each.name)));
  } catch (error) {
    fail(error);
    return;
  }
  await recall();
  document.body.dataset.ready = 'true';
}

start();
