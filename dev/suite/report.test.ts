import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary.ts';
import { sum, totalsOfCheck, totalsOfPlaywright, totalsOfVitest } from './report.ts';

const VITEST = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

test('counts are summed over all parts, and flaky tests are named', () => {
  const specs = [
    { title: 'signs in', file: 'accounts.spec.ts', tests: [{ projectName: 'phone', status: 'flaky' }] },
    { title: 'stays', file: 'accounts.spec.ts', tests: [{ projectName: 'phone', status: 'unexpected' }] },
    { title: 'signs out', file: 'accounts.spec.ts', tests: [{ projectName: 'phone', status: 'expected' }] },
  ];
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const file = reportFile({ stats, suites: [{ suites: [{ specs }] }] });
  const all = [
    totalsOfCheck('types', 0),
    totalsOfCheck('lint', 1, 'a.ts\nunused b\n'),
    totalsOfPlaywright(file, 1),
  ];
  const flaky = ['[phone] accounts.spec.ts: signs in'];
  const red = [{ title: 'lint: unused b' }, { file: 'tests/e2e/accounts.spec.ts', title: 'stays' }];
  expect(sum(all)).toEqual({ passed: 5, failed: 2, skipped: 2, flaky, red });
});

test('a test file that cannot be loaded is a failure', () => {
  const report = reportFile({
    ...VITEST,
    testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(totalsOfVitest({ report, errors: '/none' }, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 2 });
});

test('errors outside any test are failures, and are named', () => {
  const report = reportFile({ ...VITEST, testResults: [] });
  const errors = reportFile(['connection lost']);
  const red = [{ title: 'an error outside any test: connection lost' }];
  expect(totalsOfVitest({ report, errors }, 1)).toMatchObject({ passed: 5, failed: 1, red });
});

test('a run that fails without a failed test, or leaves no report, is a failure', () => {
  const report = reportFile({ ...VITEST, testResults: [] });
  const red = [{ title: 'unit tests: no test failed, but the run did, see above' }];
  expect(totalsOfVitest({ report, errors: '/none' }, 1)).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 2,
    red,
  });
  expect(totalsOfVitest({ report: '/none', errors: '/none' }, 0)).toMatchObject({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  expect(totalsOfPlaywright('/nowhere.json', 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

function reportFile(report: object): string {
  const file = join(temporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
