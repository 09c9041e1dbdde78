/** Visits of the page in a browser, each with a fresh context. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';

/** Where the service is. */
export const ARBITER = process.env.ARBITER;

/** Generous: the machine that builds is shared. */
const LIMIT_MILLIS = 60_000;

/** Red checks with every move, and the position stands for the third time at ply 13. */
export const PERPETUAL_CHECK = 'h2e2 b7d7 h0g2 d9e8 e2e6 e9d9 e6d6 d9e9 d6e6 e9d9 e6d6 d9e9 d6e6';

let browser = null;

before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    timeout: LIMIT_MILLIS,
  });
});

after(async () => browser?.close());

/** Everything but what says nothing of the page: a refusal of the service is logged by the browser as a failed load. */
const isFault = message => ['error', 'warning'].includes(message.type()) && !/Failed to load resource/.test(message.text());

/**
 * Opens the page, lets the test use it, and fails where the page threw, complained or broke its policy.
 *
 * @param {Object} how
 * @param {string} how.address
 * @param {string} how.fragment
 * @param {Object} how.context options of the browser
 * @param {function(import('playwright-core').Page): Promise<void>} use
 */
export async function visit({ address = ARBITER, fragment = '', context = {} }, use) {
  const opened = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...context });
  opened.setDefaultTimeout(LIMIT_MILLIS);
  const page = await opened.newPage();
  const faults = [];
  page.on('console', message => {
    if (isFault(message)) {
      faults.push(message.text());
    }
  });
  page.on('pageerror', error => faults.push(error.stack));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
  try {
    await page.goto(address + fragment);
    await page.waitForSelector('body[data-ready]');
    await use(page);
    assert.deepEqual(faults, [], 'faults in the console');
  } finally {
    await opened.close();
  }
}

/** Pastes a game and asks for the ruling. */
export async function paste(page, game) {
  await page.fill('#game-text', game);
  await page.click('#rule');
}

/** Waits until the verdict is that. */
export const verdict = (page, reason) => page.waitForSelector(`#verdict [data-reason="${reason}"]`);

/** Waits until the board shows that ply. */
export const shown = (page, ply) => page.waitForSelector(`#moves [data-ply="${ply}"][aria-current]`);

/** Waits until the moves of the position that is shown are known. */
export const movable = (page, square) => page.waitForSelector(`.point.movable[data-square="${square}"]`);

/** The texts of all elements. */
export const texts = (page, selector) => page.locator(selector).allInnerTexts();

/** Drops a file on the page, the way a browser tells it. */
export async function drop(page, name, bytes) {
  await page.evaluate(([fileName, base64]) => {
    const content = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([content], fileName));
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer: carried, bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  }, [name, bytes.toString('base64')]);
}

export const sample = name => readFileSync(new URL(`samples/${name}`, import.meta.url));

/** Where a picture of the page goes, to be looked at. */
export const pictureOf = name => join(process.env.PICTURES, `${name}.png`);

/** Presses the tabulator until that has the focus. */
export async function tabTo(page, selector, most = 80) {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) {
      return;
    }
  }
  assert.fail(`${selector} was not reached with the keyboard`);
}
