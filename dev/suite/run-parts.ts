import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Lifetime } from '../lifetime.ts';
import { say, warn } from '../print.ts';
import { isRefusal } from '../refusal.ts';
import { ROOT } from '../run.ts';
import type { Totals } from './report.ts';
import { advice } from './advice.ts';
import { sum, totalsOfCheck } from './report.ts';

export type Part = (lifetime: Lifetime, reports: string) => Promise<Totals>;

// The operator's settings for the real site must not reach the tests.
const SITE_VARIABLES =
  /^(NODE_ENV|HOST|PORT|APP_URL|DATABASE_URL|SMTP_URL|MAIL_FROM|MAIL_TO|MAILBOX_PORT|S3_\w+|SESSION_SECRET|DATA_DIR|TRUST_PROXY|LOG_LEVEL)$/;

/** Continues after a failed part. Returns the exit code. */
export async function runParts(
  lifetime: Lifetime,
  parts: Record<string, Part>,
  name: string,
): Promise<number> {
  for (const variable of Object.keys(process.env)) {
    if (SITE_VARIABLES.test(variable)) delete process.env[variable];
  }
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  lifetime.atEnd(() => rmSync(reports, { recursive: true, force: true }));
  const results: ({ part: string; seconds: number } & Totals)[] = [];
  for (const [part, run] of Object.entries(parts)) {
    const started = performance.now();
    const totals = await run(lifetime, reports).catch((error: unknown) => failedPart(part, error));
    results.push({ part, seconds: Math.round((performance.now() - started) / 1000), ...totals });
  }
  const total = sum(results);
  const file = join(ROOT, '.data', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const { TEST_SEED: seed } = process.env;
  writeFileSync(file, JSON.stringify({ seed, total, parts: results }, null, 2));
  printTotals(results, total);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function printTotals(results: { part: string; seconds: number }[], total: Totals): void {
  say(`\n${results.map(({ part, seconds }) => `${part} ${seconds} s`).join(', ')}`);
  if (total.flaky.length > 0) {
    say(`flaky: ${total.flaky.length} (failed, and passed when tried again)`);
    for (const title of total.flaky) say(`  ${title}`);
  }
  if (total.failed > 0) for (const line of advice(total)) say(line);
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

function failedPart(part: string, error: unknown): Totals {
  warn(isRefusal(error) ? error.message : String(error instanceof Error ? error.stack : error));
  return totalsOfCheck(part, 1, String(error));
}
