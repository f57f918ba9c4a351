import { expect, test } from 'vitest';
import { reasonOf, traceOf } from './failure.ts';

const SECRET = 'params: thandi@example.org';

test('a reason is the name and code of the root cause, without the message', () => {
  const cause = Object.assign(new TypeError(SECRET), { code: '22021' });
  expect(reasonOf(new Error(`Failed query\n${SECRET}`, { cause }))).toBe('TypeError 22021');
  expect(reasonOf(new Error(SECRET))).toBe('Error');
  expect(reasonOf(SECRET)).toBe('unknown');
});

test('a trace has the stack, without the message', () => {
  const trace = traceOf(new RangeError(`Failed query\n${SECRET}`));
  expect(trace).toMatch(/^RangeError\n {4}at .*failure\.test\.ts/);
  expect(trace).not.toContain('thandi');
  expect(trace.split('\n').length).toBeLessThan(10);
  expect(traceOf(SECRET)).toBe('unknown');
});
