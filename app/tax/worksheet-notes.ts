import { dayText } from './calendar.ts';
import { lastKnownRate } from './late-interest.ts';
import { firstPaymentNotes, halfOf } from './first-payment-notes.ts';
import { formatRand, type Cents } from './money.ts';
import { provisionalDatesOf } from './provisional-dates.ts';
import { provisionalProposals, provisionalRules } from './rates/provisional-rules.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { interestEnd } from './worksheet-penalties.ts';

/** In cents. */
type Found = {
  taxableIncome: Cents;
  finalTax: Cents;
  estimateUsed: Cents;
  basicAmount: Cents | null;
  safeEstimate: Cents | null;
  isSafe: boolean | null;
  penaltyBefore: Cents | null;
  penalty: Cents | null;
  lateUntil: string | null;
  latePenalty: Cents;
  isLate: boolean;
};

export function notesOf(input: WorksheetInput, found: Found): readonly string[] {
  const isFirst = input.payment === 'first';
  const notes = [
    ...(input.payment === 'second' ? augustNotes(input, found) : []),
    isFirst ? firstVerdict(found) : laterVerdict(input, found),
    ...meetingNotes(input, found),
    ...proposalNotes(input, found),
    ...interestNotes(input, found),
  ];
  // Both late payments name the rate.
  return [...new Set(notes)];
}

function augustNotes(input: WorksheetInput, { finalTax }: Found): readonly string[] {
  const { employeesTaxPaid, provisionalTaxPaid: paid, yearEnd, firstLate: late } = input;
  const due = provisionalDatesOf(yearEnd).first;
  return firstPaymentNotes({ half: halfOf({ finalTax, employeesTaxPaid }), paid, due, late });
}

function firstVerdict({ basicAmount, estimateUsed }: Found): string {
  if (basicAmount === null)
    return 'Enter the last assessment to see the basic amount: a first estimate below it has to be explained to SARS.';
  return estimateUsed >= basicAmount
    ? 'The estimate reaches the basic amount: SARS needs no reasons for it.'
    : `The estimate is ${formatRand(basicAmount - estimateUsed)} below the basic amount: keep this sheet, SARS may ask for the reasons.`;
}

function laterVerdict(
  { payment, estimate }: WorksheetInput,
  { isSafe, penaltyBefore, safeEstimate, taxableIncome }: Found,
): string {
  const isThird = payment === 'third';
  if (isSafe === null || safeEstimate === null)
    return isThird && estimate === 0
      ? 'Enter your second estimate to see whether it was high enough.'
      : 'The estimate is not tested: enter the income that you expect for the year.';
  if (!isSafe)
    return penaltyBefore === 0
      ? 'This estimate is too low, but what is paid covers the tax it is tested by: there is no underestimation penalty.'
      : `This estimate is too low if the year comes out at ${formatRand(taxableIncome)}: SARS may add 20% of the tax that it left short. From ${formatRand(safeEstimate)} on it is safe for such a year.`;
  if (isThird) return 'Your second estimate was high enough: there is no underestimation penalty.';
  const rests = `Safe if the year comes out at ${formatRand(taxableIncome)}, as counted here. If it brings more, estimate again before you file.`;
  return estimate === 0
    ? `${rests} For such a year any estimate from ${formatRand(safeEstimate)} on is safe.`
    : rests;
}

function interestNotes(input: WorksheetInput, { isLate, lateUntil }: Found): readonly string[] {
  if (!isLate || lateUntil === null) return [];
  const end = interestEnd(input);
  const ends = end !== null && end < lateUntil;
  return [
    lastKnownRate(),
    ...(ends
      ? [
          `The interest on this payment ends on ${dayText(end)}, the day of the next one (section 89bis). What is still unpaid then is a part of that payment.`,
        ]
      : []),
  ];
}

function meetingNotes({ payment, yearEnd, paidOn }: WorksheetInput, found: Found): readonly string[] {
  const { penalty, penaltyBefore, latePenalty } = found;
  const isAfter = payment === 'second' && paidOn > yearEnd && found.isLate;
  const counts = isAfter
    ? [`What is paid after ${dayText(yearEnd)} does not count in the test of the estimate (paragraph 20(1)).`]
    : [];
  if (penalty === null || !penaltyBefore || latePenalty === 0) return counts;
  return [
    ...counts,
    `The 10% for paying late comes off the 20% (paragraph 20(2B)), so the two together are never more than the larger: ${formatRand(penalty + latePenalty)}.`,
  ];
}

function proposalNotes(input: WorksheetInput, found: Found): readonly string[] {
  const { limit, late } = provisionalProposals;
  const isBetween = found.taxableIncome > provisionalRules.safe.upTo && found.taxableIncome <= limit.upTo;
  const isTested = found.isSafe !== null && input.yearEnd >= limit.yearsEndingFrom;
  const isLateSecond = input.payment !== 'first' && found.latePenalty > 0 && input.yearEnd >= late.from;
  return [...(isBetween && isTested ? [limit.sentence] : []), ...(isLateSecond ? [late.sentence] : [])];
}
