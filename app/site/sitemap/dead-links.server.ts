import type { IsPage } from './dead-links.ts';
import { publicPages } from './public-pages.server.ts';

/** As the pages are now: of a text that is checked, the paths are read once. */
export function publicPaths(): IsPage {
  let paths: ReadonlySet<string> | undefined;
  return (pathname) => {
    paths ??= new Set(publicPages().map(({ to }) => new URL(to, 'http://localhost').pathname));
    return paths.has(pathname);
  };
}
