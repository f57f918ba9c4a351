import type { IncomingMessage } from 'node:http';
import { LIMITS } from './limits.ts';

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Browsers and the router treat a backslash as a slash: `/%5C` would leave this site. */
const CLIMBS = /[\0\\]|(^|\/)\.{1,2}(;[^/]*)?(\/|$)/;

/** `path` starts with a slash and can be decoded; `query` has no "?". */
export type Target = { path: string; query: string };

export function parseTarget(url: string | undefined): Target | 400 | 414 {
  if (!url?.startsWith('/')) return 400;
  if (url.length > LIMITS.urlLength) return 414;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('//') || path.includes('#') || !isPlain(path)) return 400;
  const query = mark < 0 ? '' : url.slice(mark + 1);
  return query && isFormerDataRequest(query) ? 400 : { path, query };
}

/** RFC 9112, 3.2: exactly one, and a valid one. HTTP/1.0 may send none. */
export function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts === 0) return httpVersion === '1.0';
  return hosts === 1 && HOST.test(headers.host ?? '');
}

/** Whether it has the parameter of Remix's old data requests, which Remix would log as an error of ours. */
function isFormerDataRequest(query: string): boolean {
  return new URLSearchParams(query).has('_data');
}

/** However often it is decoded: `new URL` would resolve dots, and the cache and log see another path. */
function isPlain(path: string): boolean {
  let text = decode(path);
  if (text === null) return false;
  for (let before = ''; text !== null && text !== before; text = decode(text)) {
    if (CLIMBS.test(text)) return false;
    before = text;
  }
  return true;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
