import { LIMITS } from './limits.ts';

/** A request's address, split once. `path` starts with a slash and decodes. `query` is without "?", often empty. */
export type Target = { path: string; query: string };

/** The address of a request, or the status that refuses it. */
export function parseTarget(url: string | undefined): Target | 400 | 414 {
  if (!url?.startsWith('/')) return 400;
  if (url.length > LIMITS.urlLength) return 414;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('//') || path.includes('#') || !isReadable(path)) return 400;
  const query = mark < 0 ? '' : url.slice(mark + 1);
  return query && asksTheOldWay(query) ? 400 : { path, query };
}

/** By a parameter the router once asked for data. It still knows it, and would log each such request as our mistake. */
function asksTheOldWay(query: string): boolean {
  return new URLSearchParams(query).has('_data');
}

/** A backslash is a slash to browsers, and to the router after an escape: `/%5C` would be no path of this site. */
function isReadable(path: string): boolean {
  try {
    return !/[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
