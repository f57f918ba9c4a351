import { capitalGainsTax } from '#app/tax/capital-gains.ts';
import { capitalGainsRates } from '#app/tax/rates/capital-gains-rates.ts';
import type { CapitalGainsTable } from '#app/tax/rates/tables.ts';
import { individualTax } from '#app/tax/individual.ts';
import { rand as cents, rateOf, shareOf, type Cents } from '#app/tax/money.ts';
import { rand, randOf, rate } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  individualTable,
  requireKnown,
  requireResult,
  type WorkedExamples,
  yearTables,
} from './figure-arguments.ts';

/** Under 65; amounts in whole rand, an income is taxable income without the gain or the interest. */
export const workedInvestments: WorkedExamples = {
  'interest.exemptUnder65': (year) => randOf(individualTable(year).interestExemption.under65),
  'interest.exemptFrom65': (year) => randOf(individualTable(year).interestExemption.from65),
  'interest.tax': (year, income, interest) => randOf(interestTax(year, income, interest)),

  'cgt.annualExclusion': (year) => randOf(gains(year).annualExclusion),
  'cgt.annualExclusionInYearOfDeath': (year) => randOf(gains(year).annualExclusionInYearOfDeath),
  'cgt.primaryResidence': (year) => randOf(gains(year).primaryResidenceExclusion),
  'cgt.inclusion': (year) => rate(gains(year).inclusion.individual),
  'cgt.highestRate': (year) =>
    rate(shareOf(gains(year).inclusion.individual, individualTable(year).brackets.at(-1)?.rate ?? 0)),
  'cgt.taxableGain': (year, gain) => randOf(gainsTax(year, '0', gain).taxableCapitalGain),
  'cgt.tax': (year, income, gain) => randOf(gainsTax(year, income, gain).taxOnCapitalGain),
  'cgt.homeTaxableGain': (year, gain) => randOf(gainsTax(year, '0', gain, true).taxableCapitalGain),
  'cgt.inclusionTrust': (year) => rate(gains(year).inclusion.trust),
  'cgt.inclusionCompany': (year) => rate(gains(year).inclusion.company),
  'cgt.highestRateTrust': (year) => rate(rateOf(trustGainsTax(year, '100'), cents(100))),

  'tfi.total': (year) => rand(paidSoFar(year)),
  'tfi.left': (year) => rand(datedFigure('rand', 'tfi.lifetime', year) - paidSoFar(year)),
  'tfi.monthly': (year) => rand(Math.floor(datedFigure('rand', 'tfi.annual', year) / 12)),
  'tfi.charge': (year, excess) => randOf(charge(year, excess)),
};

const TAX_FREE_SINCE = 2016;

function gains(year?: string): CapitalGainsTable {
  return requireKnown(yearTables(year).capitalGains);
}

function gainsTax(year?: string, income?: string, gain?: string, primaryResidence = false) {
  const sale = {
    proceeds: centsOf(gain),
    baseCost: 0,
    currentIncome: centsOf(income),
    age: 30,
    primaryResidence,
  };
  const rates = capitalGainsRates('sars', { entityType: 'individual', taxYear: yearTables(year).year });
  return capitalGainsTax(sale, requireResult(rates));
}

function trustGainsTax(year?: string, gain?: string): Cents {
  const rates = capitalGainsRates('sars', { entityType: 'trust', taxYear: yearTables(year).year });
  return capitalGainsTax({ proceeds: centsOf(gain), baseCost: 0 }, requireResult(rates)).taxOnCapitalGain;
}

function interestTax(year?: string, income?: string, interest?: string): Cents {
  const without = centsOf(income);
  const interestIncome = centsOf(interest);
  return taxOn(without + interestIncome, interestIncome, year) - taxOn(without, 0, year);
}

function taxOn(grossIncome: Cents, interestIncome: Cents, year?: string): Cents {
  const nothingElse = { retirementContributions: 0, medicalMembers: 0, medicalContributions: 0 };
  return requireResult(
    individualTax({ ...nothingElse, grossIncome, interestIncome, age: 30 }, individualTable(year)),
  ).finalTax;
}

function paidSoFar(year?: string): number {
  let total = 0;
  for (let past = TAX_FREE_SINCE; past <= Number(year); past += 1)
    total += datedFigure('rand', 'tfi.annual', String(past));
  return total;
}

function charge(year?: string, excess?: string): Cents {
  return shareOf(centsOf(excess), datedFigure('rate', 'tfi.excessRate', year));
}
