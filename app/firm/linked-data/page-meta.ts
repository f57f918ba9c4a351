import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import { firm } from '#app/platform/content/firm.ts';
import { sizeInAddress } from '#app/platform/images/size-in-address.ts';
import { firmCardPath } from './card-path.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import type { MakeLinkedData } from './linked-data.ts';

/** In characters: search engines cut a longer title. */
const LONGEST_TITLE = 70;

/** In pixels; the build draws this size. */
const CARD = { width: 1200, height: 630 };

type Page = {
  title?: string;
  /** 50 to 160 characters. */
  description: string;
  /** The canonical address, if it has a query: `/calculator?type=company`. */
  path?: string;
  within?: Crumb[];
  card?: string;
  type?: 'website' | 'article';
  linkedData?: MakeLinkedData[];
};

export function pageMeta(args: Pick<MetaArgs, 'matches' | 'location'>, page: Page): MetaDescriptor[] {
  const origin = originOf(args.matches);
  const path = page.path ?? args.location.pathname;
  const url = origin + path;
  const trail = page.title
    ? [breadcrumbs([{ name: 'Home', path: '/' }, ...(page.within ?? []), { name: page.title, path }])]
    : [];
  return [
    { title: fullTitle(page.title) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title ?? firm.name },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:locale', content: 'en_ZA' },
    ...cardOf(origin, page.card ?? firmCardPath(), page.title ?? `${firm.tagline} in ${firm.city}`),
    ...[...trail, ...(page.linkedData ?? [])].map((make) => ({ 'script:ld+json': make(origin) })),
  ];
}

export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${firm.name}` }, { name: 'robots', content: 'noindex' }];
}

function fullTitle(title?: string): string {
  if (!title) return `${firm.name}: ${firm.tagline} in ${firm.city}`;
  const full = `${title} · ${firm.name}`;
  return full.length > LONGEST_TITLE ? title : full;
}

function cardOf(origin: string, card: string, alt: string): MetaDescriptor[] {
  const { width, height } = sizeInAddress(card) ?? CARD;
  return [
    { property: 'og:image', content: origin + card },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function originOf(matches: MetaArgs['matches']): string {
  const root: unknown = matches.find((match) => match.id === 'root')?.data;
  return typeof root === 'object' && root && 'origin' in root ? String(root.origin) : '';
}
