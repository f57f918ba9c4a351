import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { rateOf, shareOf, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { amountOf, quotient } from '#app/tax/working.ts';
import { dayText } from '#app/platform/core/time.ts';
import { randOf, rate } from './figure-words.ts';
import { centsOf, datedFigure, wholeNumber, type WorkedExamples } from './figure-arguments.ts';

const WHOLE: BasisPoints = 10_000;

/** Amounts in whole rand, prices with VAT, values without; periods are months, '2026-10'. */
export const workedVat: WorkedExamples = {
  'vat.fraction': (on) => `${percent(on)}/${100 + percent(on)}`,
  'vat.inPrice': (on, price) => randOf(taxIn(on, price)),
  'vat.valueOf': (on, price) => randOf(centsOf(price) - taxIn(on, price)),
  'vat.onValue': (on, value) => randOf(taxOnValue(on, value)),
  'vat.priceOf': (on, value) => randOf(centsOf(value) + taxOnValue(on, value)),
  'vat.payable': (on, sales, ...purchases) => randOf(taxIn(on, sales) - taxInAll(on, purchases)),
  'vat.penalty': (on, tax) => randOf(shareOf(centsOf(tax), datedFigure('rate', 'vat.latePenalty', on))),
  'vat.share': (_on, taxable, other) => rate(taxableShare(taxable, other)),
  'vat.sharedInput': (on, price, taxable, other) =>
    randOf(shareOf(taxIn(on, price), taxableShare(taxable, other))),
  /** The last day to file and pay by eFiling; `dueByHand` is for all other ways. */
  'vat.due': (period) => dayText(lastBusinessDay(dayAfter(period, 2, 0))),
  'vat.dueByHand': (period) => dayText(lastBusinessDay(dayAfter(period, 1, 25))),
};

function percent(on?: string): number {
  return datedFigure('rate', 'vat.rate', on) / 100;
}

/** Section 1: the rate over 100 plus the rate. */
function taxIn(on?: string, price?: string): Cents {
  const standard = datedFigure('rate', 'vat.rate', on);
  return amountOf(quotient(centsOf(price) * standard, WHOLE + standard));
}

function taxInAll(on: string | undefined, prices: readonly string[]): Cents {
  return prices.reduce((sum, price) => sum + taxIn(on, price), 0);
}

function taxOnValue(on?: string, value?: string): Cents {
  return shareOf(centsOf(value), datedFigure('rate', 'vat.rate', on));
}

/** Binding General Ruling (VAT) 16: the turnover-based method without its adjustments. */
function taxableShare(taxable?: string, other?: string): BasisPoints {
  return rateOf(wholeNumber(taxable), wholeNumber(taxable) + wholeNumber(other));
}

/** `months` counts from the start of the period's last month; day 0 is the last of the month before. */
function dayAfter(period = '', months: number, date: number): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(period)) throw new Error(`not a month: "${period}"`);
  const [year, month] = period.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 + months, date)).toISOString().slice(0, 10);
}
