import { dayText } from './calendar.ts';
import { interestLines } from './late-interest.ts';
import { largestAmount, type Cents } from './money.ts';
import { taxLine, type PayerRates } from './payer.ts';
import { provisionalDatesOf } from './provisional-dates.ts';
import { provisionalRules } from './rates/provisional-rules.ts';
import { isRefusal } from './refusal.ts';
import { testSecondEstimate } from './second-estimate.ts';
import type { SheetYear } from './worksheet-year.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { from, less, notBelowZero, randLine, share, sum, type RandLine } from './working.ts';

/** Cents; `penalty` is what is left of the 20% after the 10% of the same payment (paragraph 20(2B)). */
export type Penalties = {
  safeEstimate: Cents | null;
  isSafe: boolean | null;
  penaltyBefore: Cents | null;
  penalty: Cents | null;
  latePenalty: Cents;
  interest: Cents;
  isLate: boolean;
  /** The day of the last payment that came late, ISO. */
  lateUntil: string | null;
  lines: readonly RandLine[];
};

/** Of a payment of `owed` cents: paragraphs 20 and 27 of the Fourth Schedule, and section 89bis. */
export function penaltiesOf(
  input: WorksheetInput,
  year: SheetYear,
  owed: Cents,
  payer: PayerRates,
): Penalties {
  const tested = testedEstimate(input, year, owed, payer);
  const late = latePart(input, owed, payer);
  const interest = interestPart(input, owed, payer);
  const meeting = tested && late ? meetingLines(tested.penalty, late.penalty.amount, payer) : null;
  return {
    safeEstimate: tested?.safeEstimate ?? null,
    isSafe: tested?.isSafe ?? null,
    penaltyBefore: tested?.penalty ?? null,
    penalty: meeting?.left.amount ?? tested?.penalty ?? null,
    latePenalty: late?.penalty.amount ?? 0,
    interest: interest?.total.amount ?? 0,
    isLate: late !== null || interest !== null,
    lateUntil: lastDayOf(latePartsOf(input, owed)),
    lines: [
      ...(tested?.lines ?? []).map((line) => (meeting && line.key === 'penalty' ? before(line) : line)),
      ...(late?.lines ?? []),
      ...(meeting ? [meeting.left, meeting.both] : []),
      ...(interest?.lines ?? []),
    ],
  };
}

/** Null without a year to compare with, and for a third payment without the second estimate. */
function testedEstimate(input: WorksheetInput, year: SheetYear, owed: Cents, payer: PayerRates) {
  const { payment, estimate, employeesTaxPaid, provisionalTaxPaid } = input;
  if (payment === 'first' || !year.isKnown || (payment === 'third' && estimate === 0)) return null;
  const isByYearEnd = payment === 'second' && input.paidOn <= input.yearEnd;
  const sums = {
    actualTaxableIncome: year.taxableIncome,
    estimatedTaxableIncome: estimate || year.taxableIncome,
    basicAmount: year.basicAmountSecond,
    taxPaid: employeesTaxPaid + provisionalTaxPaid + (isByYearEnd ? owed : 0),
  };
  if (Object.values(sums).some((amount) => amount !== null && amount > largestAmount)) return null;
  const test = testSecondEstimate({ ...input, ...sums }, payer);
  if (isRefusal(test)) return null;
  return { ...test, lines: test.working.filter(({ key }) => !NOT_SHOWN.has(key)) };
}

const NOT_SHOWN = new Set(['basicAmount', 'actualTax', 'topUpPayment']);

/** The third payment is voluntary: what was not paid of the second is late. */
function latePart(input: WorksheetInput, owed: Cents, payer: PayerRates) {
  const source = from(payer.rates, 'provisional');
  const missing = input.payment === 'third' ? missingSecond(input, payer) : [];
  const amount =
    input.payment === 'third'
      ? (missing.at(-1)?.amount ?? 0)
      : latePartsOf(input, owed).reduce((total, { cents }) => total + cents, 0);
  if (amount === 0) return null;
  const label = missing.length > 0 ? 'Penalty for a late second payment' : 'Penalty for a late payment';
  const penalty = randLine('latePenalty', label, share(provisionalRules.late, amount), source);
  return { penalty, lines: [...missing, penalty] };
}

function missingSecond(input: WorksheetInput, payer: PayerRates): readonly RandLine[] {
  const { estimate, employeesTaxPaid, provisionalTaxPaid } = input;
  if (estimate === 0) return [];
  const declared = taxLine('taxOnSecondEstimate', 'Tax on the second estimate', estimate, input, payer);
  const missing = notBelowZero(less(declared.amount, employeesTaxPaid, provisionalTaxPaid));
  return [declared, randLine('secondMissing', 'Second payment not paid in time', missing, 'calculated')];
}

function meetingLines(penalty: Cents, latePenalty: Cents, payer: PayerRates) {
  if (penalty === 0) return null;
  const formula = notBelowZero(less(penalty, latePenalty));
  const label = 'Underestimation penalty, less the late penalty';
  const left = randLine('penalty', label, formula, from(payer.rates, 'provisional'));
  const both = sum(left.amount, latePenalty);
  return { left, both: randLine('penalties', 'Both penalties together', both, 'calculated') };
}

/** The day of the next payment, which then includes the amount (section 89bis). ISO. */
export function interestEnd({
  payment,
  yearEnd,
}: Pick<WorksheetInput, 'payment' | 'yearEnd'>): string | null {
  const { second, topUp } = provisionalDatesOf(yearEnd);
  return { first: second, second: topUp, third: null }[payment];
}

function before(line: RandLine): RandLine {
  return { ...line, key: 'penaltyBefore', label: 'Underestimation penalty, 20%' };
}

/** What was paid after the due day, with its day; `isPart`: beside a rest. */
function latePartsOf({ due, paidOn, part }: WorksheetInput, owed: Cents) {
  const first = Math.min(part?.cents ?? 0, owed);
  const all = [
    { cents: first, on: part?.on ?? due, isPart: true },
    { cents: owed - first, on: paidOn, isPart: false },
  ];
  return all.filter(({ cents, on }) => cents > 0 && on > due);
}

function lastDayOf(parts: readonly { on: string }[]): string | null {
  const days = parts.map(({ on }) => on).toSorted();
  return days.at(-1) ?? null;
}

function interestPart(input: WorksheetInput, owed: Cents, payer: PayerRates) {
  const { due } = input;
  const parts = latePartsOf(input, owed);
  const last = lastDayOf(parts);
  if (last === null) return null;
  const end = interestEnd(input);
  const until = (day: string) => (end !== null && end < day ? end : day);
  const source = from(payer.rates, 'late-interest');
  const spells = parts.flatMap(({ cents, on, isPart }) =>
    interestLines(cents, { due, paidOn: until(on) }, source).map((line) => (isPart ? ofPart(line) : line)),
  );
  const amounts = spells.map(({ amount }) => amount);
  const label =
    until(last) === last ? 'Interest until the day of payment' : `Interest until ${dayText(until(last))}`;
  const total = randLine('interest', label, sum(...amounts), 'calculated');
  return { total, lines: [...spells, total] };
}

function ofPart(line: RandLine): RandLine {
  return { ...line, key: `part-${line.key}`, label: `${line.label}, on what was paid first` };
}
