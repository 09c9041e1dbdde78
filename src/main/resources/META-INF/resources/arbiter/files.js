/** What can be taken along: files, the link, the request as a command. */
import { announce, byId, element } from './dom.js';
import { text } from './texts.js';

/** Hands a file to the reader. */
export function save(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = element('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies the text; where the browser does not let us, it is marked for the reader to do so. */
export async function copy(value, place) {
  try {
    await navigator.clipboard.writeText(value);
    announce(text('copied'));
    return true;
  } catch {
    if (place instanceof HTMLInputElement) {
      place.focus();
      place.select();
    } else {
      getSelection().selectAllChildren(place);
    }
    announce(text('copyYourself'));
    return false;
  }
}

/** Quoted for a POSIX shell. */
export const quoted = value => `'${value.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a line for curl. */
export function curlLine(request) {
  const address = new URL('v1/adjudications', document.baseURI).href;
  return `curl -s -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(request))} ${quoted(address)}`;
}

/** Writes the link to what is shown, and the request as a command. */
export function writeShare(link, request) {
  byId('link').value = link;
  byId('curl').textContent = curlLine(request);
}
