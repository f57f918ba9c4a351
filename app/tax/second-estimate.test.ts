import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { testSecondEstimate, type SecondEstimateInput } from './second-estimate.ts';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';

test('GEN-PT-01-G01: to R1 000 000, 90% of actual income or the basic amount is safe', () => {
  const actualTaxableIncome = rand(500_000);
  expect(outcome({ actualTaxableIncome, estimatedTaxableIncome: rand(450_000) })).toMatchObject({
    isSafe: true,
    penalty: 0,
  });
  expect(outcome({ actualTaxableIncome, estimatedTaxableIncome: rand(450_000) - 1 }).isSafe).toBe(false);
  const basicAmount = rand(400_000);
  const harbour = { actualTaxableIncome, basicAmount };
  expect(outcome({ ...harbour, estimatedTaxableIncome: basicAmount })).toMatchObject({
    isSafe: true,
    safeEstimate: basicAmount,
  });
  expect(outcome({ ...harbour, estimatedTaxableIncome: basicAmount - 1 }).isSafe).toBe(false);
  expect(outcome({ actualTaxableIncome, basicAmount: rand(480_000) }).safeEstimate).toBe(rand(450_000));
});

test('GEN-PT-01-G01: above R1 000 000 only 80% of the actual income is safe', () => {
  const at = (actualTaxableIncome: number) => outcome({ actualTaxableIncome, basicAmount: 1 }).safeEstimate;
  expect(at(rand(1_000_000))).toBe(1);
  expect(at(rand(1_000_000) + 1)).toBe(rand(800_000) + 1);
  const input = { actualTaxableIncome: rand(2_000_000), basicAmount: 0 };
  expect(outcome({ ...input, estimatedTaxableIncome: rand(1_600_000) }).isSafe).toBe(true);
  expect(outcome({ ...input, estimatedTaxableIncome: rand(1_600_000) - 1 }).isSafe).toBe(false);
});

test('the penalty is 20% of the lower benchmark tax less what was paid', () => {
  // 2025/26, age 30: R450 000 bears 102 007 − 17 235 = 84 772; R400 000 bears 86 507 − 17 235 = 69 272.
  const input = { actualTaxableIncome: rand(500_000), taxPaid: rand(40_000) };
  expect(outcome(input)).toMatchObject({ isSafe: false, penalty: rand(0.2 * 44_772) });
  expect(outcome({ ...input, basicAmount: rand(400_000) }).penalty).toBe(rand(0.2 * 29_272));
  expect(outcome({ ...input, basicAmount: rand(480_000) }).penalty).toBe(rand(0.2 * 44_772));
  expect(outcome({ ...input, taxPaid: rand(90_000) }).penalty).toBe(0);
});

test('above R1 000 000 the penalty goes by the tax on 80%', () => {
  // 2025/26: R1 600 000 bears 251 258 + 41% × 742 100 − 17 235 = 538 284.
  const result = outcome({ actualTaxableIncome: rand(2_000_000), basicAmount: 1, taxPaid: rand(138_284) });
  expect(result.penalty).toBe(rand(80_000));
});

test('a third payment settles the tax on the actual income', () => {
  // 2025/26: R500 000 bears 117 507 − 17 235 = 100 272.
  const result = outcome({ actualTaxableIncome: rand(500_000), taxPaid: rand(60_000) });
  expect(result).toMatchObject({ actualTax: rand(100_272), topUpPayment: rand(40_272) });
  expect(outcome({ actualTaxableIncome: rand(500_000), taxPaid: rand(200_000) }).topUpPayment).toBe(0);
});

test('rebates and medical credits count in every benchmark', () => {
  const input = {
    actualTaxableIncome: rand(500_000),
    age: 65,
    medicalMembers: 2,
    medicalContributions: rand(60_000),
  };
  // Credits of 8 736, and 33.3% of the contributions above three times that.
  expect(outcome(input).actualTax).toBe(rand(117_507 - 17_235 - 9_444 - 8_736) - 1_125_274);
  // Under 65: a quarter of the contributions above four times the credits and 7.5% of the income.
  const younger = {
    ...input,
    age: 64,
    actualTaxableIncome: rand(200_000),
    medicalContributions: rand(80_000),
  };
  expect(outcome(younger).actualTax).toBe(rand(36_000 - 17_235 - 8_736) - rand(0.25 * 30_056));
});

test('years before the guide have a note that the rules are not confirmed', () => {
  expect(outcome({}, 2026).notes).toEqual([]);
  expect(outcome({}, 2025).notes[0]).toMatch(/SARS's guide of June 2026.* in 2024\/25 was not confirmed/);
});

function outcome(more: Partial<SecondEstimateInput>, year = 2026) {
  const nothing = { actualTaxableIncome: 0, estimatedTaxableIncome: 0, basicAmount: null, taxPaid: 0 };
  return known(
    testSecondEstimate({ ...NOBODY, ...nothing, ...more }, { payer: 'person', rates: sarsIndividual(year) }),
  );
}
