import { expect, test } from 'vitest';
import { basicAmounts } from './basic-amount.ts';
import { sarsIndividual } from './cases.test-support.ts';
import { rand } from './money.ts';

const rates = sarsIndividual(2027);

test('8% a year is added if the estimate is due over 18 months after the last year', () => {
  for (const [taxYear, first, second] of [
    [2026, 100_000, 100_000],
    [2025, 100_000, 116_000],
    [2024, 124_000, 124_000],
    [2017, 180_000, 180_000],
  ] as const) {
    const last = { taxYear, taxableIncome: rand(100_000), taxableCapitalGain: 0 };
    const amounts = basicAmounts(last, rates);
    expect([amounts.first.amount, amounts.second.amount], String(taxYear)).toEqual([
      rand(first),
      rand(second),
    ]);
  }
});

test('a gain above the income leaves nothing; the last assessed year must be earlier', () => {
  const last = { taxYear: 2025, taxableIncome: rand(1), taxableCapitalGain: rand(2) };
  expect(basicAmounts(last, rates)).toMatchObject({ first: { amount: 0 }, second: { amount: 0 } });
  for (const taxYear of [2027, 2028, 2025.5])
    expect(() => basicAmounts({ ...last, taxYear }, rates), String(taxYear)).toThrow(
      new RangeError('lastAssessedTaxYear must be a year before the one estimated'),
    );
});

test('lump sums in the last assessment come off as the gain does', () => {
  const last = { taxYear: 2026, taxableIncome: rand(900_000), taxableCapitalGain: rand(50_000) };
  const amounts = basicAmounts({ ...last, lumpSums: rand(400_000) }, rates);
  expect(amounts.second.amount).toBe(rand(450_000));
  expect(amounts.lines.map(({ label }) => label)).toContain('Last assessed without the gain and lump sums');
  expect(() => basicAmounts({ ...last, lumpSums: -1 }, rates)).toThrow('lastAssessedLumpSums');
});
