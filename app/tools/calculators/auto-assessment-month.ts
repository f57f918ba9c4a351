import type { AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { parseAmount } from '#app/tax/amount.ts';
import { rand, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { isRefusal, refusedInput, type RefusedInput } from '#app/tax/refusal.ts';
import { taxYearOn, type TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear, requireTaxYear } from '#app/tax/tax-years.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { choiceField, type Values } from './field.ts';
import { ageField, ageOf, taxYearOf } from './fields.ts';

const YEAR = 'year';
const MONTH = 'month';

/** Up to this share of the tax paid, a refund is usual: no question. */
const USUAL_REFUND = 0.1;

/** Hardly ever a month's pay. */
const PAY_OF_A_YEAR = rand(250_000);

/** Asked only if the tax paid is above a year's tax on this income. */
export const wholeYearField = {
  ...choiceField('wholeYear', 'Is this for a month? The return is for the year', [
    { value: MONTH, label: 'Yes, for a month' },
    { value: YEAR, label: 'No, for the whole year' },
  ]),
  hint: 'So much PAYE does not fit a year of this income. The IRP5 has the amounts of the year.',
  initial: '' as const,
  isQuestion: true as const,
};

/** Whether income and tax paid, as typed, look like monthly amounts. */
export function looksLikeAMonth(values: Values): boolean {
  const income = centsOf(values.income);
  const paid = centsOf(values.taxPaid);
  if (income === null || paid === null || income >= PAY_OF_A_YEAR) return false;
  const year = values.taxYear ? taxYearOf(values) : lastEndedYear();
  const rates = individualRates('sars', year);
  if (isRefusal(rates)) return false;
  const most = normalTax(income, ageOf(values.age ?? ageField.initial), 0, rates).taxAfterRebates.amount;
  return paid - most > paid * USUAL_REFUND;
}

/** Monthly amounts must be typed for the year; null if they can be counted. */
export function notOfTheYear(answer: string, { income, taxPaid }: AutoAssessmentInput): RefusedInput | null {
  if (answer === MONTH)
    return refusedInput('income', 'Enter the income and the PAYE of the whole year: both are on your IRP5.');
  return taxPaid > income
    ? refusedInput('taxPaid', 'PAYE cannot be more than the income. Check both amounts.')
    : null;
}

export function lastEndedYear(): TaxYear {
  return requireTaxYear(Math.min(newestTaxYear, taxYearOn(southAfricanDay()) - 1));
}

function centsOf(typed: string | undefined): Cents | null {
  const read = parseAmount(typed ?? '');
  return read.kind === 'amount' && read.cents >= 0 ? read.cents : null;
}
