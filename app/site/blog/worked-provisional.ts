import { dayText } from '#app/platform/core/time.ts';
import { basicAmounts } from '#app/tax/basic-amount.ts';
import { type Cents } from '#app/tax/money.ts';
import { provisionalTax, type ProvisionalResult } from '#app/tax/provisional.ts';
import { latestInterestRate } from '#app/tax/rates/interest-rates.ts';
import { provisionalRules, provisionalRulesFrom } from '#app/tax/rates/provisional-rules.ts';
import { testSecondEstimate } from '#app/tax/second-estimate.ts';
import { randOf, rate } from './figure-words.ts';
import {
  centsOf,
  individualTable,
  requireResult,
  wholeNumber,
  type WorkedExamples,
} from './figure-arguments.ts';

/** Somebody under 65 with business income only, without a medical scheme or a retirement fund. */
const NOTHING_ELSE = { age: 30, medicalMembers: 0, medicalContributions: 0 } as const;

export const workedProvisional: WorkedExamples = {
  'provisional.payment1': (year, profit) => randOf(payments(year, profit).provisionalPayment1),
  'provisional.increase': (year) => rate(rules(year).increaseAYear),
  /** For the second estimate; `years` from the year assessed to the year estimated. */
  'provisional.basicAmount': (year, assessed, years) => randOf(basicAmount(year, assessed, years)),
  'provisional.safeLimit': (year) => randOf(rules(year).safe.upTo),
  'provisional.safeUpTo': (year) => rate(rules(year).safe.rateUpTo),
  'provisional.safeAbove': (year) => rate(rules(year).safe.rateAbove),
  'provisional.penaltyRate': (year) => rate(rules(year).penalty),
  /** Arguments: actual taxable income, second estimate (its tax paid on time), basic amount if any. */
  'provisional.safeEstimate': (...args) => randOf(secondEstimate(...args).safeEstimate),
  'provisional.penalty': (...args) => randOf(secondEstimate(...args).penalty),
  /** The newest rate of SARS's Table 1, its year, and the day since which it holds. */
  'interest.late': () => rate(latestInterestRate.rate),
  'interest.lateSince': () => dayText(latestInterestRate.from),
  'provisional.topUp': (...args) => randOf(secondEstimate(...args).topUpPayment),
};

function rules(year?: string) {
  if (individualTable(year).name.taxYear < provisionalRulesFrom)
    throw new Error(`rules not confirmed for ${year}`);
  return provisionalRules;
}

function payments(year?: string, profit?: string): ProvisionalResult {
  const income = { ...NOTHING_ELSE, grossIncome: 0, retirementContributions: 0, businessExpenses: 0 };
  return requireResult(provisionalTax({ ...income, businessIncome: centsOf(profit) }, individualTable(year)));
}

function basicAmount(year?: string, assessed?: string, years?: string): Cents {
  rules(year);
  const rates = individualTable(year);
  const taxYear = rates.name.taxYear - wholeNumber(years);
  const last = { taxYear, taxableIncome: centsOf(assessed), taxableCapitalGain: 0 };
  return basicAmounts(last, rates).second.amount;
}

function secondEstimate(year?: string, actual?: string, estimate?: string, basic?: string) {
  rules(year);
  const input = {
    ...NOTHING_ELSE,
    actualTaxableIncome: centsOf(actual),
    estimatedTaxableIncome: centsOf(estimate),
    basicAmount: basic === undefined ? null : centsOf(basic),
    taxPaid: payments(year, estimate).finalTax,
  };
  return requireResult(testSecondEstimate(input, { payer: 'person', rates: individualTable(year) }));
}
