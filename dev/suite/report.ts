import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../run.ts';

export type Totals = { passed: number; failed: number; skipped: number; flaky: string[]; red: Red[] };

/** For a failed test, the file to repeat alone; a failed check or program has none. */
type Red = { file?: string; title: string };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: JourneyRun[] }[] };
type JourneyRun = { projectName: string; status: string };
type PlaywrightReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0, flaky: [], red: [] };

export function totalsOfCheck(name: string, code: number, output = ''): Totals {
  if (code === 0) return { ...NOTHING, passed: 1 };
  const reason = output.trim().split('\n').at(-1) || `exit code ${code}`;
  return { ...NOTHING, failed: 1, red: [{ title: `${name}: ${reason}` }] };
}

/** A file that could not be loaded counts as one failure, and so do errors outside any test. */
export function totalsOfVitest(files: { report: string; errors: string }, code: number): Totals {
  const report = readReport<VitestReport>(files.report);
  if (!report) return totalsOfCheck('unit tests', code || 1, 'left no report');
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const errors = readReport<string[]>(files.errors) ?? [];
  const outside = errors.map((message) => ({ title: `an error outside any test: ${message}` }));
  return atLeastOneFailure('unit tests', code, {
    ...NOTHING,
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length + outside.length,
    skipped: report.numPendingTests + report.numTodoTests,
    red: [...redIn(report), ...outside],
  });
}

/** A flaky test counts as passed. */
export function totalsOfPlaywright(file: string, code: number): Totals {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return totalsOfCheck('journeys', code || 1, 'left no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure('journeys', code, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    flaky: journeysIn(report, 'flaky').map(({ project, file, title }) => `[${project}] ${file}: ${title}`),
    red: journeysIn(report, 'unexpected').map(({ file, title }) => ({ file: `tests/e2e/${file}`, title })),
  });
}

export function sum(all: Totals[]): Totals {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
      flaky: [...one.flaky, ...other.flaky],
      red: [...one.red, ...other.red],
    }),
    NOTHING,
  );
}

function redIn({ testResults }: VitestReport): Red[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return { file, title: 'cannot be loaded' };
    return failed.map(({ fullName }) => ({ file, title: fullName }));
  });
}

function journeysIn(
  { suites = [], specs = [] }: Suite,
  wanted: string,
): (Required<Red> & { project: string })[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => ({ project: projectName, file, title })),
  );
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, wanted))];
}

function atLeastOneFailure(name: string, code: number, totals: Totals): Totals {
  if (code === 0 || totals.failed > 0) return totals;
  return sum([totals, totalsOfCheck(name, code, 'no test failed, but the run did, see above')]);
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
