import { formatRand, shareOf, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import { uifRate } from '#app/tax/rates/uif.ts';
import { amountOf, quotient } from '#app/tax/working.ts';
import { randOf, rate } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  individualTable,
  requireKnown,
  type WorkedExamples,
  yearTables,
} from './figure-arguments.ts';

/** Pay is whole rand a month, the same all year; under 65, no medical scheme or retirement fund. */
export const workedPayroll: WorkedExamples = {
  'payroll.uifRate': (year) => rate(requireKnown(yearTables(year).uif) && uifRate),
  'payroll.uifCeiling': (year) => randOf(uifCeiling(year)),
  'payroll.uifMost': (year) => formatRand(shareOf(uifCeiling(year), uifRate)),
  'payroll.gross': (year, pay) => formatRand(payslip(year, pay).gross),
  'payroll.paye': (year, pay) => formatRand(payslip(year, pay).paye),
  'payroll.uif': (year, pay) => formatRand(payslip(year, pay).uif),
  'payroll.net': (year, pay) => formatRand(payslip(year, pay).net),
  'payroll.sdl': (year, pay) => formatRand(payslip(year, pay).sdl),
  'payroll.emp201': (year, pay) => formatRand(payslip(year, pay).emp201),
};

function payslip(year?: string, pay?: string) {
  const gross = centsOf(pay);
  const paye = monthlyTax(gross, year);
  const uif = shareOf(Math.min(gross, uifCeiling(year)), uifRate);
  const sdl = shareOf(gross, datedFigure('rate', 'payroll.sdlRate', year));
  return { gross, paye, uif, sdl, net: gross - paye - uif, emp201: paye + 2 * uif + sdl };
}

/** SARS's annual equivalent: a twelfth of the tax on twelve times the pay. */
function monthlyTax(gross: Cents, year?: string): Cents {
  return amountOf(quotient(normalTax(12 * gross, 30, 0, individualTable(year)).taxAfterRebates.amount, 12));
}

function uifCeiling(year?: string): Cents {
  return requireKnown(yearTables(year).uif?.at(-1)).ceiling;
}
