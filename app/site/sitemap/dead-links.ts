import { services } from '#app/firm/core/services.ts';
import { choosesWhatIsThere } from './choices-in-addresses.ts';
import { MOVED } from './moved-addresses.ts';

/** In Markdown, without pictures, and in HTML. */
const LINK = /(?<!!\[[^\]]*)\]\(([^)\s]*)\)|href="([^"]*)"/g;

/** Public pages that no search should find. */
const OTHERS =
  /^\/(auth|account|search|verify|calculator|api\/v1\/[\w.-]+|start\/[^/]+|blog\/feed\.xml|deadlines\.ics|sitemap\.xml|contact\/sent)$/;

type DeadLink = { link: string; index: number };

export type IsPage = (pathname: string) => boolean;

/** Links that lead to no page of this site, or that a browser must not follow. */
export function deadLinksIn(text: string, isPage: IsPage): DeadLink[] {
  return [...text.matchAll(LINK)].flatMap(({ 1: markdown, 2: html, index }) => {
    const link = markdown ?? html ?? '';
    return isDead(link, isPage) ? [{ link, index }] : [];
  });
}

/** `https:`, `mailto:` and `tel:` count as alive: other sites are not asked. */
export function isDead(link: string, isPage: IsPage): boolean {
  if (link.startsWith('#')) return false;
  if (!link.startsWith('/')) return !/^(https:\/\/[^\s/]|mailto:\S+@|tel:\+?\d)/.test(link);
  if (link.startsWith('//')) return true;
  const url = new URL(link, 'http://localhost');
  const isThere =
    OTHERS.test(url.pathname) || Object.hasOwn(MOVED, url.pathname.slice(1)) || isPage(url.pathname);
  return !isThere || !choosesWhatIsThere(url, services);
}
