/** What the page is built with: elements and text, never markup, so that nothing of a game can become code. */

/** The element with that id. */
export const byId = id => document.getElementById(id);

/**
 * A new element.
 *
 * @param {string} name
 * @param {Object<string, *>} properties attributes; true stands for an empty one, null and false for none. Functions listen,
 *     under the name of the event.
 * @param {...(Node|string|null)} children null is left out
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') {
      made.addEventListener(key, value);
    } else if (value !== null && value !== undefined && value !== false) {
      made.setAttribute(key, value === true ? '' : String(value));
    }
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

/** Text of the service, which is English whatever the language of the page. */
export const english = (name, text, properties = {}) => element(name, { lang: 'en', ...properties }, text);

/** Says it to screen readers. */
export function announce(text) {
  byId('status').textContent = text;
}
