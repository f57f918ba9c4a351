import { ageBandOf, type Age } from './age.ts';
import { shareOf, type Cents } from './money.ts';
import { yearOf } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { unknownRate, type UnknownRate } from './unknown-rate.ts';
import {
  amountOf,
  deductedLine,
  from,
  least,
  less,
  notBelowZero,
  randLine,
  share,
  times,
  type Formula,
  type RandLine,
} from './working.ts';

/** Budget speech 2006: until February 2014 other medical expenses counted above this share of income. */
const OTHER_EXPENSES_FROM = 750;

export type Medical = { age: Age; members: number; contributions: Cents };

/** Null without a deduction. Refused under 65 where other medical expenses could count: not confirmed. */
export function medicalDeduction(
  medical: Medical,
  income: Cents,
  rates: IndividualRates,
): RandLine | UnknownRate | null {
  const rule = rates.medical;
  if (rule.kind === 'credit' && rule.ages === 'all') return null;
  const { age, members, contributions } = medical;
  if (ageBandOf(age) !== 'under-65') return deduction(least(contributions, income), rates);
  const cap = rule.kind === 'capped-deduction' ? yearOf(members, rule.perMonth) : 0;
  const counted = contributions - Math.min(contributions, amountOf(cap));
  const allowed = rule.kind === 'expense-deduction' ? 0 : shareOf(income, OTHER_EXPENSES_FROM);
  if (counted > allowed) return unknownRate(rates.name, 'medical', notConfirmed(rates));
  return rule.kind === 'capped-deduction' ? deduction(least(contributions, cap, income), rates) : null;
}

/** On contributions alone; no lines where there is no such credit or no contribution. */
export function additionalCredit(
  { age, contributions }: Medical,
  taxableIncome: Cents,
  credits: Cents,
  rates: IndividualRates,
): readonly RandLine[] {
  const rule = rates.medical.kind === 'credit' ? rates.medical.additional : null;
  if (!rule || contributions === 0) return [];
  if (ageBandOf(age) !== 'under-65') {
    const excess = excessOver(rule.from65.timesCredits, contributions, credits, rates);
    return [excess, additional(share(rule.from65.rate, excess.amount), rates)];
  }
  const { timesCredits, ofTaxableIncome, rate } = rule.under65;
  const excess = excessOver(timesCredits, contributions, credits, rates);
  const ofIncome = share(ofTaxableIncome, taxableIncome);
  const threshold = medicalLine('medicalThreshold', 'Threshold for medical expenses', ofIncome, rates);
  const counted = notBelowZero(less(excess.amount, threshold.amount));
  return [excess, threshold, additional(share(rate, counted), rates)];
}

function excessOver(timesCredits: number, contributions: Cents, credits: Cents, rates: IndividualRates) {
  const label = `Contributions above ${timesCredits} times the credits`;
  const excess = notBelowZero(less(contributions, times(timesCredits, credits)));
  return medicalLine('excessMedicalContributions', label, excess, rates);
}

function additional(formula: Formula, rates: IndividualRates) {
  const label = 'Additional medical expenses credit';
  return deductedLine('additionalMedicalCredit', label, formula, from(rates, 'medical'));
}

function deduction(formula: Formula, rates: IndividualRates) {
  return deductedLine('medicalDeduction', 'Medical deduction', formula, from(rates, 'medical'));
}

function medicalLine(key: string, label: string, formula: Formula, rates: IndividualRates): RandLine {
  return randLine(key, label, formula, from(rates, 'medical'));
}

function notConfirmed({ name }: IndividualRates): string {
  return `How medical contributions this high were deducted under 65 in ${name.label} could not be confirmed from a published source, so no figure is given. Leave them out to see the tax without that deduction.`;
}
