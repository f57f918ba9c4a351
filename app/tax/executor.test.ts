import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { executorFee, type ExecutorInput } from './executor.ts';
import { rand } from './money.ts';
import { executorEvidence, executorRates } from './rates/executor-rates.ts';
import { refusedInput } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';

test('the fee is 3.5% of gross assets and 6% of income after death, at least R350', () => {
  expect(fee({ assets: 2_000_000, income: 50_000 })).toMatchObject({
    onAssets: rand(70_000),
    onIncome: rand(3_000),
    tariff: rand(73_000),
    vat: 0,
    executorFee: rand(73_000),
    effectiveTaxRate: 365,
  });
  expect(fee({ assets: 9_999 }).executorFee).toBe(rand(350));
  expect(fee({ assets: 10_001 }).executorFee).toBe(rand(350.04));
});

test('the share is named as one of the assets, not as a rate of tax', () => {
  expect(fee({ assets: 2_000_000 }).working.at(-1)).toMatchObject({ label: 'Share of the gross assets' });
});

test('a vendor adds VAT of 15%, also to what the will fixed', () => {
  expect(fee({ assets: 2_000_000, isVendor: true })).toMatchObject({
    vat: rand(10_500),
    executorFee: rand(80_500),
  });
  expect(fee({ assets: 2_000_000, fixedByWill: 40_000, isVendor: true })).toMatchObject({
    tariff: rand(70_000),
    fee: rand(40_000),
    executorFee: rand(46_000),
  });
});

test('the will may fix less than the tariff, up to the tariff itself, and not more', () => {
  expect(fee({ assets: 2_000_000, fixedByWill: 70_000 }).executorFee).toBe(rand(70_000));
  expect(attempt({ assets: 2_000_000, fixedByWill: 70_001 })).toEqual(
    refusedInput('fixedByWill', expect.stringMatching(/R\s70\s000\.00/)),
  );
});

test('a year without a tariff has no evidence, and the first one rests on one source', () => {
  expect(executorEvidence(requireTaxYear(2026))).toBeNull();
  expect(executorEvidence(requireTaxYear(2027))?.notes?.join()).toMatch(/one source/);
});

function attempt({ assets = 0, income = 0, fixedByWill = 0, isVendor = false }: Partial<ExecutorInput>) {
  const input = { assets: rand(assets), income: rand(income), fixedByWill: rand(fixedByWill), isVendor };
  return executorFee(input, sarsRates(executorRates, 2027));
}

function fee(input: Partial<ExecutorInput>) {
  return known(attempt(input));
}
