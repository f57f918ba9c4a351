import { readdirSync } from 'node:fs';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { readServices } from '#app/firm/core/service-files.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';

/** Other pages load neither the calculators nor the tables of all years, and browsers read no file of content/. */
export const buildConstants = {
  CALCULATORS: JSON.stringify(
    calculators.map(({ type, group, path, menuLabel, heading }) => ({
      type,
      group,
      path,
      menuLabel,
      heading,
    })),
  ),
  SERVICES: JSON.stringify(readServices()),
  ARTICLES: JSON.stringify(articleSlugs()),
  NEWEST_INDIVIDUAL: JSON.stringify(tablesOf(newestTaxYear).individual),
};

function articleSlugs(): string[] {
  return readdirSync('content/blog').flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []);
}
