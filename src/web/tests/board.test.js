import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movable, paste, PERPETUAL_CHECK, shown, texts, verdict, visit } from '../visit.js';

const point = square => `.point[data-square="${square}"]`;

/** Clicks where the picture has the point, not on what the page has put there. */
async function clickAt(page, square) {
  const { x, y } = await page.evaluate(at => {
    const drawn = document.querySelector('#picture svg');
    const { left, top, width } = drawn.getBoundingClientRect();
    const scale = width / drawn.viewBox.baseVal.width;
    const below = document.querySelector('#points .point').dataset.square === 'a9' ? 'RED' : 'BLACK';
    const file = at.charCodeAt(0) - 'a'.charCodeAt(0);
    const rank = Number(at[1]);
    const column = below === 'RED' ? file : 8 - file;
    const row = below === 'RED' ? 9 - rank : rank;
    const piece = document.querySelector('#picture [data-square="e0"]');
    const origin = { x: Number(piece.getAttribute('x')), y: Number(piece.getAttribute('y')) };
    const rowOfGeneral = below === 'RED' ? 9 : 0;
    return { x: left + scale * (origin.x + 100 * (column - 4)), y: top + scale * (origin.y + 100 * (row - rowOfGeneral)) };
  }, square);
  await page.mouse.click(x, y);
}

test('a move is played with the mouse, and taken back', () => visit({}, async page => {
  await movable(page, 'h2');
  await page.locator('#board').scrollIntoViewIfNeeded();
  await clickAt(page, 'h2');
  await page.waitForSelector(`${point('h2')}[aria-pressed="true"]`);
  assert.equal(await page.locator('.point.target').count(), 12);
  await clickAt(page, 'e2');
  await shown(page, 1);
  await page.waitForSelector('#picture [data-square="e2"][data-piece="C"]');
  assert.deepEqual(await texts(page, '#moves .move'), ['C2.5']);
  await page.click('#undo');
  await page.waitForFunction(() => document.querySelector('#moves [data-ply="1"]') === null);
  assert.equal(await page.isDisabled('#undo'), true);
}));

test('the board is turned: what lies where is turned with it', () => visit({}, async page => {
  await page.click('#flip');
  await page.waitForSelector('#points .point:first-child[data-square="i0"]');
  await page.waitForFunction(() => document.querySelector('#picture [data-square="e0"]')?.getAttribute('y') === '115');
  await movable(page, 'b2');
  await page.locator('#board').scrollIntoViewIfNeeded();
  await clickAt(page, 'b2');
  await clickAt(page, 'e2');
  await shown(page, 1);
  assert.deepEqual(await texts(page, '#moves .move'), ['C8.5']);
}));

test('a move is played by keyboard alone', () => visit({}, async page => {
  await movable(page, 'h2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${point('e0')}:focus`);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  assert.equal(await page.getAttribute('.point:focus', 'aria-label'), 'h2, Red cannon');
  assert.equal(await page.getAttribute('.point:focus', 'aria-pressed'), 'true');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  assert.equal(await page.getAttribute('.point:focus', 'aria-label'), 'e2, can go here');
  await page.keyboard.press('Space');
  await shown(page, 1);
  assert.equal(await page.getAttribute('.point:focus', 'data-square'), 'e2');
}));

test('what a move leads to at once is marked at its target and said', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.click('#back');
  await shown(page, 12);
  await movable(page, 'd6');
  await page.click(point('d6'));
  const target = page.locator(point('e6'));
  assert.equal(await target.getAttribute('data-consequence'), 'LOSS');
  assert.match(await target.getAttribute('aria-label'), /e6, can go here, loses: Perpetual check/);
  assert.equal(await target.innerText(), '−');
  assert.match(await page.innerText('#consequences'), /C6\.5 – loses: Perpetual check/);
}));

test('playing from the middle leaves out what came after; going back in the browser brings it again', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.click('#moves [data-ply="2"]');
  await shown(page, 2);
  await movable(page, 'a0');
  await page.click(point('a0'));
  await page.click(point('a1'));
  await shown(page, 3);
  assert.equal((await texts(page, '#moves .move')).length, 3);
  await page.goBack();
  await verdict(page, 'PERPETUAL_CHECK');
  await shown(page, 2);
  assert.equal((await texts(page, '#moves .move')).length, 13);
}));

test('the game is stepped through with buttons and keys', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.click('#first');
  await shown(page, 0);
  await page.click('#forward');
  await shown(page, 1);
  await page.keyboard.press('ArrowRight');
  await shown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await shown(page, 1);
  await page.keyboard.press('End');
  await shown(page, 13);
  await page.keyboard.press('Home');
  await shown(page, 0);
  for (let round = 0; round < 150; round++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
  }
  await shown(page, 0);
  assert.equal(await page.getAttribute('#back', 'aria-disabled'), 'true');
}));

test('the pieces have other signs', () => visit({}, async page => {
  for (const kind of ['SIMPLIFIED', 'LETTERS']) {
    const drawn = page.waitForResponse(response => response.url().includes(`pieces=${kind}`) && response.url().includes('boards.svg'));
    await page.selectOption('#pieces', kind);
    assert.equal((await drawn).status(), 200);
  }
}));

test('the best move: found, drawn as an arrow, played', () => visit({}, async page => {
  await page.selectOption('#search-time', '500');
  await page.click('#search');
  await page.waitForSelector('.best-move');
  assert.match(await page.innerText('#best'), /Red [+−]\d+\.\d\d/);
  assert.match(await page.innerText('#best'), /Line: \S+/);
  await page.waitForSelector('#picture [data-arrow]');
  await page.click('#best button');
  await shown(page, 1);
}));

test('the search tells how long it takes, and can be cancelled', () => visit({}, async page => {
  await page.selectOption('#search-time', '10000');
  await page.click('#search');
  await page.waitForSelector('#progress:visible');
  await page.waitForFunction(() => /^0\.[1-9]|^[1-9]/.test(document.querySelector('#elapsed').textContent));
  const cancelled = page.waitForEvent('requestfailed', request => request.url().endsWith('/v1/best-moves'));
  await page.click('#cancel');
  await cancelled;
  await page.waitForSelector('#searching', { state: 'hidden' });
  assert.equal(await page.innerText('#best'), 'Cancelled.');
  assert.equal(await page.isEnabled('#search'), true);
}));
