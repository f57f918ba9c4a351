const SOMEWHERE = 'http://site.invalid';

/**
 * The path (with query and fragment) on this site that `wanted` names; `otherwise` when it names none, or leads to another
 * site in any spelling that browsers accept (`//host`, `/\host`, `https:host`, control characters).
 */
export function ownPath(wanted: unknown, otherwise = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || /[\p{Cc}\\]/u.test(wanted)) return otherwise;
  const url = URL.parse(wanted, SOMEWHERE);
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return otherwise;
  return url.pathname + url.search + url.hash;
}
