import { readdirSync } from 'node:fs';
import { tools, type Tool } from '#content/tools.ts';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { calculators, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import { readEdited } from '#app/content/core/edited-files.ts';
import { readServices } from '#app/firm/core/service-files.ts';
import { readServicePages } from '#app/site/service-pages/read-service-pages.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { compileLetters } from '#app/work/letters/compile-letters.ts';

const listed: readonly Calculator<CalculatorType>[] = calculators;

/** Other pages load neither the calculators nor the tables of all years, and browsers read no file of content/. */
export const buildConstants = {
  CALCULATORS: JSON.stringify(listed.map(({ type, tool, part, path }) => ({ type, tool, part, path }))),
  TOOL_PAGES: JSON.stringify(toolPages()),
  TOOL_NAMES: JSON.stringify(Object.fromEntries(Object.entries(tools).map(([id, { name }]) => [id, name]))),
  SERVICE_PAGES: JSON.stringify(readServicePages()),
  SERVICES: JSON.stringify(readServices()),
  COMPILED_LETTERS: JSON.stringify(await compileLetters()),
  EDITED_CONTENT: JSON.stringify(readEdited()),
  ARTICLES: JSON.stringify(articleSlugs()),
  NEWEST_INDIVIDUAL: JSON.stringify(tablesOf(newestTaxYear).individual),
};

function toolPages() {
  const shown = new Set(readServices().map(({ id }) => id));
  return Object.entries<Tool>(tools).flatMap(([tool, { pages = [] }]) =>
    pages.filter(({ service }) => shown.has(service)).map(({ part, to }) => ({ tool, part, to })),
  );
}

function articleSlugs(): string[] {
  return readdirSync('content/blog').flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []);
}
