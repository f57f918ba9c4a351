import type { IsPage } from './dead-links.ts';
import { publicPages } from './public-pages.server.ts';

/** As of now; the paths are read once for each checked text. */
export function publicPaths(): IsPage {
  let paths: ReadonlySet<string> | undefined;
  return (pathname) => {
    paths ??= new Set(publicPages().map(({ to }) => new URL(to, 'http://localhost').pathname));
    return paths.has(pathname);
  };
}
