import { expect, test } from 'vitest';
import { reasonOf, traceOf } from './failure.ts';

const SECRET = 'params: thandi@example.org';

test('a reason is the name and the code of what went wrong at the bottom, without its words', () => {
  const cause = Object.assign(new TypeError(SECRET), { code: '22021' });
  expect(reasonOf(new Error(`Failed query\n${SECRET}`, { cause }))).toBe('TypeError 22021');
  expect(reasonOf(new Error(SECRET))).toBe('Error');
  expect(reasonOf(SECRET)).toBe('unknown');
});

test('a trace says where it was thrown as well, and no word of it either', () => {
  const trace = traceOf(new RangeError(`Failed query\n${SECRET}`));
  expect(trace).toMatch(/^RangeError\n {4}at .*failure\.test\.ts/);
  expect(trace).not.toContain('thandi');
  expect(trace.split('\n').length).toBeLessThan(10);
  expect(traceOf(SECRET)).toBe('unknown');
});
