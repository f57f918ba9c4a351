import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { autoAssessmentOracle } from './auto-assessment-oracle.test-support.ts';
import { anyAuto } from './auto-assessment.test-support.ts';
import { autoAssessment } from './auto-assessment.ts';
import { anyTaxYear } from './cases.test-support.ts';
import {
  givingOracle,
  homeOfficeOracle,
  medicalCreditsOracle,
  travelOracle,
} from './claims-oracles.test-support.ts';
import { anyGiving, anyHomeOffice, anyMedical, anyTrip } from './claims.test-support.ts';
import { expectAgreement } from './agreement.test-support.ts';
import { givingDeduction } from './giving.ts';
import { homeOfficeDeduction } from './home-office.ts';
import { medicalCredits } from './medical-credits.ts';
import { autoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { givingRates } from './rates/giving-rates.ts';
import { homeOfficeRates } from './rates/home-office-rates.ts';
import { medicalRates } from './rates/medical-rates.ts';
import { travelRates } from './rates/travel-rates.ts';
import { isRefusal } from './refusal.ts';
import { travelDeduction } from './travel.ts';

vi.setConfig({ testTimeout: 120_000 });

test('exact fractions come to the same cents of medical credits, and refuse the same claims and years', () => {
  expectAgreement(fc.tuple(anyMedical, anyTaxYear), ([input, taxYear]) => {
    const rates = medicalRates('sars', taxYear);
    expect(isRefusal(rates)).toBe(taxYear < 2015);
    return isRefusal(rates)
      ? [rates, null]
      : [medicalCredits(input, rates), medicalCreditsOracle(input, rates)];
  });
});

test('exact fractions come to the same cents of donations', () => {
  expectAgreement(fc.tuple(anyGiving, anyTaxYear), ([input, taxYear]) => {
    const rates = givingRates('sars', taxYear);
    return isRefusal(rates) ? [rates, null] : [givingDeduction(input, rates), givingOracle(input, rates)];
  });
});

test('exact fractions come to the same cents of travel, and refuse the same trips and years', () => {
  expectAgreement(fc.tuple(anyTrip, anyTaxYear), ([input, taxYear]) => {
    const rates = travelRates('sars', taxYear);
    expect(isRefusal(rates)).toBe(taxYear < 2023);
    return isRefusal(rates) ? [rates, null] : [travelDeduction(input, rates), travelOracle(input, rates)];
  });
});

test('exact fractions come to the same cents of a home office, and refuse the same homes and years', () => {
  expectAgreement(fc.tuple(anyHomeOffice, anyTaxYear), ([input, taxYear]) => {
    const rates = homeOfficeRates('sars', taxYear);
    expect(isRefusal(rates)).toBe(taxYear < 2022);
    return isRefusal(rates)
      ? [rates, null]
      : [homeOfficeDeduction(input, rates), homeOfficeOracle(input, taxYear)];
  });
});

test('exact fractions come to the same cents of a corrected assessment, and refuse the same ones', () => {
  expectAgreement(fc.tuple(anyAuto, anyTaxYear), ([input, taxYear]) => {
    const rates = autoAssessmentRates('sars', taxYear);
    expect(isRefusal(rates)).toBe(taxYear < 2023);
    return isRefusal(rates)
      ? [rates, null]
      : [autoAssessment(input, rates), autoAssessmentOracle(input, rates)];
  });
});
