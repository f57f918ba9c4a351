import type { MetaArgs, MetaDescriptor } from '@remix-run/node';
import { firm } from '#content/firm.ts';

type Page = { title?: string; description: string };

/**
 * The `meta` of a page: title, description, canonical link and what other sites draw of it. `title` is left out on the
 * home page. `args` are those of Remix's meta function: the root's loader knows the site's public origin.
 */
export function pageMeta(args: Pick<MetaArgs, 'matches' | 'location'>, page: Page): MetaDescriptor[] {
  const title = page.title ? `${page.title} · ${firm.name}` : `${firm.name}: ${firm.tagline} in ${firm.city}`;
  const url = originOf(args.matches) + args.location.pathname;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title ?? firm.name },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:locale', content: 'en_ZA' },
  ];
}

function originOf(matches: MetaArgs['matches']): string {
  const root = matches.find((match) => match.id === 'root')?.data as { origin?: string } | undefined;
  return root?.origin ?? '';
}
