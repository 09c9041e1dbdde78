/**
 * The board: the service's picture, and over it a button for each point, so that it can be played on by mouse, finger, keyboard
 * and with a screen reader.
 */
import { byId, element } from './dom.js';
import { pieces as piecesOf, sideOf, squares } from './positions.js';
import { named, text } from './texts.js';

const SIGNS = { NONE: '●', WIN: '+', DRAW: '=', LOSS: '−' };
const FILES = 9;
const STEPS = { ArrowUp: -FILES, ArrowDown: FILES, ArrowLeft: -1, ArrowRight: 1 };

export class Board {
  #points = byId('points');
  #picture = byId('picture');
  #buttons = [];
  #fen = null;
  #below = 'RED';
  #pieces = new Map();
  #legal = [];
  #picked = null;
  #focused = null;
  #onMove;

  /** @param {function(string)} onMove is told the move that was made, in UCCI */
  constructor(onMove) {
    this.#onMove = onMove;
    for (let index = 0; index < 90; index++) {
      const button = element('button', {
        type: 'button',
        class: 'point',
        tabindex: -1,
        click: () => this.#choose(button.dataset.square),
        focus: () => this.#rove(button),
        keydown: event => this.#key(event, index),
      });
      this.#buttons.push(button);
    }
    this.#points.append(...this.#buttons);
  }

  /** Shows a position; its moves come later by {@link allow}. */
  show(fen, below) {
    const turned = below !== this.#below || this.#fen === null;
    const moved = fen !== this.#fen;
    this.#fen = fen;
    this.#below = below;
    this.#pieces = piecesOf(fen);
    if (moved) {
      this.#legal = [];
      this.#picked = null;
    }
    const order = squares(below);
    const hadFocus = this.#points.contains(document.activeElement) && turned;
    this.#buttons.forEach((button, index) => {
      button.dataset.square = order[index];
    });
    this.#write();
    if (hadFocus) {
      this.#button(this.#focused)?.focus();
    }
  }

  /** The legal moves of the position that is shown, as the service answers them. */
  allow(moves) {
    this.#legal = moves;
    this.#write();
  }

  /** @param {string} svg what the service drew; null if it could not */
  draw(svg) {
    if (svg === null) {
      this.#picture.replaceChildren();
      return;
    }
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (drawn.localName === 'svg') {
      this.#picture.replaceChildren(document.importNode(drawn, true));
    }
  }

  /** Puts the focus on the board. */
  focus() {
    this.#button(this.#focused ?? 'e0').focus();
  }

  #button(square) {
    return this.#buttons.find(each => each.dataset.square === square);
  }

  #choose(square) {
    const move = this.#legal.find(each => each.from === this.#picked && each.to === square);
    if (move !== undefined) {
      this.#picked = null;
      this.#write();
      this.#onMove(move.ucci);
      return;
    }
    const movable = this.#legal.some(each => each.from === square);
    this.#picked = movable && this.#picked !== square ? square : null;
    this.#write();
  }

  /** Only one point at a time is reached by the tabulator, the others by arrows from there. */
  #rove(button) {
    this.#focused = button.dataset.square;
    for (const each of this.#buttons) {
      each.tabIndex = each === button ? 0 : -1;
    }
  }

  #key(event, index) {
    if (event.key === 'Escape' && this.#picked !== null) {
      this.#picked = null;
      this.#write();
      event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next = index + step;
    const leavesRow = Math.abs(step) === 1 && Math.floor(next / FILES) !== Math.floor(index / FILES);
    if (next >= 0 && next < this.#buttons.length && !leavesRow) {
      this.#buttons[next].focus();
    }
  }

  #write() {
    const targets = new Map(this.#legal.filter(move => move.from === this.#picked).map(move => [move.to, move]));
    const movable = new Set(this.#legal.map(move => move.from));
    const reached = this.#focused ?? 'e0';
    for (const button of this.#buttons) {
      const square = button.dataset.square;
      const target = targets.get(square);
      button.tabIndex = square === reached ? 0 : -1;
      button.classList.toggle('movable', movable.has(square));
      button.classList.toggle('picked', square === this.#picked);
      button.classList.toggle('target', target !== undefined);
      button.dataset.consequence = target?.consequence ?? '';
      button.setAttribute('aria-pressed', String(square === this.#picked));
      button.setAttribute('aria-label', this.#name(square, target));
      button.replaceChildren(...(target === undefined ? [] : [
        element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[target.consequence] ?? SIGNS.NONE)]));
      button.title = target !== undefined && target.consequence !== 'NONE' ? consequenceOf(target) : '';
    }
    this.#points.setAttribute('aria-label', text('board'));
  }

  #name(square, target) {
    const piece = this.#pieces.get(square);
    const parts = [square];
    if (piece !== undefined) {
      parts.push(text('pieceOf', {
        side: named('side', sideOf(piece)), piece: named('piece', piece.toLowerCase()) }));
    }
    if (target !== undefined) {
      parts.push(text('target'));
      if (target.consequence !== 'NONE') {
        parts.push(consequenceOf(target));
      }
    }
    return parts.join(', ');
  }
}

/** What a move leads to at once, and by which rule. */
export const consequenceOf = move => move.consequenceReason === null
  ? named('consequence', move.consequence)
  : text('consequenceBy', {
    consequence: named('consequence', move.consequence), reason: named('reason', move.consequenceReason) });
