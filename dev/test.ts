import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBuild } from './build.ts';
import type { Lifetime } from './lifetime.ts';
import { live } from './lifetime.ts';
import { say, step, styled, warn } from './print.ts';
import { isRefusal, refusal } from './refusal.ts';
import { runScript } from './run.ts';
import type { Totals } from './test-report.ts';
import { sum, totalsOfCheck, totalsOfPlaywright, totalsOfVitest } from './test-report.ts';
import { offerObjectStore, requireChromium } from './tools.ts';

type Part = (lifetime: Lifetime, reports: string) => Promise<Totals>;

const CHECKS = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['lint', 'oxlint/bin/oxlint', ['--deny-warnings']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '.']],
] as const;

const PARTS: Record<string, Part> = { static: runChecks, unit: runUnitTests, e2e: runJourneys };

// Tests choose their own; what the operator has set for the real site must not reach them.
const SITE_VARIABLES =
  /^(NODE_ENV|HOST|PORT|APP_URL|DATABASE_URL|SMTP_URL|MAIL_FROM|MAIL_TO|MAILBOX_PORT|S3_\w+|SESSION_SECRET|DATA_DIR|TRUST_PROXY|LOG_LEVEL)$/;

await live(test);

async function test(lifetime: Lifetime): Promise<number> {
  const parts = chosenParts();
  for (const name of Object.keys(process.env)) if (SITE_VARIABLES.test(name)) delete process.env[name];
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  lifetime.atEnd(() => rmSync(reports, { recursive: true, force: true }));
  const totals: Totals[] = [];
  for (const part of parts) {
    totals.push(await part(lifetime, reports).catch(failedPart));
    if (sum(totals).failed > 0) break;
  }
  const { passed, failed, skipped } = sum(totals);
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function chosenParts(): Part[] {
  const only = process.argv.slice(2).find((option) => option.startsWith('--only='));
  if (!only) return Object.values(PARTS);
  const part = PARTS[only.slice('--only='.length)];
  if (!part) throw refusal(`There is no part ${only}: choose one of ${Object.keys(PARTS).join(', ')}.`);
  return [part];
}

async function runChecks(lifetime: Lifetime): Promise<Totals> {
  const totals: Totals[] = [];
  for (const [name, script, args] of CHECKS) {
    const { code, output } = await step(`Checking ${name}`, () => runScript(script, [...args], { lifetime }));
    if (code !== 0) say(output.trimEnd());
    totals.push(totalsOfCheck(code));
  }
  if (sum(totals).failed === 0) {
    await requireBuild(lifetime);
    totals.push(totalsOfCheck(0));
  }
  return sum(totals);
}

async function runUnitTests(lifetime: Lifetime, reports: string): Promise<Totals> {
  await requireBuild(lifetime);
  await offerObjectStore(lifetime);
  say(styled('bold', '\nUnit and integration tests'));
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runScript('vitest/vitest.mjs', ['run', ...reporters], { lifetime, shown: true });
  return totalsOfVitest(report, code);
}

async function runJourneys(lifetime: Lifetime, reports: string): Promise<Totals> {
  await requireBuild(lifetime);
  const chromium = await requireChromium(lifetime);
  say(styled('bold', '\nBrowser journeys'));
  const report = join(reports, 'playwright.json');
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await runScript('@playwright/test/cli.js', args, { lifetime, shown: true, env });
  return totalsOfPlaywright(report, code);
}

function failedPart(error: unknown): Totals {
  warn(isRefusal(error) ? error.message : String(error instanceof Error ? error.stack : error));
  return totalsOfCheck(1);
}
