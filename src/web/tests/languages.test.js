import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../../main/resources/META-INF/resources/arbiter/texts/en.js';
import vi from '../../main/resources/META-INF/resources/arbiter/texts/vi.js';
import zhHans from '../../main/resources/META-INF/resources/arbiter/texts/zh-hans.js';
import zhHant from '../../main/resources/META-INF/resources/arbiter/texts/zh-hant.js';
import { paste, PERPETUAL_CHECK, texts, verdict, visit } from '../visit.js';

const placesOf = text => [...text.matchAll(/\{(\w+)\}/g)].map(found => found[1]).sort();

for (const [name, language] of Object.entries({ vi, 'zh-hans': zhHans, 'zh-hant': zhHant })) {
  test(`the texts in ${name} are the same ones as in English, with the same places to fill`, () => {
    assert.deepEqual(Object.keys(language), Object.keys(en));
    for (const [key, text] of Object.entries(language)) {
      assert.deepEqual(placesOf(text), placesOf(en[key]), key);
    }
  });
}

test('every code that the document has is named', async () => {
  const document = JSON.parse(await (await fetch(new URL('q/openapi?format=json', process.env.ARBITER))).text());
  for (const [schema, kind] of [['Reason', 'reason'], ['PlyClass', 'class'], ['WarningCode', 'warning'], ['IllegalReason', 'illegal'],
    ['Side', 'side']]) {
    const codes = document.components.schemas[schema]?.enum;
    assert.ok(Array.isArray(codes), schema);
    for (const code of codes) {
      assert.ok(`${kind}.${code}` in en, `${kind}.${code}`);
    }
  }
});

for (const [locale, language, wins, move] of [
  ['de-DE', 'en', /Black wins/, 'C2.5'],
  ['zh-CN', 'zh-Hans', /黑方胜/, '炮二平五'],
  ['zh-TW', 'zh-Hant', /黑方勝/, '炮二平五'],
  ['vi-VN', 'vi', /Đen thắng/, 'C2.5'],
]) {
  test(`a browser that is set to ${locale}`, () => visit({ context: { locale } }, async page => {
    assert.equal(await page.getAttribute('html', 'lang'), language);
    await paste(page, PERPETUAL_CHECK);
    await verdict(page, 'PERPETUAL_CHECK');
    assert.match(await page.innerText('#verdict .headline'), wins);
    assert.equal((await texts(page, '#moves .move'))[0], move);
    assert.equal(await page.getAttribute('#verdict .explanation', 'lang'), 'en');
  }));
}

test('another language that is chosen: all texts change, and the link keeps it', () => visit({}, async page => {
  await paste(page, PERPETUAL_CHECK);
  await verdict(page, 'PERPETUAL_CHECK');
  await page.selectOption('#language', 'zh-Hant');
  await page.waitForFunction(() => document.querySelector('#verdict [data-reason]')?.textContent === '長將');
  await page.waitForFunction(() => document.querySelector('#moves [data-ply="3"] .move')?.textContent === '馬二進三');
  assert.equal(await page.title(), '象棋裁判');
  assert.match(await page.inputValue('#link'), /lang=zh-Hant/);
  const left = await page.evaluate(() => [...document.querySelectorAll('main [data-text], footer [data-text]')]
    .map(each => each.textContent).filter(text => /^[A-Za-z ]+$/.test(text)));
  assert.deepEqual(left, []);
}));
