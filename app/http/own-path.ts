const SOMEWHERE = 'http://site.invalid';

/** Refuses other sites in any spelling that browsers accept (`//host`, `/\host`, `https:host`). */
export function ownPath(wanted: unknown, otherwise = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /[\p{Cc}\\]/u.test(wanted)) return otherwise;
  const url = URL.parse(wanted, SOMEWHERE);
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return otherwise;
  return url.pathname + url.search + url.hash;
}
