import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { capitalGainsRates } from './rates/capital-gains-rates.ts';
import { capitalGainsTax, type CapitalGainsInput } from './capital-gains.ts';
import {
  anyAmount,
  anyBasis,
  anyCompany,
  anyDay,
  anyGain,
  anyInput,
  anyProvisional,
  anyRates,
  anyTaxYear,
} from './cases.test-support.ts';
import { companyRates } from './rates/company-rates.ts';
import { companyTax, type CompanyInput } from './company.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import type { Cents } from './money.ts';
import { provisionalTax } from './provisional.ts';
import { taxOn } from './normal-tax.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal } from './refusal.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { turnoverTax } from './turnover.ts';
import type { Working } from './working.ts';
import { expectSound } from './working-lines.test-support.ts';
import { requireTaxYear } from './tax-years.ts';

/** SARS rounded some printed bases to the rand, so that a bound can be a step of up to 50 cents. */
const HALF_A_RAND = 50;
const ROUNDED_YEARS: ReadonlySet<number> = new Set([2014, 2015, 2018, 2019, 2020]);

test('every line of every tax is whole and equals its formula, every figure its line', () => {
  fc.assert(fc.property(anyTax, expectSound), { numRuns: Math.min(2_000, RANDOM_RUNS) });
});

test('more income never means less tax, except up to 50 cents where SARS rounded down', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyRates, (one, other, rates) => {
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
      const drop = taxOn(lower, rates).amount - taxOn(higher, rates).amount;
      expect(drop).toBeLessThanOrEqual(isRounded(rates) ? HALF_A_RAND : 0);
    }),
  );
});

test('tax is between zero and the income at any age, with any family and contributions', () => {
  fc.assert(
    fc.property(anyInput, anyRates, (input, rates) => {
      const result = individualTax(input, rates);
      if (isRefusal(result)) return;
      expect(result.finalTax).toBeGreaterThanOrEqual(0);
      expect(result.finalTax).toBeLessThanOrEqual(result.grossIncome);
      expect(result.taxableIncome).toBeGreaterThanOrEqual(0);
      expect(result.effectiveTaxRate).toBeLessThanOrEqual(result.grossIncome === 0 ? 0 : 4500);
    }),
  );
});

test('more gross income never lowers a person’s final tax by more than 50 cents', () => {
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

test('without medical aid an older person never pays more on the same income', () => {
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

test('more profit is never less provisional tax', () => {
  fc.assert(
    fc.property(anyProvisional, anyAmount, anyRates, (input, more, rates) => {
      const businessIncome = Math.min(input.businessIncome, more);
      const [lower, higher] = [businessIncome, Math.max(input.businessIncome, more)].map((businessIncome) =>
        provisionalTax({ ...input, businessIncome }, rates),
      );
      if (!lower || !higher || isRefusal(lower) || isRefusal(higher)) return;
      expect(lower.finalTax - higher.finalTax).toBeLessThanOrEqual(HALF_A_RAND);
    }),
  );
});

test('tax on a gain is at most 45% of its included part, never less at a higher price', () => {
  fc.assert(
    fc.property(anyGainCase, anyAmount, (of, other) => {
      const result = gain(of);
      if (result === null) return;
      expect(result.taxOnCapitalGain).toBeGreaterThanOrEqual(0);
      expect(result.taxOnCapitalGain).toBeLessThanOrEqual(
        Math.ceil(result.taxableCapitalGain * 0.45) + HALF_A_RAND,
      );
      if (result.capitalGain <= 0) expect(result.taxOnCapitalGain).toBe(0);
      const dearer = gain({ ...of, input: { ...of.input, proceeds: Math.max(of.input.proceeds, other) } });
      expect((dearer?.taxOnCapitalGain ?? 0) - result.taxOnCapitalGain).toBeGreaterThanOrEqual(-HALF_A_RAND);
    }),
  );
});

test('a company’s taxes stay within income and dividends, and never fall with income', () => {
  fc.assert(
    fc.property(anyCompany, anyBasis, anyDay, anyAmount, (input, basis, yearEnd, other) => {
      const rates = companyRates(basis, { taxYear: requireTaxYear(2024), yearEnd });
      if (isRefusal(rates)) return;
      const taxOf = (taxableIncome: Cents) =>
        companyFigures({ ...input, taxableIncome, dividendsPaid: 0 }, rates);
      const [lower, higher] = [Math.min(input.taxableIncome, other), Math.max(input.taxableIncome, other)];
      expect(taxOf(lower) - taxOf(higher)).toBeLessThanOrEqual(HALF_A_RAND);
      expect(taxOf(higher)).toBeLessThanOrEqual(Math.ceil(higher * 0.3));
    }),
  );
});

test('a small business corporation never pays more than another company', () => {
  fc.assert(
    fc.property(anyAmount, anyBasis, anyDay, (taxableIncome, basis, yearEnd) => {
      const rates = companyRates(basis, { taxYear: requireTaxYear(2024), yearEnd });
      if (isRefusal(rates) || basis === 'firm') return;
      const [small, standard] = (['sbc', 'standard'] as const).map((companyType) =>
        companyFigures({ companyType, taxableIncome, dividendsPaid: 0 }, rates),
      );
      expect(small).toBeLessThanOrEqual((standard ?? 0) + HALF_A_RAND);
    }),
  );
});

test('more turnover is never less turnover tax', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyTaxYear, (one, other, year) => {
      const rates = turnoverRates('sars', year);
      if (isRefusal(rates)) return;
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)].map((taxableTurnover) =>
        turnoverTax({ taxableTurnover }, rates),
      );
      if (!lower || !higher || isRefusal(lower) || isRefusal(higher)) return;
      expect(lower.turnoverTax).toBeLessThanOrEqual(higher.turnoverTax);
    }),
  );
});

type GainCase = {
  input: CapitalGainsInput;
  entityType: 'individual' | 'company' | 'trust';
  basis: 'firm' | 'sars';
  taxYear: typeof anyTaxYear extends fc.Arbitrary<infer Year> ? Year : never;
};

const anyGainCase: fc.Arbitrary<GainCase> = fc.record({
  input: anyGain,
  entityType: fc.constantFrom('individual', 'company', 'trust'),
  basis: anyBasis,
  taxYear: anyTaxYear,
});

const anyTax: fc.Arbitrary<{ working: Working }> = fc
  .oneof(
    fc.tuple(anyInput, anyRates).map(([input, rates]) => individualTax(input, rates)),
    fc.tuple(anyProvisional, anyRates).map(([input, rates]) => provisionalTax(input, rates)),
    anyGainCase.map(gain),
    fc.tuple(anyCompany, anyBasis, anyDay).map(([input, basis, yearEnd]) => {
      const rates = companyRates(basis, { taxYear: requireTaxYear(2024), yearEnd });
      return isRefusal(rates) ? rates : companyTax(input, rates);
    }),
  )
  .filter((result) => result !== null && !isRefusal(result)) as fc.Arbitrary<{ working: Working }>;

function gain({ input, entityType, basis, taxYear }: GainCase) {
  const rates = capitalGainsRates(basis, { entityType, taxYear });
  return isRefusal(rates) ? null : capitalGainsTax(input, rates);
}

function companyFigures(input: CompanyInput, rates: Parameters<typeof companyTax>[1]): Cents {
  const result = companyTax(input, rates);
  return result.kind === 'result' ? result.companyTax : Number.NaN;
}

/** NaN where the tables refuse. */
function taxOf(input: IndividualInput, rates: IndividualRates): number {
  const result = individualTax(input, rates);
  return isRefusal(result) ? Number.NaN : result.finalTax;
}

function isRounded({ name }: IndividualRates): boolean {
  return name.basis === 'sars' && ROUNDED_YEARS.has(name.taxYear);
}
