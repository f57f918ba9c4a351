import { LIMITS } from './limits.ts';

/** `path` starts with a slash and can be decoded; `query` has no "?". */
export type Target = { path: string; query: string };

export function parseTarget(url: string | undefined): Target | 400 | 414 {
  if (!url?.startsWith('/')) return 400;
  if (url.length > LIMITS.urlLength) return 414;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('//') || path.includes('#') || !isReadable(path)) return 400;
  const query = mark < 0 ? '' : url.slice(mark + 1);
  return query && isFormerDataRequest(query) ? 400 : { path, query };
}

/** Whether it has the parameter of Remix's former data requests, which Remix would log as an error of ours. */
function isFormerDataRequest(query: string): boolean {
  return new URLSearchParams(query).has('_data');
}

/** Browsers and the router treat a backslash as a slash: `/%5C` would leave this site. */
function isReadable(path: string): boolean {
  try {
    return !/[\0\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
