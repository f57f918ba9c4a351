import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ownError } from '#app/platform/core/own-error.ts';
import { reasonOf, traceOf } from './failure.ts';

const SECRET = 'params: thandi@example.org';

test('a reason is the name and code of the root cause, without the message', () => {
  const cause = Object.assign(new TypeError(SECRET), { code: '22021' });
  expect(reasonOf(new Error(`Failed query\n${SECRET}`, { cause }))).toBe('TypeError 22021');
  expect(reasonOf(new Error(SECRET))).toBe('Error');
  expect(reasonOf(SECRET)).toBe('unknown');
});

test('a reason is the sentence of our own error, also below an error of others', () => {
  const own = ownError('content/service-pages has no page /payroll');
  expect(reasonOf(own)).toBe('content/service-pages has no page /payroll');
  expect(reasonOf(new Error(SECRET, { cause: own }))).toBe('content/service-pages has no page /payroll');
  expect(reasonOf(ownError('The letter is lost.', { cause: new Error(SECRET) }))).toBe('The letter is lost.');
  expect(traceOf(own)).toMatch(/^content\/service-pages has no page \/payroll\n {4}at /);
});

test('a failed connection names its host and port', async () => {
  const refused = await once(connect(1, '127.0.0.1'), 'connect').catch((error: unknown) => error);
  expect(reasonOf(refused)).toBe('Error ECONNREFUSED 127.0.0.1:1');
  expect(reasonOf(Object.assign(new Error(SECRET), { address: 'thandi@example.org' }))).toBe('Error');
});

test('a trace has the stack, without the message', () => {
  const trace = traceOf(new RangeError(`Failed query\n${SECRET}`));
  expect(trace).toMatch(/^RangeError\n {4}at .*failure\.test\.ts/);
  expect(trace).not.toContain('thandi');
  expect(trace.split('\n').length).toBeLessThan(10);
  expect(traceOf(SECRET)).toBe('unknown');
});
