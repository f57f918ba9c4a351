import { isService } from '#app/firm/core/services.ts';
import { heldItems } from '#app/platform/content/held.ts';
import { calculatorLinks } from './calculator-links.ts';
import type { SeeAlso } from './see-also.ts';

/** Slugs, written by the build (dev/build-constants.ts). */
declare const ARTICLES: readonly string[];

const FILES = ARTICLES.map((slug) => ({ slug }));

const ARTICLE = /^\/blog\/([^/?#]+)/;
const CALCULATOR = /^\/calculator\?type=([\w-]+)/;

export function shownLinks(links: readonly SeeAlso[]): SeeAlso[] {
  return links.filter(({ to, service }) => (!service || isService(service)) && isShown(to));
}

function isShown(to: string): boolean {
  const slug = ARTICLE.exec(to)?.[1];
  const type = CALCULATOR.exec(to)?.[1];
  if (slug) return heldItems('articles', FILES).some((article) => article.slug === slug);
  return !type || calculatorLinks.some((link) => link.type === type);
}
