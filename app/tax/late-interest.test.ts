import { expect, test } from 'vitest';
import { interestLines, lastKnownRate } from './late-interest.ts';
import { rand } from './money.ts';
import { lateInterestRates } from './rates/interest-rates.ts';

test('interest runs from the day after the due day to payment, at each day’s rate', () => {
  for (const [due, paidOn, days] of [
    ['2026-08-31', '2026-08-31', []],
    ['2026-08-31', '2026-08-30', []],
    ['2026-08-31', '2026-09-01', ['10.25%, 1 day']],
    ['2026-02-27', '2026-03-01', ['10.5%, 1 day', '10.25%, 1 day']],
    ['2025-08-29', '2025-11-30', ['11%, 2 days', '10.75%, 61 days', '10.5%, 30 days']],
    ['2024-02-28', '2025-01-01', ['11.75%, 307 days', '11.5%, 1 day']],
  ] as const)
    expect(
      interest(due, paidOn).map(({ label }) => label),
      `${due} ${paidOn}`,
    ).toEqual(days.map((text) => `Interest at ${text}`));
});

test('simple interest on R100 000: 365 days give the rate, one day a 365th of it', () => {
  const amounts = (due: string, paidOn: string) => interest(due, paidOn).map(({ amount }) => amount);
  expect(amounts('2026-03-01', '2027-03-01')).toEqual([rand(10_250)]);
  expect(amounts('2026-08-31', '2026-09-01')).toEqual([2808]);
  expect(amounts('2025-10-31', '2026-03-31')).toEqual([345_205, 87_055]);
});

test('the rates are in the order of their days, and the last one is named with its day', () => {
  const days = lateInterestRates.map(({ from }) => from);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(days).size).toBe(days.length);
  expect(lastKnownRate()).toBe(
    'The last prescribed rate that we found is 10.25% from 1 March 2026. A later change is not in these figures.',
  );
  expect(interest('2026-02-27', '2026-03-01').map(({ key, source }) => [key, source])).toEqual([
    ['interest1', 'calculated'],
    ['interest2', 'calculated'],
  ]);
});

function interest(due: string, paidOn: string) {
  return interestLines(rand(100_000), { due, paidOn }, 'calculated');
}
