import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { allRates, anyAmount, anyInput, anyRates } from './cases.test-support.ts';
import { individualTax, type IndividualInput, type IndividualResult } from './individual.ts';
import { rand } from './money.ts';
import { taxOn } from './normal-tax.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import { amountOf, type RandLine } from './working.ts';

const ROUNDED_YEARS: ReadonlySet<number> = new Set([2014, 2015, 2018, 2019, 2020]);
const HALF_A_RAND = 50;

test('more income never means less tax, except for bases that SARS rounded down by up to 50 cents', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyRates, (one, other, rates) => {
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
      const drop = taxOn(lower, rates).amount - taxOn(higher, rates).amount;
      expect(drop).toBeLessThanOrEqual(isRounded(rates) ? HALF_A_RAND : 0);
    }),
  );
});

test('a cent more income is at most a cent more tax at every bound, or 51 cents in a rounded year', () => {
  for (const rates of allRates)
    for (const { max } of rates.brackets) {
      if (max === null) continue;
      const step = taxOn(max + 1, rates).amount - taxOn(max, rates).amount;
      expect(Math.abs(step)).toBeLessThanOrEqual(isRounded(rates) ? HALF_A_RAND + 1 : 1);
    }
});

test('tax is between zero and the income at any age, with any family and contributions', () => {
  everyResult((result) => {
    expect(result.finalTax).toBeGreaterThanOrEqual(0);
    expect(result.finalTax).toBeLessThanOrEqual(result.grossIncome);
    expect(result.netSalary).toBe(result.grossIncome - result.finalTax);
    expect(result.taxableIncome).toBeGreaterThanOrEqual(0);
    expect(result.effectiveTaxRate).toBeLessThanOrEqual(result.grossIncome === 0 ? 0 : 4500);
  });
});

test('every figure is whole', () => {
  everyResult((result) => {
    for (const line of result.working)
      expect(Number.isSafeInteger(line.unit === 'rand' ? line.amount : line.rate)).toBe(true);
  });
});

test('every line has the value of its formula, and every figure of the result has a line', () => {
  everyResult((result) => {
    const figures = new Map<string, unknown>(Object.entries(result));
    for (const line of result.working) {
      if (line.unit === 'rand') expect(amountOf(line.formula)).toBe(line.amount);
      if (figures.has(line.key))
        expect(figures.get(line.key)).toBe(line.unit === 'rand' ? line.amount : line.rate);
    }
  });
});

test('the working adds up from gross income to final tax', () => {
  everyResult((result) => {
    const amount = (key: string) => randLineOf(result, key)?.amount ?? 0;
    const taxable =
      amount('grossIncome') -
      amount('interestExemption') -
      amount('allowableRetirementContributions') -
      amount('medicalDeduction');
    expect(amount('taxableIncome')).toBe(taxable);
    const after = Math.max(0, amount('taxBeforeRebates') - amount('applicableRebates'));
    expect(amount('taxAfterRebates')).toBe(after);
    const credits = amount('medicalCredits') + amount('additionalMedicalCredit');
    expect(amount('finalTax')).toBe(Math.max(0, after - credits));
  });
});

test('more gross income is never less final tax for the same person, within the same 50 cents', () => {
  fc.assert(
    fc.property(anyInput, anyAmount, anyRates, (input, other, rates) => {
      const [lower, higher] = [input.grossIncome, other].toSorted((a, b) => a - b);
      const drop =
        taxOf({ ...input, grossIncome: lower ?? 0 }, rates) -
        taxOf({ ...input, grossIncome: higher ?? 0 }, rates);
      if (!Number.isNaN(drop)) expect(drop).toBeLessThanOrEqual(isRounded(rates) ? HALF_A_RAND : 0);
    }),
  );
});

test('an older person without medical aid never pays more on the same income and contributions', () => {
  fc.assert(
    fc.property(anyInput, anyRates, (input, rates) => {
      const healthy = { ...input, medicalMembers: 0, medicalContributions: 0 };
      const taxes = [30, 65, 75].map((age) => taxOf({ ...healthy, age }, rates));
      expect(taxes).toEqual(taxes.toSorted((a, b) => b - a));
    }),
  );
});

test('contributing to retirement never raises the tax on the firm basis', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const without = taxOf({ ...input, retirementContributions: 0 }, firmIndividual);
      expect(taxOf(input, firmIndividual)).toBeLessThanOrEqual(without);
    }),
  );
});

test('amounts below a rand are taxed to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: rand(226_000) }), (income) => {
      expect(taxOn(income, firmIndividual).amount).toBe(Math.floor((income * 18 + 50) / 100));
    }),
  );
});

function everyResult(check: (result: IndividualResult) => void): void {
  fc.assert(
    fc.property(anyInput, anyRates, (input, rates) => {
      const result = individualTax(input, rates);
      if (result.kind === 'result') check(result);
    }),
    { numRuns: Math.min(500, RANDOM_RUNS) },
  );
}

/** NaN where the tables refuse. */
function taxOf(input: IndividualInput, rates: IndividualRates): number {
  const result = individualTax(input, rates);
  return result.kind === 'result' ? result.finalTax : Number.NaN;
}

function randLineOf({ working }: IndividualResult, key: string): RandLine | undefined {
  return working.find((line): line is RandLine => line.unit === 'rand' && line.key === key);
}

function isRounded({ name }: IndividualRates): boolean {
  return name.basis === 'sars' && ROUNDED_YEARS.has(name.taxYear);
}
