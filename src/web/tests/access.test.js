import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movable, paste, PERPETUAL_CHECK, pictureOf, shown, tabTo, verdict, visit } from '../visit.js';

const KINDS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

async function faultsOf(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(each => ['serious', 'critical'].includes(each.impact))
    .map(each => `${each.id}: ${each.nodes.slice(0, 3).map(node => node.html).join(' ')}`);
}

for (const [kind, context] of Object.entries(KINDS)) {
  test(`${kind}: axe finds nothing serious, on a ruling with all that can be shown`, () => visit({ context }, async page => {
    await paste(page, PERPETUAL_CHECK);
    await verdict(page, 'PERPETUAL_CHECK');
    await page.waitForSelector('#verdict details');
    await page.screenshot({ path: pictureOf(kind), fullPage: kind === 'phone' });
    await page.click('#back');
    await page.click('#compare');
    await page.waitForSelector('#comparison table');
    await page.selectOption('#search-time', '500');
    await page.click('#search');
    await page.waitForSelector('.best-move');
    await movable(page, 'd6');
    await page.click('.point[data-square="d6"]');
    await page.click('#verdict summary');
    assert.deepEqual(await faultsOf(page), []);
    await page.screenshot({ path: pictureOf(`${kind}-all`), fullPage: true });
  }));

  test(`${kind}: axe finds nothing serious beside a problem`, () => visit({ context }, async page => {
    await paste(page, 'h2e2 h9g7 e2e8');
    await page.waitForSelector('#problem:focus');
    assert.deepEqual(await faultsOf(page), []);
    await page.screenshot({ path: pictureOf(`${kind}-problem`) });
  }));
}

for (const width of [320, 360]) {
  test(`on a phone ${width} pixels wide nothing has to be scrolled sideways`, () => visit({
    context: { viewport: { width, height: 740 }, hasTouch: true, isMobile: true },
  }, async page => {
    await paste(page, PERPETUAL_CHECK);
    await verdict(page, 'PERPETUAL_CHECK');
    await page.click('#compare');
    await page.waitForSelector('#comparison table');
    for (const language of ['en', 'vi', 'zh-Hans']) {
      await page.selectOption('#language', language);
      await verdict(page, 'PERPETUAL_CHECK');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), language);
    }
    await page.tap('#moves [data-ply="1"]');
    await shown(page, 1);
  }));
}

test('dark where the reader wants it dark', () => visit({ context: KINDS.dark }, async page => {
  const [red, green, blue] = (await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(/\d+/g).map(Number);
  assert.ok(Math.max(red, green, blue) < 64);
}));

test('from the game to the link by keyboard alone', () => visit({}, async page => {
  await tabTo(page, '#game-text');
  await page.keyboard.type(PERPETUAL_CHECK);
  await tabTo(page, '#rule-set');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.querySelector('#rule-set').value === 'asian');
  await tabTo(page, '#rule');
  await page.keyboard.press('Enter');
  await verdict(page, 'PERPETUAL_CHECK');
  assert.match(await page.innerText('#verdict'), /Under the rules Asian/);
  await tabTo(page, '#verdict summary');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('#verdict details').getAttribute('open'), '');
  await tabTo(page, '.point');
  await tabTo(page, '#back');
  await page.keyboard.press('Enter');
  await shown(page, 12);
  await tabTo(page, '#moves [data-ply="7"]');
  await page.keyboard.press('Enter');
  await shown(page, 7);
  await tabTo(page, '#search-time');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '#search');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.best-move');
  await page.waitForSelector('#search:focus');
  await tabTo(page, '#compare');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#comparison table');
  await page.waitForSelector('#compare:focus');
  await tabTo(page, '#link');
  await tabTo(page, '#print');
}));

test('what happens is said to screen readers', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await page.waitForFunction(() => /Black wins\. The position stands/.test(document.querySelector('#status').textContent));
  assert.equal(await page.getAttribute('#status', 'aria-live'), 'polite');
  const points = page.locator('#points .point');
  assert.equal(await points.count(), 90);
  assert.equal(await points.first().getAttribute('aria-label'), 'a9, Black chariot');
  assert.match(await page.locator('#picture svg title').textContent(), /ply/);
}));
