import { LIMITS } from './limits.ts';

/** A request's address, split once. `path` starts with a slash and decodes. `query` is without "?", often empty. */
export type Target = { path: string; query: string };

/** The address of a request, or the status that refuses it. */
export function parseTarget(url: string | undefined): Target | 400 | 414 {
  if (!url?.startsWith('/')) return 400;
  if (url.length > LIMITS.urlLength) return 414;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('//') || path.includes('\\') || path.includes('#') || !decodes(path)) return 400;
  return { path, query: mark < 0 ? '' : url.slice(mark + 1) };
}

function decodes(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
