/** The page in the language of its reader. */
import en from './texts/en.js';
import vi from './texts/vi.js';
import zhHans from './texts/zh-hans.js';
import zhHant from './texts/zh-hant.js';

const LANGUAGES = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant, vi };

/** In what the moves are written where the reader has not chosen. */
const NOTATIONS = { en: 'WXF', 'zh-Hans': 'HANS', 'zh-Hant': 'HANT', vi: 'WXF' };

let language = 'en';

/** The first of the reader's languages that the page has. */
export function ofBrowser(wanted = navigator.languages ?? [navigator.language]) {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    if (lower.startsWith('zh')) {
      return /hant|-(tw|hk|mo)\b/.test(lower) && !lower.includes('hans') ? 'zh-Hant' : 'zh-Hans';
    }
    if (lower.startsWith('vi')) {
      return 'vi';
    }
    if (lower.startsWith('en')) {
      return 'en';
    }
  }
  return 'en';
}

export const notationOfLanguage = () => NOTATIONS[language];

export const currentLanguage = () => language;

/**
 * A text, its places in braces filled.
 *
 * @param {string} key
 * @param {Object<string, *>} values
 */
export function text(key, values = {}) {
  const told = LANGUAGES[language][key] ?? en[key] ?? key;
  return told.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** The name of a code of the service; the code itself if it is newer than the page. */
export const named = (kind, code) => {
  const key = `${kind}.${code}`;
  return key in en ? text(key) : code;
};

/** Writes all fixed texts of the page. */
export function speak(wanted) {
  language = wanted in LANGUAGES ? wanted : 'en';
  document.documentElement.lang = language;
  document.title = text('title');
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = text(place.dataset.text);
  }
  for (const place of document.querySelectorAll('[data-label]')) {
    place.setAttribute('aria-label', text(place.dataset.label));
    if (place.tagName === 'BUTTON') {
      place.title = text(place.dataset.label);
    }
  }
}
