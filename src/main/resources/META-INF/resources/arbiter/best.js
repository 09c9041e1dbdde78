/** The search for the best move: asked for, waited for, given up. */
import { bestMoves, isCancelled, notations } from './api.js';
import { announce, byId, element } from './dom.js';
import { languageOf } from './moves.js';
import { named, text } from './texts.js';

export class BestMove {
  #running = null;
  #found = null;
  #how;

  /**
   * @param {Object} how
   * @param {function(): Object} how.request the body, but for the time
   * @param {function(): string} how.notation
   * @param {function(Object)} how.onFound is told the answer
   * @param {function(string)} how.onPlay is told a move to be played
   * @param {function(*)} how.onFailure is told what was thrown
   */
  constructor(how) {
    this.#how = how;
    byId('search').addEventListener('click', () => this.#search());
    byId('cancel').addEventListener('click', () => this.#give());
  }

  /** Forgets what was found: another position is shown. */
  clear() {
    this.#running?.abort();
    this.#found = null;
    byId('best').replaceChildren();
  }

  /** Writes again what was found, in today's language and notation. */
  rewrite() {
    if (this.#found !== null) {
      this.#write();
    }
  }

  #give() {
    this.#running?.abort();
    announce(text('cancelled'));
    byId('best').replaceChildren(element('p', { class: 'quiet' }, text('cancelled')));
    byId('search').focus();
  }

  async #search() {
    this.clear();
    const running = new AbortController();
    this.#running = running;
    const since = performance.now();
    const tell = () => {
      byId('elapsed').textContent = text('elapsed', { seconds: ((performance.now() - since) / 1000).toFixed(1) });
    };
    byId('progress').setAttribute('aria-label', text('searching'));
    byId('searching').hidden = false;
    byId('search').disabled = true;
    byId('cancel').hidden = false;
    byId('cancel').focus();
    announce(text('searching'));
    tell();
    const clock = setInterval(tell, 100);
    try {
      const request = { ...this.#how.request(), moveTimeMs: Number(byId('search-time').value) };
      const answer = await bestMoves(request, running.signal);
      this.#found = { answer, traditional: null };
      if (answer.pv.length > 0) {
        // The service answers the line in simplified script; the other it writes when asked.
        const { plies } = await notations({ startFen: answer.fen, moves: answer.pv, notation: 'UCCI' }, running.signal);
        this.#found.traditional = plies.map(ply => ply.chinese.traditional);
      }
      this.#write();
      announce(byId('best').textContent);
      this.#how.onFound(answer);
    } catch (error) {
      if (!isCancelled(error)) {
        this.#how.onFailure(error);
      }
    } finally {
      clearInterval(clock);
      if (this.#running === running) {
        const focused = document.activeElement === byId('cancel');
        byId('searching').hidden = true;
        byId('search').disabled = false;
        byId('cancel').hidden = true;
        this.#running = null;
        if (focused) {
          byId('search').focus();
        }
      }
    }
  }

  #line() {
    const { answer, traditional } = this.#found;
    switch (this.#how.notation()) {
      case 'UCCI': return answer.pv;
      case 'HANS': return answer.pvChinese;
      case 'HANT': return traditional ?? answer.pvChinese;
      default: return answer.pvWxf;
    }
  }

  #write() {
    const { answer } = this.#found;
    const line = this.#line();
    const language = languageOf(this.#how.notation());
    byId('best').replaceChildren(
      element('p', { class: 'best-move' }, element('strong', { lang: language }, line[0] ?? answer.bestMove.wxf), ' ',
        element('span', { class: 'score' }, score(answer.score, answer.sideToMove))),
      element('p', { class: 'line' }, `${text('line')} `, element('span', { lang: language }, line.join(' '))),
      element('p', { class: 'quiet' }, text('searched', { depth: answer.depth, nodes: answer.nodes.toLocaleString('en') })),
      element('button', { type: 'button', click: () => this.#how.onPlay(answer.bestMove.ucci) }, text('playBest')));
  }
}

/** A score in words, for the side that is to move. */
function score({ centipawns, mateIn }, side) {
  const name = named('side', side);
  if (mateIn !== null) {
    return text(mateIn > 0 ? 'mates' : 'isMated', { side: name, moves: Math.abs(mateIn) });
  }
  const soldiers = Math.abs(centipawns / 100).toFixed(2);
  return text('score', { side: name, score: (centipawns < 0 ? '−' : '+') + soldiers });
}
