import { allArticles } from '#app/blog/articles.server.ts';
import { calculatorPath } from '#app/calculators/calculator-path.ts';
import { calculatorTypes } from '#app/calculators/calculator.ts';
import { legalText } from '#app/legal/legal-texts.server.ts';
import type { ListName } from '#app/listings/list.ts';
import { lastChange } from '#app/listings/lists.server.ts';
import { ratesPath } from '#app/rates/rates-path.ts';
import { taxYears } from '#app/tax/tax-year.ts';
import type { Place } from './sitemap.ts';

/** Pages whose words stand in the source: nobody wrote down when they changed. */
const WRITTEN = [
  '/',
  '/accounting',
  '/payroll',
  '/advisory',
  '/tax/individual',
  '/tax/individual?tab=alert',
  '/tax/company',
  '/tax/deceased-estate',
  '/tax/trust',
  '/pricing',
  '/about/why-choose-us',
  '/careers',
  '/contact',
  '/deadlines',
  '/api',
];

/** Pages of what administrators keep. */
const LISTED: [path: string, lists: ListName[]][] = [
  ['/about/clients', ['clients']],
  ['/about/licensing', ['professional-bodies', 'software-accreditations']],
  ['/about/partners', ['partners']],
];

/**
 * Every page that is the same for everybody, under its one address: what the sitemap lists. Rejects when the database is
 * away.
 */
export async function publicPlaces(): Promise<Place[]> {
  const articles = allArticles().map(({ slug, checked }) => ({ path: `/blog/${slug}`, changed: checked }));
  return [
    ...WRITTEN.map((path) => ({ path })),
    ...calculatorTypes.map((type) => ({ path: calculatorPath(type) })),
    ...taxYears.map((year) => ({ path: ratesPath(year) })),
    ...(await Promise.all(LISTED.map(async ([path, lists]) => ({ path, changed: await lastChange(lists) })))),
    { path: '/terms', changed: legalText('terms').updated },
    { path: '/privacy', changed: legalText('privacy').updated },
    {
      path: '/blog',
      changed: articles
        .map(({ changed }) => changed)
        .toSorted()
        .at(-1),
    },
    ...articles,
  ];
}
