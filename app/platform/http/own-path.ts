const SOMEWHERE = 'http://site.invalid';

/** Refuses other sites in any spelling that browsers accept (`//host`, `/\host`, `https:host`). */
export function ownPath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || !target.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return fallback;
  const url = URL.parse(target, SOMEWHERE);
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
