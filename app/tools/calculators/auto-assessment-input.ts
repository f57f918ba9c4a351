import type { AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import type { OnNotice } from '#app/tax/unknown-to-sars.ts';
import type { Cents } from '#app/tax/money.ts';
import type { AssessmentField as Field } from './auto-assessment-fields.ts';
import { distancesOf } from './distances.ts';
import { ageOf } from './fields.ts';
import type { Entry } from './read-entry.ts';

export function autoAssessmentInput(entry: Entry<Field>): AutoAssessmentInput {
  return {
    income: entry.amount('income'),
    taxPaid: entry.amount('taxPaid'),
    retirementFunds: entry.amount('retirementFunds'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
    medicalContributions: entry.amount('medicalContributions'),
    medicalMonths: Number(entry.choice('medicalMonths')) || undefined,
    interestIncome: entry.amount('interestIncome'),
    ...(entry.isGiven('creditsOnNotice') && { creditsOnNotice: entry.amount('creditsOnNotice') }),
    assessedTax: taxOnNotice(entry),
    notice: noticeOf(entry),
    annuity: entry.amount('annuity'),
    hasAnnuityPapers: entry.isChecked('hasAnnuityPapers'),
    rentReceived: entry.amount('rentReceived'),
    rentCosts: entry.amount('rentCosts'),
    hasRentPapers: entry.isChecked('hasRentPapers'),
    tradeIncome: entry.amount('tradeIncome'),
    tradeCosts: entry.amount('tradeCosts'),
    hasTradePapers: entry.isChecked('hasTradePapers'),
    medicalExpenses: entry.amount('medicalExpenses'),
    hasMedicalPapers: entry.isChecked('hasMedicalPapers'),
    listedExpenses: entry.amount('listedExpenses'),
    isConfirmed: entry.isChecked('isConfirmed'),
    allowance: entry.amount('allowance'),
    vehicleValue: entry.amount('vehicleValue'),
    ...distancesOf(entry),
    employerPaid: entry.isChecked('employerPaid'),
    hasLogbook: entry.isChecked('hasLogbook'),
    premises: entry.amount('premises'),
    repairs: entry.amount('repairs'),
    officeArea: entry.quantity('officeArea'),
    homeArea: entry.quantity('homeArea'),
    isOffice: entry.isChecked('isOffice'),
    // One box of the form means both; the API has a flag for each, and no answer.
    isMainPlace: entry.isChecked(entry.choice('hasOffice') === 'yes' ? 'isOffice' : 'isMainPlace'),
    hasHomePapers: entry.isChecked('hasHomePapers'),
    donations: entry.amount('donations'),
    hasReceipts: entry.isChecked('hasReceipts'),
    otherIncome: entry.amount('otherIncome'),
    otherTaxPaid: entry.amount('otherTaxPaid'),
    hasOtherPapers: entry.isChecked('hasOtherPapers'),
  };
}

/** Whether something of the notice is typed: else only the certificates say what SARS has. */
export function knowsNotice(entry: Entry<Field>): boolean {
  return (
    entry.choice('figures') === 'notice' ||
    entry.amount('assessedTax') > 0 ||
    entry.isGiven('noticeRefund') ||
    entry.isGiven('noticeToPay')
  );
}

/** In cents: positive is a refund, negative is payable. */
function balanceIn(entry: Entry<Field>): Cents {
  return entry.amount('noticeRefund') - entry.amount('noticeToPay');
}

function noticeOf(entry: Entry<Field>): OnNotice | undefined {
  if (entry.choice('figures') !== 'notice') return undefined;
  return { taxable: entry.amount('noticeTaxable'), balance: balanceIn(entry) };
}

/** As typed, or the PAYE less the refund, which may be 0; undefined if neither is known. */
function taxOnNotice(entry: Entry<Field>): Cents | undefined {
  const typed = entry.amount('assessedTax');
  const paid = noticeOf(entry) ? 'noticePaid' : 'taxPaid';
  const isBalance = entry.isGiven('noticeRefund') || entry.isGiven('noticeToPay');
  if (typed > 0 || !isBalance || !entry.isGiven(paid)) return typed || undefined;
  return Math.max(0, entry.amount(paid) - balanceIn(entry));
}
