import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { findFreePort } from '#dev/ports.ts';
import { say, sayTable } from '#dev/print.ts';
import { CHROMIUM_FLAGS } from './e2e/chromium.ts';
import { startDemonstration } from './e2e/site.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

// Lighthouse as on a phone, for people: `npm run lighthouse -- / /contact`. Shows what keeps a score below 100.
const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const site = await startDemonstration();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  for (const path of paths.length > 0 ? paths : ['/']) report(path, await measure(site.url + path));
} finally {
  await browser.close();
  await site.stop();
}

async function measure(url: string): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse says nothing of ${url}.`);
  return run.lhr;
}

function report(path: string, { categories, audits }: Result): void {
  const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
  say(`\n${path}: ${scores.join(', ')}`);
  const lost = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1);
  const rows = lost.map(({ audit }): [string, string] => [
    audit?.id ?? '',
    `${Math.round((audit?.score ?? 0) * 100)} ${audit?.displayValue ?? audit?.title ?? ''}`,
  ]);
  if (rows.length > 0) sayTable(rows);
}
