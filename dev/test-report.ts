import { existsSync, readFileSync } from 'node:fs';

export type Totals = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 };

/** A check that is one thing: it passed or it failed. */
export function totalsOfCheck(code: number): Totals {
  return { ...NOTHING, [code === 0 ? 'passed' : 'failed']: 1 };
}

/** What vitest counted; a file that could not even be loaded counts as one failure. */
export function totalsOfVitest(file: string, code: number): Totals {
  const report = readReport<VitestReport>(file);
  if (!report) return totalsOfCheck(code || 1);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return atLeastOneFailure(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** What Playwright counted; a journey that passed on its second try passed. */
export function totalsOfPlaywright(file: string, code: number): Totals {
  const { stats } = readReport<PlaywrightReport>(file) ?? {};
  if (!stats) return totalsOfCheck(code || 1);
  return atLeastOneFailure(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
}

export function sum(all: Totals[]): Totals {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    NOTHING,
  );
}

/** A runner may fail without a failed test, by an error outside of one. */
function atLeastOneFailure(code: number, totals: Totals): Totals {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
