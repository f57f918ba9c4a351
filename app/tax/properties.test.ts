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
import { individualTax } from './individual.ts';
import { rand, type Cents } from './money.ts';
import { provisionalTax } from './provisional.ts';
import { isRefusal } from './refusal.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { turnoverTax } from './turnover.ts';
import { amountOf, type Working } from './working.ts';
import { requireTaxYear } from './tax-years.ts';

/** SARS rounded some printed bases to the rand, so that a bound can be a step of up to 50 cents. */
const HALF_A_RAND = 50;

test('every line of every tax comes to its formula, is whole, and every figure of a result is its line', () => {
  fc.assert(
    fc.property(anyTax, (result) => {
      const figures = new Map<string, unknown>(Object.entries(result));
      const keys = result.working.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const line of result.working) {
        const value = line.unit === 'rand' ? line.amount : line.rate;
        if (line.unit === 'rand') expect(amountOf(line.formula)).toBe(line.amount);
        expect(Number.isSafeInteger(value)).toBe(true);
        if (figures.has(line.key)) expect(figures.get(line.key)).toBe(value);
      }
    }),
    { numRuns: Math.min(2_000, RANDOM_RUNS) },
  );
});

test('provisional payments add up to what is left of the tax and differ by a cent at most', () => {
  fc.assert(
    fc.property(anyProvisional, anyRates, (input, rates) => {
      const result = provisionalTax(input, rates);
      if (isRefusal(result)) return;
      const { provisionalPayment1: first, provisionalPayment2: second } = result;
      expect(first + second).toBe(Math.max(0, result.finalTax - result.employeesTaxPaid));
      expect([0, 1]).toContain(first - second);
      expect(result.totalGrossIncome).toBe(Math.max(0, result.grossIncome + result.taxableBusinessIncome));
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

test('a tax year entered by the month is twelve times the month', () => {
  fc.assert(
    fc.property(anyInput, anyRates, fc.integer({ min: 0, max: rand(300_000) }), (input, rates, monthly) => {
      const year = individualTax({ ...input, grossIncome: 12 * monthly }, rates);
      if (isRefusal(year)) return;
      expect(year.grossIncome).toBe(12 * monthly);
      const least = Math.min(monthly, rand(12_478));
      if (year.uif !== null) expect(year.uif).toBeLessThanOrEqual(12 * Math.ceil(monthly / 100));
      if (year.uif !== null && !input.interestIncome)
        expect(year.uif).toBeGreaterThanOrEqual(12 * Math.floor(least / 100));
    }),
  );
});

test('tax on a gain lies between nothing and the included part at 45%, and a higher price never lowers it', () => {
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

test('the included part is the gain less exclusions and losses', () => {
  fc.assert(
    fc.property(anyGainCase, (of) => {
      const result = gain(of);
      if (result === null || result.lossCarriedForward === null) return;
      const brought = of.input.assessedLoss ?? 0;
      const used = brought - result.lossCarriedForward;
      if (result.capitalGain >= 0) {
        expect(result.gainAfterExclusion).toBe(result.capitalGain - result.exclusion);
        expect(used).toBe(Math.min(brought, result.gainAfterExclusion));
      } else expect(result.lossCarriedForward).toBe(brought - result.capitalGain - result.exclusion);
    }),
  );
});

test('a company’s taxes lie within its income and dividends, and more income is never less tax', () => {
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
