import { autoAssessment, type AutoAssessmentInput } from './auto-assessment.ts';
import type { Cents } from './money.ts';
import type { AutoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Working } from './working.ts';

export const NOTHING_CLAIMED: AutoAssessmentInput = {
  income: 0,
  taxPaid: 0,
  retirementFunds: 0,
  age: 30,
  medicalMembers: 0,
  medicalContributions: 0,
  interestIncome: 0,
  annuity: 0,
  hasAnnuityPapers: false,
  rentReceived: 0,
  rentCosts: 0,
  hasRentPapers: false,
  tradeIncome: 0,
  tradeCosts: 0,
  hasTradePapers: false,
  medicalExpenses: 0,
  hasMedicalPapers: false,
  listedExpenses: 0,
  isConfirmed: false,
  allowance: 0,
  vehicleValue: 0,
  businessKm: 0,
  totalKm: 0,
  employerPaid: false,
  hasLogbook: false,
  premises: 0,
  repairs: 0,
  officeArea: 0,
  homeArea: 0,
  isOffice: false,
  isMainPlace: false,
  hasHomePapers: false,
  donations: 0,
  hasReceipts: false,
  otherIncome: 0,
  otherTaxPaid: 0,
  hasOtherPapers: false,
};

/** What one claim adds to what SARS has. */
export type CheckedClaim<Kind extends string> = { kind: Kind; adds: Partial<AutoAssessmentInput> };

/** `working`: of the whole assessment with the claim. `refused`: why it cannot be counted. */
export type FoundClaim<Kind extends string> =
  | { kind: Kind; found: Cents; working: Working; refused?: never }
  | { kind: Kind; found?: never; working?: never; refused: string };

/** In cents of tax saved; each claim is added to those before it, so that they add up to `found`. */
export type RefundCheck<Kind extends string> = {
  /** Without the claims; at 0 they cannot lower anything. */
  taxBefore: Cents;
  found: Cents;
  claims: readonly FoundClaim<Kind>[];
};

/** `known`: SARS's data, without a claim. Refuses what SARS itself could not assess. Throws RangeError. */
export function refundCheck<Kind extends string>(
  known: AutoAssessmentInput,
  claims: readonly CheckedClaim<Kind>[],
  rates: AutoAssessmentRates,
): RefundCheck<Kind> | Refusal {
  const before = autoAssessment(known, rates);
  if (isRefusal(before)) return before;
  let [counted, tax] = [known, before.taxCorrected];
  const found = claims.map(({ kind, adds }): FoundClaim<Kind> => {
    const more = { ...counted, ...adds };
    const result = autoAssessment(more, rates);
    if (isRefusal(result)) return { kind, refused: result.sentence };
    const brings = tax - result.taxCorrected;
    [counted, tax] = [more, result.taxCorrected];
    return { kind, found: brings, working: result.working };
  });
  return { taxBefore: before.taxCorrected, found: before.taxCorrected - tax, claims: found };
}
