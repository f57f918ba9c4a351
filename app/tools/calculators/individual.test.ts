import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

const PAY = { grossIncome: '301 000' };
const NEXT = 'Of your next R\u202f1\u202f000 you keep';

test('a year that ended early is named by its last day, with no month and no next rand', () => {
  const died = sheetOf({ ...PAY, lastDay: '2026-10-03' });
  expect(died.counts).toBe('For the part of the 2026/27 tax year from 1 March 2026 to 3 October 2026.');
  expect(died.means).toMatch(/^That is [\d.]+% of the income\.$/);
  expect(died.headlines.map(({ label }) => label)).toEqual(['Tax', 'Effective rate']);
  expect(died.headlines[0]).toMatchObject({ once: true });
});

test('a year that began later goes on: its next rand counts, its month does not', () => {
  const came = sheetOf({ ...PAY, firstDay: '2026-09-01' });
  expect(came.counts).toBe('For the part of the 2026/27 tax year from 1 September 2026 to 28 February 2027.');
  expect(came.means).not.toContain('a month');
  expect(came.headlines.map(({ label }) => label)).toContain(NEXT);
});

test('a whole year, and the firm’s estimate of a part, keep their month', () => {
  for (const whole of [PAY, { ...PAY, firstDay: '2026-03-01', lastDay: '2027-02-28' }]) {
    expect(sheetOf(whole)).not.toHaveProperty('counts');
    expect(sheetOf(whole).means).toContain('a month');
  }
  const firm = sheetOf({ ...PAY, basis: 'firm', lastDay: '2026-10-03' });
  expect(firm.counts).toBeUndefined();
  expect(firm.means).toContain('a month');
  expect(firm.headlines.map(({ label }) => label)).not.toContain(NEXT);
});

function sheetOf(values: Values) {
  return calculated('individual', values).assessment;
}
