import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { computeMedianRun, filterToValidRuns } from 'lighthouse/core/lib/median-run.js';
import { findFreePort } from '#dev/ports.ts';
import { say, sayTable } from '#dev/print.ts';
import { CHROMIUM_FLAGS } from './e2e/chromium.ts';
import { startDemonstration } from './e2e/site.ts';
import { startEdge } from './lighthouse-edge.ts';
import { saveTable } from './load/report.ts';

const LEAST_PERFORMANCE = { words: 99, hydrated: 97 };
const SCRIPT_OF_WORDS = 10_000;

/** In milliseconds: the largest contentful paint of the pages where visitors calculate. */
const LATEST_PAINT = 1200;
const PAINTS_EARLY = /^\/($|calculator)/;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

/** Path prefixes of similar pages. */
const KINDS = ['/rates', '/blog/', '/questions/', '/api/'];

type Sheet = { path: string; runs: number[]; median: Result };

// Each page is measured three times as on a phone; the middle result counts.
const site = await startDemonstration();
const edge = await startEdge(site.url);
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
});
try {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const sheets: Sheet[] = [];
  for (const path of named.length > 0 ? named : await publicPages()) {
    const sheet = await measure(path);
    printScores(sheet);
    sheets.push(sheet);
  }
  if (named.length === 0) await saveSheets(sheets);
  process.exitCode = sheets.every(isReached) ? 0 : 1;
} finally {
  await browser.close();
  await edge.stop();
  await site.stop();
}

/** Of similar pages the first, of rate tables the newest. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const paths = addresses.map(({ pathname, search }) => pathname + search);
  return paths.filter((path) => {
    const kind = KINDS.find((start) => path.startsWith(start));
    return !kind || paths.filter((other) => other.startsWith(kind)).toSorted()[0] === path;
  });
}

/** Renders the page and lets the site compress it, as later visitors get it. */
async function warm(path: string): Promise<void> {
  for (const pause of [0, 200]) {
    await (await fetch(site.url + path)).arrayBuffer();
    await setTimeout(pause);
  }
}

async function measure(path: string): Promise<Sheet> {
  await warm(path);
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    const options = { port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const };
    const answer = await lighthouse(edge.url + path, options);
    if (answer) results.push(answer.lhr);
  }
  const valid = filterToValidRuns(results);
  if (valid.length === 0) throw new Error(`Lighthouse says nothing of ${path}.`);
  const runs = valid.map((result) => score(result, 'performance'));
  return { path, runs, median: computeMedianRun(valid) };
}

function score({ categories }: Result, category: (typeof CATEGORIES)[number]): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function scriptOf({ audits }: Result): number {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** In milliseconds. */
function paintOf({ audits }: Result): number {
  return Math.round(audits['largest-contentful-paint']?.numericValue ?? 0);
}

function kindOf({ median }: Sheet): keyof typeof LEAST_PERFORMANCE {
  return scriptOf(median) <= SCRIPT_OF_WORDS ? 'words' : 'hydrated';
}

function isReached(sheet: Sheet): boolean {
  const [performance = 0, ...others] = CATEGORIES.map((category) => score(sheet.median, category));
  if (PAINTS_EARLY.test(sheet.path) && paintOf(sheet.median) > LATEST_PAINT) return false;
  return performance >= LEAST_PERFORMANCE[kindOf(sheet)] && others.every((value) => value === 100);
}

function printScores(sheet: Sheet): void {
  const { path, runs, median } = sheet;
  const scores = CATEGORIES.map((name) => `${name} ${score(median, name)}`);
  const paint = `largest contentful paint ${paintOf(median)} ms`;
  say(`\n${path}: ${scores.join(', ')}; ${paint}; performance of each run ${runs.join(', ')}`);
  const lost = CATEGORIES.flatMap((name) => median.categories[name]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: median.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1);
  const rows = lost.map(({ audit }): [string, string] => [
    audit?.id ?? '',
    `${Math.round((audit?.score ?? 0) * 100)} ${audit?.displayValue ?? audit?.title ?? ''}`,
  ]);
  if (rows.length > 0) sayTable(rows);
}

async function saveSheets(sheets: Sheet[]): Promise<void> {
  const lines = sheets.map((sheet) => [
    sheet.path,
    `${(scriptOf(sheet.median) / 1000).toFixed(0)} kB`,
    `${paintOf(sheet.median)} ms`,
    ...CATEGORIES.map((category) => String(score(sheet.median, category))),
    sheet.runs.join(', '),
    isReached(sheet) ? '' : 'missed',
  ]);
  const head = [
    'page',
    'script',
    'largest contentful paint',
    ...CATEGORIES,
    'performance of each run',
    'aim',
  ];
  const speeds = sheets.map(({ median }) => median.environment.benchmarkIndex);
  const facts = [
    ['pages', 'that miss their aim', "the machine's benchmark index"],
    [
      String(sheets.length),
      String(sheets.filter((sheet) => !isReached(sheet)).length),
      `${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}`,
    ],
  ];
  await saveTable('lighthouse.md', 'Lighthouse, as on a phone', [facts, [head, ...lines]]);
}
