import { companyTax, type CompanyType } from '#app/tax/company.ts';
import { companyRates } from '#app/tax/rates/company-rates.ts';
import type { CompanyRates, TurnoverRates } from '#app/tax/rates/tables.ts';
import type { DividendsRate } from '#app/tax/rates/dividends.ts';
import { rand as cents, rateOf, shareOf, type BasisPoints, type Cents } from '#app/tax/money.ts';

import { turnoverRates } from '#app/tax/rates/turnover-rates.ts';
import { trustRates } from '#app/tax/rates/trust-rates.ts';
import { trustTax } from '#app/tax/trust.ts';

import { turnoverTax } from '#app/tax/turnover.ts';
import { brackets, printed, randOf, rate } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  requireKnown,
  requireResult,
  taxOn,
  wholeRand,
  wholeNumber,
  type WorkedExamples,
  yearTables,
} from './figure-arguments.ts';

/** Years are years of assessment, for companies those that end with February; amounts are whole rand. */
export const workedBusiness: WorkedExamples = {
  'company.rate': (year) => rate(company(year).standardRate),
  'company.tax': (year, profit) => randOf(taxOf('standard', year, profit)),
  'company.taxPaidOut': (year, profit) => randOf(paidOut('standard', year, profit)),
  'company.ratePaidOut': (year) => rate(rateOf(paidOut('standard', year, '100'), cents(100))),

  'company.lossSetOff': (year, profit, loss) => randOf(setOff(year, profit, loss)),
  'company.lossCarried': (year, profit, loss) => randOf(centsOf(loss) - setOff(year, profit, loss)),
  'company.taxableAfterLoss': (year, profit, loss) => randOf(centsOf(profit) - setOff(year, profit, loss)),
  'company.taxAfterLoss': (year, profit, loss) => randOf(taxAfterLoss(year, profit, loss)),

  'dividends.rate': (year) => rate(dividends(year).rate),
  'dividends.tax': (year, dividend) => randOf(shareOf(centsOf(dividend), dividends(year).rate)),

  'sbc.brackets': (year) => brackets(printed(company(year).smallBusiness.brackets)),
  'sbc.grossIncomeLimit': (year) => randOf(company(year).smallBusiness.grossIncomeLimit),
  'sbc.rates': (year) => rates(company(year).smallBusiness.brackets),
  'sbc.tax': (year, profit) => randOf(taxOf('sbc', year, profit)),
  'sbc.saved': (year, profit) => randOf(taxOf('standard', year, profit) - taxOf('sbc', year, profit)),
  'sbc.taxPaidOut': (year, profit) => randOf(paidOut('sbc', year, profit)),
  'sbc.taxKept': (year, profit, kept) => randOf(taxKept(year, profit, kept)),
  'sbc.levelKept': (year, profit) => randOf(levelKept(year, profit)),
  'sbc.levelShare': (year, profit) => rate(wholePercent(rateOf(levelKept(year, profit), centsOf(profit)))),
  'sbc.taxMixed': (year, profit, salary) => randOf(wholeRand(taxMixed(year, profit, salary))),

  'trust.rate': (year) => rate(trust(year).rate),
  'trust.tax': (year, income) => randOf(trustTaxOf(year, income)),
  'trust.taxVested': (year, income, people) => randOf(vested(year, income, people)),
  'trust.savedVested': (year, income, people) =>
    randOf(trustTaxOf(year, income) - vested(year, income, people)),

  'turnover.limit': (year) => randOf(turnover(year).qualifyingTurnover),
  'turnover.brackets': (year) => brackets(printed(requireKnown(turnover(year).brackets))),
  'turnover.rates': (year) => rates(requireKnown(turnover(year).brackets)),
  'turnover.tax': (year, amount) =>
    randOf(requireResult(turnoverTax({ taxableTurnover: centsOf(amount) }, turnover(year))).turnoverTax),
};

function company(year?: string): CompanyRates {
  return requireResult(companyRates('sars', { taxYear: yearTables(year).year }));
}

/** Before April 2012 companies paid secondary tax, not their shareholders. */
function dividends(year?: string): DividendsRate {
  const { dividends } = company(year);
  return requireKnown(dividends.kind === 'dividends-tax' ? dividends : null);
}

function trust(year?: string) {
  return requireResult(trustRates('sars', yearTables(year).year));
}

function turnover(year?: string): TurnoverRates {
  return requireResult(turnoverRates('sars', yearTables(year).year));
}

function taxOf(companyType: CompanyType, year?: string, profit?: string): Cents {
  const input = { companyType, taxableIncome: centsOf(profit), dividendsPaid: 0 };
  return requireResult(companyTax(input, company(year))).companyTax;
}

function paidOut(companyType: CompanyType, year?: string, profit?: string): Cents {
  const taxableIncome = centsOf(profit);
  const dividendsPaid = taxableIncome - taxOf(companyType, year, profit);
  return requireResult(companyTax({ companyType, taxableIncome, dividendsPaid }, company(year))).totalTax;
}

function taxKept(year?: string, profit?: string, kept?: string): Cents {
  const own = taxOf('sbc', year, profit);
  return own + shareOf(centsOf(profit) - own - centsOf(kept), dividends(year).rate);
}

/** What the company keeps when it and its shareholder together pay as much tax as a sole proprietor. */
function levelKept(year?: string, profit?: string): Cents {
  const own = taxOf('sbc', year, profit);
  const paidOutAtLevel = Math.round(((taxOn(centsOf(profit), year) - own) * 10_000) / dividends(year).rate);
  return centsOf(profit) - own - paidOutAtLevel;
}

/** `profit`: before the salary; the rest is paid out as dividends. */
function taxMixed(year?: string, profit?: string, salary?: string): Cents {
  const left = String(wholeNumber(profit) - wholeNumber(salary));
  return taxOn(centsOf(salary), year) + paidOut('sbc', year, left);
}

function wholePercent(share: BasisPoints): BasisPoints {
  return Math.round(share / 100) * 100;
}

function setOff(year?: string, profit?: string, loss?: string): Cents {
  const floor = cents(datedFigure('rand', 'company.lossFloor', year));
  const share = shareOf(centsOf(profit), datedFigure('rate', 'company.lossShare', year));
  return Math.min(centsOf(loss), centsOf(profit), Math.max(floor, share));
}

function taxAfterLoss(year?: string, profit?: string, loss?: string): Cents {
  const taxableIncome = centsOf(profit) - setOff(year, profit, loss);
  return requireResult(
    companyTax({ companyType: 'standard', taxableIncome, dividendsPaid: 0 }, company(year)),
  ).companyTax;
}

function trustTaxOf(year?: string, income?: string): Cents {
  return trustTax({ taxableIncome: centsOf(income) }, trust(year)).trustTax;
}

function vested(year?: string, income?: string, people?: string): Cents {
  return wholeNumber(people) * taxOn(centsOf(income) / wholeNumber(people), year);
}

function rates(rows: readonly { rate: BasisPoints }[]): string {
  const shares = rows.map((row) => row.rate);
  return `${rate(Math.min(...shares))} to ${rate(Math.max(...shares))}`;
}
