import * as fc from 'fast-check';
import type { AutoAssessmentInput } from './auto-assessment.ts';
import { anyAge } from './cases.test-support.ts';
import { anyClaim, anyHomeOffice, anyTrip } from './claims.test-support.ts';
import { rand } from './money.ts';
import { NOTHING_CLAIMED } from './refund-check.ts';

/** A family of four with R13 568 to come back on the assessment of 2025/26. */
export const NOMSA: AutoAssessmentInput = {
  ...NOTHING_CLAIMED,
  income: rand(480_000),
  taxPaid: rand(93_000),
  age: 41,
  medicalMembers: 4,
  medicalContributions: rand(93_600),
};

const PAPERS = {
  hasAnnuityPapers: fc.boolean(),
  hasRentPapers: fc.boolean(),
  hasTradePapers: fc.boolean(),
  hasMedicalPapers: fc.boolean(),
  isConfirmed: fc.boolean(),
  hasLogbook: fc.boolean(),
  hasHomePapers: fc.boolean(),
  hasReceipts: fc.boolean(),
  hasOtherPapers: fc.boolean(),
};

const anyAmounts = fc.record({
  income: fc.integer({ min: 0, max: rand(2_500_000) }),
  taxPaid: anyClaim,
  retirementFunds: anyClaim,
  interestIncome: anyClaim,
  age: anyAge,
  medicalMembers: fc.integer({ min: 1, max: 6 }),
  medicalContributions: anyClaim,
  assessedTax: fc.constant(undefined),
  annuity: anyClaim,
  rentReceived: anyClaim,
  rentCosts: anyClaim,
  tradeIncome: anyClaim,
  tradeCosts: anyClaim,
  medicalExpenses: anyClaim,
  listedExpenses: anyClaim,
  donations: anyClaim,
  otherIncome: anyClaim,
  otherTaxPaid: anyClaim,
});

export const anyAuto: fc.Arbitrary<AutoAssessmentInput> = fc
  .tuple(anyAmounts, fc.record(PAPERS), anyTrip, anyHomeOffice, fc.boolean())
  .map(([amounts, papers, trip, home, drives]) => ({
    ...trip,
    ...home,
    ...amounts,
    ...papers,
    allowance: drives ? Math.min(trip.allowance, amounts.income) : 0,
    employerPaid: trip.employerFuel,
  }));

export function withoutPapers(input: AutoAssessmentInput): AutoAssessmentInput {
  return { ...input, ...Object.fromEntries(Object.keys(PAPERS).map((name) => [name, false])) };
}

export const TRIP = {
  allowance: rand(96_000),
  vehicleValue: rand(400_000),
  businessKm: 800_000,
  totalKm: 2_000_000,
  hasLogbook: true,
};

export const OFFICE = {
  premises: rand(150_000),
  repairs: rand(700),
  officeArea: 1_200,
  homeArea: 12_000,
  isOffice: true,
  isMainPlace: true,
  hasHomePapers: true,
};
