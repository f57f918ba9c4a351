import { test, vi } from 'vitest';
import { expectAgreementSince } from './agreement.test-support.ts';
import { anyAuto } from './auto-assessment.test-support.ts';
import { autoAssessment } from './auto-assessment.ts';
import {
  autoAssessmentOracle,
  givingOracle,
  homeOfficeOracle,
  medicalCreditsOracle,
  travelOracle,
} from './claims-oracles.test-support.ts';
import { anyGiving, anyHomeOffice, anyMedical, anyTrip } from './claims.test-support.ts';
import { givingDeduction } from './giving.ts';
import { homeOfficeDeduction } from './home-office.ts';
import { medicalCredits } from './medical-credits.ts';
import { autoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { givingRates } from './rates/giving-rates.ts';
import { homeOfficeRates } from './rates/home-office-rates.ts';
import { medicalRates } from './rates/medical-rates.ts';
import { travelRates } from './rates/travel-rates.ts';
import { travelDeduction } from './travel.ts';

vi.setConfig({ testTimeout: 120_000 });

test('exact fractions give the same medical credits and refusals', () => {
  expectAgreementSince(2015, medicalRates, anyMedical, medicalCredits, medicalCreditsOracle);
});

test('exact fractions give the same deduction for donations', () => {
  expectAgreementSince(2015, givingRates, anyGiving, givingDeduction, givingOracle);
});

test('exact fractions give the same travel deductions and refusals', () => {
  expectAgreementSince(2023, travelRates, anyTrip, travelDeduction, travelOracle);
});

test('exact fractions give the same home office deductions and refusals', () => {
  expectAgreementSince(2022, homeOfficeRates, anyHomeOffice, homeOfficeDeduction, homeOfficeOracle);
});

test('exact fractions give the same corrected assessments and refusals', () => {
  expectAgreementSince(2023, autoAssessmentRates, anyAuto, autoAssessment, autoAssessmentOracle);
});
