import { allArticles } from '#app/site/blog/articles.server.ts';
import { canonicalCalculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { lastChange } from '#app/lists/core/find.server.ts';
import { lists } from '#app/lists/core/lists.ts';
import { ratesPath } from '#app/tools/rates/rates-path.ts';
import { questions } from '#app/site/roads/roads.server.ts';
import { servicePages } from '#app/site/service-pages/service-pages.server.ts';
import { isService } from '#app/firm/core/services.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import type { SitemapEntry } from './sitemap.ts';

const UNDATED = [
  '/',
  ...servicePages.map(({ path }) => path),
  ...questions.map(({ path }) => path),
  '/pricing',
  '/about/why-choose-us',
  '/about/testimonials',
  '/careers',
  '/contact',
  '/book',
  '/deadlines',
  '/tools',
  ...(isService('tax-deceased-estate') ? [TIMELINE_PATH] : []),
  '/api',
];

/** Rejects when the database cannot be reached. */
export async function publicPages(): Promise<SitemapEntry[]> {
  const articles = allArticles().map(({ slug, checked }) => ({ path: `/blog/${slug}`, changed: checked }));
  const listPages = [...new Set(lists.map(({ publicPage }) => publicPage))];
  const lastChangeOn = (path: string) => lastChange(lists.filter(({ publicPage }) => publicPage === path));
  return [
    ...UNDATED.map((path) => ({ path })),
    ...calculators.map((calculator) => ({ path: canonicalCalculatorPath(calculator) })),
    ...taxYears.map((year) => ({ path: ratesPath(year) })),
    ...(await Promise.all(listPages.map(async (path) => ({ path, changed: await lastChangeOn(path) })))),
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
