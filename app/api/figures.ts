import { hundredths, type Json } from './json.ts';

/** A figure of a result as the API tells it: rand or percent, both with two decimals. */
export type Figure = { unit: 'rand' | 'percent'; about: string };

/** Figures by the result's own names, in the order in which they are sent. */
export type Figures<Result> = { readonly [Name in keyof Result]?: Figure };

const rand = (about: string): Figure => ({ unit: 'rand', about });
const percent = (about: string): Figure => ({ unit: 'percent', about });

const assessed = {
  allowableRetirementContributions: rand('The retirement contributions that come off income.'),
  taxableIncome: rand('Income that is taxed.'),
  taxBeforeRebates: rand('By the brackets.'),
  applicableRebates: rand('The primary rebate; from 65 and 75 also the secondary and tertiary ones.'),
  medicalCredits: rand('The medical scheme fees tax credits.'),
  taxAfterRebates: rand('Before medical credits; never below zero.'),
  finalTax: rand('The tax of the year, after every credit; never below zero.'),
};

export const individualFigures = {
  grossIncome: rand('As sent.'),
  ...assessed,
  effectiveTaxRate: percent('Final tax as a share of gross income.'),
  netSalary: rand('Gross income less final tax.'),
};

export const provisionalFigures = {
  grossIncome: rand('As sent.'),
  businessIncome: rand('As sent.'),
  businessExpenses: rand('As sent.'),
  taxableBusinessIncome: rand('Below zero for a loss, which then makes the total smaller.'),
  totalGrossIncome: rand('Both incomes together; never below zero.'),
  ...assessed,
  effectiveTaxRate: percent('Final tax as a share of total gross income.'),
  netSalary: rand('Total gross income less final tax.'),
  provisionalPayment1: rand('Due in August; it has the odd cent.'),
  provisionalPayment2: rand('Due in February.'),
};

export const capitalGainsFigures = {
  proceedsFromSale: rand('As sent.'),
  baseCost: rand('As sent.'),
  capitalGain: rand('Below zero for a loss.'),
  exclusion: rand('What the exclusions take off.'),
  gainAfterExclusion: rand('Zero for a loss.'),
  inclusionRate: percent('The part of the gain that is taxed.'),
  taxableCapitalGain: rand('That part in rand.'),
  taxOnCapitalGain: rand("What the gain adds to the year's tax."),
  effectiveTaxRate: percent('The tax as a share of the gain; 0 for a loss.'),
};

export const companyFigures = {
  taxableIncome: rand('As sent.'),
  dividendsPaid: rand('As sent.'),
  companyTax: rand('Income tax of the company.'),
  dividendsTax: rand('Tax on the dividends; secondary tax on companies where declared before April 2012.'),
  totalTax: rand('Both taxes together.'),
  retainedEarnings: rand('Below zero where the dividends exceed what the tax leaves.'),
  effectiveTaxRate: percent('Total tax as a share of taxable income.'),
};

export const turnoverFigures = {
  taxableTurnover: rand('As sent.'),
  turnoverTax: rand('By the brackets.'),
  effectiveTaxRate: percent('The tax as a share of the turnover.'),
};

/** The figures of `result`: cents and basis points, written as rand and percent. Throws for one that is no number. */
export function figuresOf(result: object, names: readonly string[]): Json {
  const values = new Map<string, unknown>(Object.entries(result));
  return Object.fromEntries(
    names.map((name) => {
      const value = values.get(name);
      if (typeof value !== 'number') throw new TypeError(`the result has no figure ${name}`);
      return [name, hundredths(value)];
    }),
  );
}
