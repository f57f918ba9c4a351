import { rand, type Cents } from '#app/tax/money.ts';
import { MONTHS_OF_A_YEAR, type SetAside } from '#app/tax/set-aside.ts';
import { startYearOf, type TaxYear } from '#app/tax/tax-year.ts';
import type { ReadOnDay } from './paid-day.ts';
import { nextPayment } from './payment-days.ts';

/** Fields of the provisional worksheet, and their texts. */
export const WHOLE_YEAR_FIELDS = {
  taxYear: 'sentYear',
  businessIncome: 'sentIncome',
  businessExpenses: 'sentCosts',
  provisionalTaxPaid: 'sentAugust',
  firstPaidOn: 'sentAugustOn',
  grossIncome: 'sentSalary',
  employeesTaxPaid: 'sentPaye',
  retirementContributions: 'sentRetirement',
  medicalMembers: 'sentMembers',
  age: 'sentAge',
} as const;

/** Of the first payment alone. */
export const PART_FIELDS = {
  partPaid: 'sentAugust',
  partPaidOn: 'sentAugustOn',
  employeesTaxPaid: 'sentPayeToAugust',
} as const;

/** Fields of the comparison of structures, and their texts. */
export const COMPARED_FIELDS = {
  turnover: 'sentTurnover',
  costs: 'sentYearCosts',
  otherIncome: 'sentOther',
  medicalMembers: 'sentMembers',
  age: 'sentAge',
} as const;

/** Sent along: the comparison names the source, and asks for the rest without an error. */
export const FROM_FREELANCER = { name: 'carried', value: 'freelancer' } as const;

/** The whole year as counted, for the worksheet of the next payment, which asks for PAYE up to then. */
export function wholeYearTexts(
  { year, taxableIncome }: SetAside,
  { input, lateOn = '' }: ReadOnDay,
  taxYear: TaxYear,
  today: string,
): Record<string, string> {
  const { isFirst } = nextPayment(taxYear, input.began, today);
  const ofTwelve = (cents: Cents) =>
    amountText(Math.round((cents * MONTHS_OF_A_YEAR) / (MONTHS_OF_A_YEAR - input.began)));
  return {
    sentTurnover: ofTwelve(year.income),
    sentYearCosts: ofTwelve(year.costs),
    // The salary less what is deducted for retirement funds.
    sentOther: amountOrNone(
      Math.min(input.grossIncome, Math.max(0, taxableIncome - (year.income - year.costs))),
    ),
    sentYear: String(startYearOf(taxYear)),
    sentIncome: amountText(year.income),
    sentCosts: amountText(year.costs),
    sentAugust: input.paidInAugust === undefined ? '' : amountText(input.paidInAugust),
    sentAugustOn: lateOn,
    sentSalary: amountOrNone(input.grossIncome),
    sentPayeToAugust: amountOrNone(
      input.employeesTaxByAugust ?? Math.round((input.employeesTaxPaid ?? 0) / 2),
    ),
    sentPaye: isFirst
      ? amountOrNone(input.employeesTaxByAugust ?? 0)
      : amountOrNone(input.employeesTaxPaid ?? 0),
    sentRetirement: amountOrNone(input.retirementContributions),
    sentMembers: String(input.medicalMembers),
    sentAge: String(input.age),
  };
}

function amountOrNone(cents: Cents): string {
  return cents === 0 ? '' : amountText(cents);
}

function amountText(cents: Cents): string {
  return (cents / rand(1)).toFixed(2).replace(/\.00$/, '');
}
