import { publicPages } from './public-pages.server.ts';

/**
 * Lets a browser render a public page while the pointer rests on its link (https://wicg.github.io/nav-speculation/).
 * Only the paths of public pages are named, with any query: an address with a secret is never asked for ahead.
 */
export function speculationRules() {
  const paths = new Set(publicPages().map(({ to }) => to.replace(/[?].*/, '')));
  const href_matches = [...paths].map((pathname) => ({ pathname, search: '*' }));
  return { prerender: [{ where: { href_matches }, eagerness: 'moderate' }] };
}
