import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';

const TODAY = '2026-11-26';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T08:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const answer = (values: Values) =>
  calculated(
    'two-incomes',
    { atOnce: 'yes', firstIncome: '30 000', secondIncome: '20 000', ...values },
    TODAY,
  ).assessment;
const monthly = (values: Values) => answer(values).headlines.find(({ label }) => label.startsWith('Ask'));

test('the shortfall is spread over the pays left by the day', () => {
  // R51 355 in November to February, and in one of twelve of a year to come.
  expect(monthly({})).toMatchObject({ cents: 12_838_75 });
  expect(monthly({ monthsLeft: '3' })).toMatchObject({ cents: 17_118_33 });
  vi.setSystemTime(new Date('2026-03-01T08:00:00Z'));
  expect(monthly({})).toMatchObject({ cents: 4_279_58 });
});

test('after the year nothing more can be withheld', () => {
  const { means, headlines } = answer({ taxYear: '2024' });
  expect(means).toBe('The year is over: this is settled with the assessment.');
  expect(headlines[0]).toMatchObject({ label: 'Tax to pay on assessment' });
  expect(headlines.map(({ label }) => label).join()).not.toMatch(/month|fixed rate/);
});

test('one job after the other is asked first, and brings no bill', () => {
  const incomes = { firstIncome: '24 000', secondIncome: '31 500' };
  const twoIncomes = findCalculator('two-incomes');
  expect(calculate(twoIncomes, incomes)).toMatchObject({
    message: { description: 'Still needed: “When are the two paid?”.' },
  });
  const changed = calculate(twoIncomes, { ...incomes, atOnce: 'no' });
  expect(changed.kind === 'refused' && changed.sentence).toContain('brings no such bill');
});
