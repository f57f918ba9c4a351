import { expect, test } from 'vitest';
import { advice } from './advice.ts';

test('a red run names what failed and what to do, in 20 lines at most', () => {
  const red = Array.from({ length: 30 }, (_, index) => ({ file: `a${index}.spec.ts`, title: 'opens' }));
  const lines = advice({ passed: 1, failed: 31, skipped: 0, flaky: [], red });
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines).toContain('  a0.spec.ts: opens');
  expect(lines.join('\n')).toMatch(/and 21 more[\s\S]*npm test -- a0\.spec\.ts/);
});

test('a failed check without a test is named too', () => {
  const red = [{ title: 'types: a.ts(1,2): error' }];
  const lines = advice({ passed: 0, failed: 1, skipped: 0, flaky: [], red });
  expect(lines.join('\n')).toMatch(/ {2}types: a\.ts[\s\S]*npm run check/);
  expect(lines.join('\n')).not.toMatch(/Try one alone/);
});
