import { rateOf, shareOf, type Cents } from '#app/tax/money.ts';
import { randOf, rate } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  taxOn,
  wholeNumber,
  wholeRand,
  type WorkedExamples,
} from './figure-arguments.ts';

/** The last year whose brackets had moved with prices before they stood still. */
const LAST_MOVED = 2024;

/** Somebody under 65 whose pay of 2023/24 rose by `inflation.rise` each year; amounts are whole rand. */
export const workedInflation: WorkedExamples = {
  'creep.pay': (year, pay) => randOf(payIn(year, pay)),
  'creep.tax': (year, pay) => randOf(taxIn(year, pay)),
  'creep.rate': (year, pay) => rate(rateOf(taxIn(year, pay), payIn(year, pay))),
  'creep.fairTax': (year, pay) => randOf(fairTax(year, pay)),
  'creep.extra': (year, pay) => randOf(taxIn(year, pay) - fairTax(year, pay)),
  /** The tax on a year's pay by the previous year's tables, and what the year's own tables save. */
  'creep.oldTax': (year, pay) => randOf(oldTax(year, pay)),
  'creep.relief': (year, pay) => randOf(relief(year, pay)),
  'creep.prices': (year) => rate(payIn(year, '10000') / 100 - 10_000),
};

function payIn(year?: string, pay?: string): Cents {
  let result = centsOf(pay);
  for (let past = LAST_MOVED + 1; past <= wholeNumber(year); past += 1)
    result = wholeRand(result + rise(result, past));
  return result;
}

function rise(pay: Cents, year: number): Cents {
  return shareOf(pay, datedFigure('rate', 'inflation.rise', String(year)));
}

function taxIn(year?: string, pay?: string): Cents {
  return wholeRand(taxOn(payIn(year, pay), year));
}

function fairTax(year?: string, pay?: string): Cents {
  const before = centsOf(pay);
  return wholeRand((taxOn(before, String(LAST_MOVED)) * payIn(year, pay)) / before);
}

function relief(year?: string, pay?: string): Cents {
  return oldTax(year, pay) - taxIn(year, pay);
}

function oldTax(year?: string, pay?: string): Cents {
  return wholeRand(taxOn(payIn(year, pay), String(wholeNumber(year) - 1)));
}
