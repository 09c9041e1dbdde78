import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ARBITER, paste, PERPETUAL_CHECK, shown, texts, verdict, visit } from '../visit.js';

const INITIAL = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

/** The content of what is saved by that button. */
async function saved(page, button) {
  const download = page.waitForEvent('download');
  await page.click(button);
  return readFileSync(await (await download).path(), 'utf8');
}

test('a link restores all of what was shown', async () => {
  let link = null;
  await visit({}, async page => {
    await page.selectOption('#rule-set', 'asian');
    await paste(page, PERPETUAL_CHECK);
    await verdict(page, 'PERPETUAL_CHECK');
    await page.click('#moves [data-ply="7"]');
    await page.click('#flip');
    await page.selectOption('#pieces', 'LETTERS');
    await page.selectOption('#notation', 'UCCI');
    await page.selectOption('#language', 'vi');
    link = await page.inputValue('#link');
    await page.waitForURL(link);
    assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]), [0, 0, '']);
  });
  await visit({ fragment: new URL(link).hash }, async page => {
    await verdict(page, 'PERPETUAL_CHECK');
    await shown(page, 7);
    assert.equal(await page.getAttribute('html', 'lang'), 'vi');
    assert.equal(await page.inputValue('#rule-set'), 'asian');
    assert.equal(await page.inputValue('#pieces'), 'LETTERS');
    assert.deepEqual((await texts(page, '#moves .move')).slice(0, 2), ['h2e2', 'b7d7']);
    assert.equal(await page.getAttribute('#points .point:first-child', 'data-square'), 'i0');
    await page.waitForSelector('#picture [data-arrow="d6d9"]');
  });
});

test('a link is copied', () => visit({ context: { permissions: ['clipboard-read', 'clipboard-write'] } }, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.click('#copy-link');
  await page.waitForFunction(() => document.querySelector('#status').textContent === 'Copied.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.inputValue('#link'));
  await page.waitForURL(await page.inputValue('#link'));
}));

test('a link to a game from another start', () => visit({
  fragment: `#${new URLSearchParams({ v: '1', rules: 'domi', ply: '1', fen: '4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1', moves: 'e9f9' })}`,
}, async page => {
  await shown(page, 1);
  assert.match(await page.innerText('#moves tbody tr'), /1\s+…\s+K5\.6/);
}));

for (const [why, fragment] of Object.entries({
  'of another form': '#v=2&moves=h2e2',
  'not one of ours': '#hello',
  'with what is no point': '#v=1&moves=h2e2z9z9',
  'with a ply that the game has not': '#v=1&moves=h2e2&ply=2',
  'with a script for a position': '#v=1&fen=%3Cscript%3Ealert(1)%3C/script%3E',
  'with an unknown side': '#v=1&below=GREEN',
  'that is cut within a sign': '#v=1&moves=%E7%82',
  'that is too long': `#v=1&moves=${'h2e2'.repeat(6000)}`,
})) {
  test(`a broken link, ${why}: said, and the start position shown`, () => visit({ fragment }, async page => {
    await page.waitForSelector('#problem:focus');
    assert.match(await page.innerText('#problem'), /The link is broken/);
    await shown(page, 0);
  }));
}

test('a link to what cannot be played: the problem, and the moves before it', () => visit({
  fragment: '#v=1&rules=domi&ply=3&moves=h2e2h9g7e2e8',
}, async page => {
  await page.waitForSelector('#problem:focus');
  assert.match(await page.innerText('#problem'), /Ply 3: e2e8/);
  await shown(page, 2);
}));

test('a link to an unknown rule set or an impossible position: the problem, and the start position', async () => {
  for (const fragment of ['#v=1&rules=nobody&moves=h2e2', '#v=1&rules=domi&fen=9/9/9/9/9/9/9/9/9/9+w']) {
    await visit({ fragment }, async page => {
      await page.waitForSelector('#problem:focus');
      await page.waitForSelector('#moves .ply');
      await page.waitForSelector('#verdict .headline');
    });
  }
});

test('another link that is opened in the same page is shown', () => visit({}, async page => {
  await page.evaluate(() => { location.hash = '#v=1&moves=h2e2&ply=1'; });
  await shown(page, 1);
}));

test('the game as PGN, the picture, the request and the answer are saved', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  const pgn = await saved(page, '#save-pgn');
  assert.match(pgn, /\[Result "0-1"\]/);
  assert.match(pgn, /炮二平五/);
  const picture = await saved(page, '#save-svg');
  assert.match(picture, /^<svg [^>]*>.*data-arrow="e6e9".*<\/svg>\s*$/s);
  const request = JSON.parse(await saved(page, '#save-request'));
  assert.deepEqual(request.moves, PERPETUAL_CHECK.split(' '));
  assert.equal(request.startFen, INITIAL);
  const answer = JSON.parse(await saved(page, '#save-answer'));
  assert.equal(answer.verdict.reason, 'PERPETUAL_CHECK');
}));

test('the command line has the request, quoted for a shell, and asks the same', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  const line = await page.innerText('#curl');
  const [, body, address] = /^curl -s -H 'Content-Type: application\/json' -d '([^']*)' '([^']*)'$/.exec(line);
  assert.equal(address, `${ARBITER}v1/adjudications`);
  const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  assert.equal((await answer.json()).verdict.reason, 'PERPETUAL_CHECK');
  assert.equal(await page.evaluate(async () => (await import('./arbiter/files.js')).quoted("it's")), String.raw`'it'\''s'`);
}));
