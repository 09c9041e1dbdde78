/** The calls of the service's public interface, with addresses relative to the page so that it works behind a prefix. */

/** What the service refuses, or that it was not reached. */
export class Refusal extends Error {
  /** @param {Object} problem the problem document; its type is null where there is none */
  constructor(problem) {
    super(problem.title ?? 'refused');
    this.problem = problem;
  }
}

const JSON_TYPE = 'application/json';

/** The key that the service wants, where it does; kept only as long as the page is open. */
let key = null;

/** Sends that key with every call from now on; null for none. */
export function useKey(wanted) {
  key = wanted;
}

/** Whether that is what a cancelled call throws. */
export const isCancelled = error => error instanceof DOMException && error.name === 'AbortError';

async function call(address, options) {
  let response;
  try {
    response = await fetch(address, key === null ? options
      : { ...options, headers: { ...options.headers, 'X-API-Key': key } });
  } catch (error) {
    if (isCancelled(error)) {
      throw error;
    }
    throw new Refusal({ type: null, status: 0 });
  }
  if (response.ok) {
    return response;
  }
  let problem = null;
  try {
    problem = await response.json();
  } catch (error) {
    if (isCancelled(error)) {
      throw error;
    }
  }
  const known = problem !== null && typeof problem === 'object' && typeof problem.title === 'string';
  throw new Refusal({
    ...(known ? problem : { type: null, status: response.status }),
    retryAfter: response.headers.get('Retry-After'),
  });
}

const get = async (address, signal, accept = JSON_TYPE) => call(address, { headers: { Accept: accept }, signal });

const post = (address, body, { signal, type = JSON_TYPE, accept = JSON_TYPE } = {}) => call(address, {
  method: 'POST',
  headers: { 'Content-Type': type, Accept: accept },
  body: type === JSON_TYPE && typeof body !== 'string' ? JSON.stringify(body) : body,
  signal,
});

const json = async response => (await response).json();

export const ruleSets = () => json(get('v1/rule-sets'));
export const ruleSet = id => json(get(`v1/rule-sets/${encodeURIComponent(id)}`));
export const adjudicate = (request, signal) => json(post('v1/adjudications', request, { signal }));
export const compare = (request, signal) => json(post('v1/comparisons', request, { signal }));
export const bestMoves = (request, signal) => json(post('v1/best-moves', request, { signal }));
export const notations = (request, signal) => json(post('v1/notations', request, { signal }));

/** The bytes go as they are: what they are and in which encoding is told by the service. */
const FILE_TYPE = 'application/octet-stream';

/** The games of a file. */
export const readFile = (bytes, signal) => json(post('v1/records', bytes, { signal, type: FILE_TYPE }));

/** The games of records as the service answers them. */
export const readRecords = (text, signal) => json(post('v1/records', text, { signal }));

/** The ruling on one game of a file, by its place from 0; for a game with a fault, the refusal that says where it is. */
export const adjudicateFile = (bytes, index, ruleSetId, signal) => json(post(
  `v1/adjudications?${new URLSearchParams({ game: String(index), ruleSet: ruleSetId })}`, bytes,
  { signal, type: FILE_TYPE }));

/** Records as a PGN file. */
export const pgn = async (games, signal) =>
  (await post('v1/records', { games }, { signal, accept: 'application/x-chess-pgn' })).blob();

/** The picture of a board, as text. */
export const boardPicture = async (query, signal) =>
  (await get(`v1/boards.svg?${new URLSearchParams(query)}`, signal, 'image/svg+xml')).text();
