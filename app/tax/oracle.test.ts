import * as fc from 'fast-check';
import { test, vi } from 'vitest';
import { expectAgreement } from './agreement.test-support.ts';
import { capitalGainsRates } from './rates/capital-gains-rates.ts';
import { capitalGainsTax } from './capital-gains.ts';
import {
  anyAmount,
  anyBasis,
  anyCompany,
  anyDay,
  anyGain,
  anyInput,
  anyPartYear,
  anyProvisional,
  anyRates,
  anyTaxYear,
} from './cases.test-support.ts';
import { companyRates } from './rates/company-rates.ts';
import { companyTax } from './company.ts';
import { individualTax } from './individual.ts';
import { oracle } from './oracle.test-support.ts';
import {
  companyOracle,
  gainsOracle,
  provisionalOracle,
  trustOracle,
  turnoverOracle,
} from './oracles.test-support.ts';
import { provisionalTax } from './provisional.ts';
import { isRefusal } from './refusal.ts';
import { trustRates } from './rates/trust-rates.ts';
import { trustTax } from './trust.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { turnoverTax } from './turnover.ts';
import { requireTaxYear } from './tax-years.ts';

vi.setConfig({ testTimeout: 120_000 });

test('exact fractions give the same individual tax and refusals', () => {
  expectAgreement(fc.tuple(anyInput, anyRates), ([input, rates]) => [
    individualTax(input, rates),
    oracle(input, rates),
  ]);
});

test('exact fractions give the same tax for part years and months on medical aid', () => {
  expectAgreement(fc.tuple(anyInput, anyPartYear, anyRates), ([person, part, rates]) => {
    const input = { ...person, ...part };
    const expected = oracle(input, rates);
    const result = individualTax(input, rates);
    const isPart = 'uif' in result && result.uif === null;
    return [result, expected && isPart ? { ...expected, uif: null, takeHome: null } : expected];
  });
});

test('exact fractions give the same provisional tax and refusals', () => {
  expectAgreement(fc.tuple(anyProvisional, anyRates), ([input, rates]) => [
    provisionalTax(input, rates),
    provisionalOracle(input, rates),
  ]);
});

test('exact fractions give the same capital gains tax and refusals', () => {
  const entity = fc.constantFrom('individual', 'individual', 'company', 'trust');
  expectAgreement(
    fc.tuple(anyGain, entity, anyBasis, anyTaxYear, anyDay),
    ([input, entityType, basis, taxYear, yearEnd]) => {
      const year = { entityType, taxYear, yearEnd };
      const rates = capitalGainsRates(basis, year);
      const result = isRefusal(rates) ? rates : capitalGainsTax(input, rates);
      return [result, gainsOracle(input, basis, year)];
    },
  );
});

test('exact fractions give the same company tax and refusals', () => {
  expectAgreement(
    fc.tuple(anyCompany, anyBasis, anyDay, anyDay),
    ([input, basis, yearEnd, dividendsDeclared]) => {
      const rates = companyRates(basis, { taxYear: requireTaxYear(2024), yearEnd, dividendsDeclared });
      const result = isRefusal(rates) ? rates : companyTax(input, rates);
      return [result, companyOracle(input, basis, yearEnd, dividendsDeclared)];
    },
  );
});

test('exact fractions give the same turnover tax and tax of trusts, and refusals', () => {
  expectAgreement(fc.tuple(anyAmount, anyBasis, anyTaxYear), ([taxableTurnover, basis, taxYear]) => {
    const rates = turnoverRates(basis, taxYear);
    const result = isRefusal(rates) ? rates : turnoverTax({ taxableTurnover }, rates);
    return [result, turnoverOracle(taxableTurnover, basis, taxYear)];
  });
  expectAgreement(fc.tuple(anyAmount, anyBasis, anyTaxYear), ([taxableIncome, basis, taxYear]) => {
    const rates = trustRates(basis, taxYear);
    const result = isRefusal(rates) ? rates : trustTax({ taxableIncome }, rates);
    return [result, trustOracle(taxableIncome, basis, taxYear)];
  });
});
