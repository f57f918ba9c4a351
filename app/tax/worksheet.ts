import { requireIsoDate } from './calendar.ts';
import { requireAmounts, type Cents } from './money.ts';
import { taxLine, type PayerRates } from './payer.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { notesOf } from './worksheet-notes.ts';
import { penaltiesOf } from './worksheet-penalties.ts';
import { sheetYear, type SheetYear } from './worksheet-year.ts';
import {
  deductedLine,
  figuresOf,
  from,
  less,
  notBelowZero,
  quotient,
  randLine,
  type Line,
  type RandLine,
} from './working.ts';

export type WorksheetResult = Exclude<ReturnType<typeof worksheet>, Refusal>;

/** Refuses by name what cannot be calculated. Throws RangeError for an invalid amount or day. */
export function worksheet(input: WorksheetInput, payer: PayerRates) {
  requireSound(input);
  const year = sheetYear(input, payer);
  if (isRefusal(year)) return year;
  const used = usedEstimate(input, year, payer);
  const owed = owedLine(input, used.tax.amount, payer);
  const left = leftLines(input, owed.amount);
  const penalties = penaltiesOf(input, year, owed.amount, payer);
  const working: readonly Line[] = [
    ...year.lines,
    used.estimate,
    used.tax,
    ...paidLines(input, payer),
    owed,
    ...left,
    ...penalties.lines,
  ];
  const result = {
    kind: 'result' as const,
    table: payer.rates.name,
    ...figuresOf([owed]),
    paymentLeft: left.at(-1)?.amount ?? owed.amount,
    isLoss: year.isLoss,
    taxableIncome: year.taxableIncome,
    finalTax: year.finalTax,
    estimateUsed: used.estimate.amount,
    basicAmount: input.payment === 'first' ? year.basicAmountFirst : year.basicAmountSecond,
    safeEstimate: penalties.safeEstimate,
    isSafe: penalties.isSafe,
    penaltyBefore: penalties.penaltyBefore,
    penalty: penalties.penalty,
    latePenalty: penalties.latePenalty,
    interest: penalties.interest,
    isLate: penalties.isLate,
    lateUntil: penalties.lateUntil,
    working,
  };
  return { ...result, notes: notesOf(input, result) };
}

function requireSound(input: WorksheetInput): void {
  const { employeesTaxPaid, provisionalTaxPaid, paidAfterYearEnd, estimate } = input;
  requireAmounts({ employeesTaxPaid, provisionalTaxPaid, paidAfterYearEnd, estimate });
  for (const name of ['yearEnd', 'due', 'paidOn'] as const) requireIsoDate(input[name], name);
  if (!input.part) return;
  requireAmounts({ part: input.part.cents });
  requireIsoDate(input.part.on, 'part');
}

function usedEstimate(input: WorksheetInput, { taxableIncome }: SheetYear, payer: PayerRates) {
  const isThird = input.payment === 'third';
  const isTyped = input.estimate > 0 && !isThird;
  const used = isTyped ? input.estimate : taxableIncome;
  const label = isThird ? 'Taxable income of the year' : 'Estimate of taxable income';
  return {
    estimate: randLine('estimateUsed', label, used, isTyped ? 'input' : 'calculated'),
    tax: taxLine('taxOnEstimate', 'Tax on the estimate', used, input, payer),
  };
}

/** Only a person has employees' tax. */
function paidLines(input: WorksheetInput, { payer }: PayerRates): readonly Line[] {
  const { payment, employeesTaxPaid, provisionalTaxPaid, paidAfterYearEnd } = input;
  const isPerson = payer === 'person';
  return [
    ...(isPerson ? [deductedLine('withheld', "Employees' tax withheld", employeesTaxPaid, 'input')] : []),
    ...(payment === 'first'
      ? []
      : [deductedLine('paidBefore', 'Provisional tax paid before', provisionalTaxPaid, 'input')]),
    ...(paidAfterYearEnd > 0
      ? [deductedLine('paidAfterYearEnd', 'Paid after the end of the year', paidAfterYearEnd, 'input')]
      : []),
  ];
}

function leftLines({ part }: WorksheetInput, owed: Cents): readonly RandLine[] {
  if (!part) return [];
  const left = notBelowZero(less(owed, part.cents));
  return [
    deductedLine('partPaid', 'Paid of it', part.cents, 'input'),
    randLine('paymentLeft', 'Left of the first payment', left, 'calculated'),
  ];
}

function owedLine({ payment, ...input }: WorksheetInput, tax: Cents, { rates }: PayerRates) {
  const counted = payment === 'first' ? quotient(tax, 2) : tax;
  const later = [input.provisionalTaxPaid, ...(input.paidAfterYearEnd > 0 ? [input.paidAfterYearEnd] : [])];
  const before = [input.employeesTaxPaid, ...(payment === 'first' ? [] : later)];
  const label = { first: 'First payment', second: 'Second payment', third: 'Third payment' }[payment];
  return randLine('paymentDue', label, notBelowZero(less(counted, ...before)), from(rates, 'provisional'));
}
