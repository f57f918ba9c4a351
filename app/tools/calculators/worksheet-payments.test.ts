import { afterEach, expect, test, vi } from 'vitest';
import { lastDayOf } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { calculate } from './calculate.ts';
import { formFrom, fragmentOf } from './share-link.ts';
import { dueDay, nextPayment } from './worksheet-payments.ts';
import { worksheetCalculator } from './worksheet.ts';

const YEAR_END = lastDayOf(newestTaxYear);

afterEach(() => vi.useRealTimers());

test('the worksheet starts with the payment that is due next, and stays at the last', () => {
  for (const [today, payment] of [
    ['2026-03-01', 'first'],
    ['2026-08-31', 'first'],
    ['2026-09-01', 'second'],
    // 28 February 2027 is a Sunday.
    ['2027-02-26', 'second'],
    ['2027-02-27', 'third'],
    ['2027-09-30', 'third'],
    ['2030-01-01', 'third'],
  ] as const)
    expect([today, nextPayment(today, YEAR_END)]).toEqual([today, payment]);
  vi.useFakeTimers({ now: new Date(`${dueDay('first', YEAR_END)}T22:00:00Z`) });
  const field = worksheetCalculator.fields({}).find(({ name }) => name === 'payment');
  expect(field).toMatchObject({ initial: 'second' });
  expect(worksheetCalculator.fields({}).map(({ name }) => name)).toContain('provisionalTaxPaid');
});

test('a shared worksheet keeps its payment once that is over', () => {
  vi.useFakeTimers({ now: new Date('2026-08-01T10:00:00Z') });
  const values = { incomeByMonth: '60 000', expectedIncome: '60 000' };
  const before = calculate(worksheetCalculator, values);
  const fragment = fragmentOf(worksheetCalculator, values);
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'));
  const shared = formFrom(worksheetCalculator, fragment);
  expect(shared?.values).toMatchObject({ payment: 'first' });
  expect(calculate(worksheetCalculator, shared?.values ?? {}, {}, '2026-08-01')).toEqual(before);
  expect(fragmentOf(worksheetCalculator, values)).toContain('payment=second');
});
