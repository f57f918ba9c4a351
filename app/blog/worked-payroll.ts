import { payrollFigures } from '#content/payroll-figures.ts';
import { formatRand, rand as cents, shareOf, type Cents } from '#app/tax/money.ts';
import { normalTax } from '#app/tax/normal-tax.ts';
import { uifRate } from '#app/tax/rates/uif.ts';
import { amountOf, quotient } from '#app/tax/working.ts';
import { randOf, rate } from './figure-words.ts';
import { known, table, tables, whole } from './worked-figures.ts';

/**
 * A payslip, by name, to the cent. Years are years of assessment; pay is whole rand a month, the same in each month of
 * the year, of somebody under 65 without a medical scheme or a retirement fund.
 */
export const workedPayroll: Record<string, (...args: string[]) => string> = {
  'payroll.uifRate': (year) => rate(known(tables(year).uif) && uifRate),
  'payroll.uifCeiling': (year) => randOf(uifCeiling(year)),
  'payroll.uifMost': (year) => formatRand(shareOf(uifCeiling(year), uifRate)),
  'payroll.gross': (year, pay) => formatRand(slip(year, pay).gross),
  'payroll.paye': (year, pay) => formatRand(slip(year, pay).paye),
  'payroll.uif': (year, pay) => formatRand(slip(year, pay).uif),
  'payroll.net': (year, pay) => formatRand(slip(year, pay).net),
  'payroll.sdl': (year, pay) => formatRand(slip(year, pay).sdl),
  'payroll.emp201': (year, pay) => formatRand(slip(year, pay).emp201),
};

function slip(year?: string, pay?: string) {
  const gross = cents(whole(pay));
  const paye = monthlyTax(gross, year);
  const uif = shareOf(Math.min(gross, uifCeiling(year)), uifRate);
  const sdl = shareOf(gross, sdlRate(year));
  // The employer adds as much UIF as the employee pays.
  return { gross, paye, uif, sdl, net: gross - paye - uif, emp201: paye + 2 * uif + sdl };
}

/** A twelfth of the tax on twelve times the pay: SARS's annual equivalent. */
function monthlyTax(gross: Cents, year?: string): Cents {
  return amountOf(quotient(normalTax(12 * gross, 30, 0, table(year)).taxAfterRebates.amount, 12));
}

function uifCeiling(year?: string): Cents {
  return known(tables(year).uif?.at(-1)).ceiling;
}

function sdlRate(year = '') {
  const levy = known(payrollFigures['payroll.sdlRate']?.[year]);
  return known('rate' in levy ? levy.rate : null);
}
