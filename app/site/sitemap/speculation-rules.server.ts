import { publicPages } from './public-pages.server.ts';

/** All pages below these are public: one rule replaces many names. */
export const FOLDERS = ['/blog/', '/questions/'];

/** https://wicg.github.io/nav-speculation/: public paths only, with any query, so no secret address is fetched. */
export function speculationRules() {
  const paths = publicPages().map(({ to }) => to.replace(/[?].*/, ''));
  const named = new Set(paths.map(ruleOf));
  const href_matches = [...named].map((pathname) => ({ pathname, search: '*' }));
  return { prerender: [{ where: { href_matches }, eagerness: 'moderate' }] };
}

function ruleOf(path: string): string {
  const folder = FOLDERS.find((one) => path.startsWith(one));
  return folder ? `${folder}*` : path;
}
