import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drop, paste, PERPETUAL_CHECK, sample, shown, texts, verdict, visit } from '../visit.js';

test('a perpetual check that is pasted: the verdict in words, and the cycle marked', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  assert.match(await page.innerText('#verdict .headline'), /Black wins\s+0-1/);
  assert.match(await page.innerText('#verdict .reason'), /Perpetual check\s+at ply 13/);
  assert.match(await page.innerText('#verdict .explanation'), /Red loses by perpetual check/);
  await page.waitForSelector('#verdict details');
  assert.match(await page.innerText('#verdict details'), /Article domi-2/);
  assert.deepEqual(await page.locator('td.in-cycle .ply').evaluateAll(found => found.map(each => Number(each.dataset.ply))
    .sort((one, other) => one - other)), [6, 7, 8, 9, 10, 11, 12, 13]);
  assert.match(await page.innerText('td.in-cycle:has([data-ply="7"])'), /C5\.6.*↻.*in the cycle.*check/s);
  assert.match(await page.innerText('#moves .cycle-key'), /plies 6 to 13/);
}));

test('the board of a ply of the cycle has its check as an arrow, and the reason in words', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.click('#moves [data-ply="7"]');
  await shown(page, 7);
  await page.waitForSelector('#picture [data-arrow="d6d9"]');
  assert.match(await page.innerText('#why'), /Red's cannon on d6 attacks Black's general on d9/);
}));

test('a chase has arrows from its attackers, and is named in the list', () => visit({}, async page => {
  await page.selectOption('#rule-set', 'asian');
  await paste(page, '2c1kab2/4a4/4b4/9/9/9/P1p5P/2r1N1cC1/4A4/3ACK3 w - - 0 1\n'
    + 'e2d4 c2c1 h2h1 g2g1 e1d2 g1g0 d2e1 g0g1 e1d2 g1g0 d2e1 g0g1');
  await verdict(page, 'PERPETUAL_CHASE');
  await page.click('#moves [data-ply="11"]');
  await shown(page, 11);
  await page.waitForSelector('#picture [data-arrow]');
  assert.match(await page.innerText('#moves td:has([data-ply="11"])'), /chase/);
}));

test('a PGN file in Big5 that is dropped: read, ruled on, its players kept', () => visit({}, async page => {
  await drop(page, 'game.pgn', sample('big5.pgn'));
  await verdict(page, 'PERPETUAL_CHECK');
  assert.match(await page.innerText('#verdict'), /The record says 1\/2-1\/2, the ruling is 0-1/);
  assert.match(await page.locator('#protocol').textContent(), /中華民國象棋錦標賽.*臺北.*王小明.*陳大文/s);
  const link = new URLSearchParams(new URL(page.url()).hash.slice(1));
  assert.equal(link.get('Red'), '王小明');
}));

test('a file that is chosen', () => visit({}, async page => {
  await page.setInputFiles('#game-file', { name: 'game.pgn', mimeType: 'text/plain', buffer: sample('big5.pgn') });
  await verdict(page, 'PERPETUAL_CHECK');
}));

test('a file of several games: one is chosen from a list', () => visit({}, async page => {
  const game = (red, moves) => `[Game "Chinese Chess"]\n[Red "${red}"]\n[Black "B"]\n\n${moves} *\n\n`;
  await drop(page, 'games.pgn', Buffer.from(game('First', '1. C2.5 H8+7') + game('Second', '1. H2+3 H8+7 2. P3+1')));
  await page.waitForSelector('#games:visible');
  assert.deepEqual((await texts(page, '#games option')).map(each => each.trim()), ['1. First – B * (2)', '2. Second – B * (3)']);
  await page.selectOption('#games', '1');
  await shown(page, 3);
  assert.equal(await page.innerText('#moves [data-ply="1"] .move'), 'H2+3');
}));

test('moves in every notation, with a FEN before them or not', () => visit({}, async page => {
  for (const game of ['炮二平五 马8进7', 'C2.5 H8+7', 'P2-5 M8.7', 'H2-E2 H9-G7', '1. h3e3 h10g8',
    'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 h2e2 h9g7',
    'position startpos moves h2e2 h9g7', '{"moves": ["C2.5", "H8+7"], "notation": "WXF"}']) {
    await page.click('#restart');
    await page.waitForFunction(() => document.querySelector('#moves [data-ply="1"]') === null);
    await paste(page, game);
    await shown(page, 2);
    await page.selectOption('#notation', 'UCCI');
    assert.deepEqual(await texts(page, '#moves .move'), ['h2e2', 'h9g7'], game);
  }
}));

test('an illegal move: the problem at its ply has the focus, and the ruling before it is shown', () => visit({}, async page => {
  await paste(page, 'h2e2 h9g7 h0g2 a9a7 e2e6 b9c8 a0a1');
  await page.waitForSelector('#problem:focus');
  const problem = await page.innerText('#problem');
  assert.match(problem, /A move is illegal/);
  assert.match(problem, /Ply 6: b9c8 · the piece does not move so · line 1, column 26/);
  assert.match(problem, /The ruling shown is that on the plies before it: 5/);
  assert.match(await page.innerText('#verdict'), /The game goes on/);
  await shown(page, 5);
  await page.click('#rule');
  await page.fill('#game-text', 'h2e2');
  await page.click('#rule');
  await shown(page, 1);
  assert.equal(await page.isVisible('#problem'), false);
}));

test('what is no game, an impossible position, a move that is none, and nothing: each is said', () => visit({}, async page => {
  const cases = [
    ['4k4/9/9/9/9/9/9/9/9/4K4 w', /illegal|position/i],
    ['rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNX w', /FEN|read/i],
    ['h2e2 hello', /Ply 2: hello/],
    ['<img src=x onerror=alert(1)>', /./],
    ['{"moves": 7}', /./],
    ['{"moves": "h2e2", "notation": "KLINGON"}', /./],
  ];
  for (const [game, said] of cases) {
    await paste(page, game);
    await page.waitForSelector('#problem:focus');
    assert.match(await page.innerText('#problem'), said, game);
    assert.equal(await page.locator('#problem img').count(), 0);
    await page.click('#restart');
    await page.waitForSelector('#problem', { state: 'hidden' });
  }
  await paste(page, ' ');
  await shown(page, 0);
}));

test('moves that were played after the end are listed as such', () => visit({}, async page => {
  await paste(page, `${PERPETUAL_CHECK} e9d9 a0a1`);
  await verdict(page, 'PERPETUAL_CHECK');
  await shown(page, 13);
  assert.equal(await page.locator('#moves td.after-end').count(), 2);
  assert.match(await page.innerText('#verdict'), /Plies played after the end, which do not count: 2/);
  await page.click('#moves [data-ply="15"]');
  await shown(page, 15);
  await page.waitForSelector('#picture [data-square="a1"][data-piece="R"]');
}));

test('all rule sets, side by side', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.click('#compare');
  await page.waitForSelector('#comparison table');
  const rows = await texts(page, '#comparison tbody tr');
  assert.equal(rows.length, 6);
  assert.match(rows[0], /Domi.*Black wins 0-1.*Perpetual check.*13/s);
  assert.match(await page.innerText('#comparison tr[data-rule-set="clubxiangqi"]'), /The game goes on/);
  assert.match(await page.innerText('#comparison'), /do not come to the same result/);
}));

test('another rule set is another ruling', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.selectOption('#rule-set', 'clubxiangqi');
  await page.waitForSelector('#verdict [data-result="*"]');
  assert.match(await page.innerText('#verdict'), /The game goes on/);
  assert.match(await page.innerText('#rule-set-summary'), /Checks in a row/);
}));
