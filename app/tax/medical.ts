import { ageBandOf, type Age } from './age.ts';
import { shareOf, type Cents } from './money.ts';
import { yearOf } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
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
  sum,
  times,
  type Formula,
  type RandLine,
} from './working.ts';

/** Budget speech 2006: until February 2014 other medical expenses counted above this share of income. */
const OTHER_EXPENSES_FROM = 750;

/** `expenses`: not paid by the scheme. `listed`: on SARS's list. `disability`: of taxpayer, spouse or child. */
export type Medical = {
  age: Age;
  members: number;
  contributions: Cents;
  expenses?: Cents;
  listed?: Cents;
  disability?: boolean;
};

const HOW_MANY = 'Say how many people are on the medical scheme, the main member counted.';

/** A contribution needs members: otherwise no credit and no limit can be computed. */
export function missingMembers({ members, contributions }: Medical): RefusedInput | null {
  return contributions > 0 && members === 0 ? refusedInput('medicalMembers', HOW_MANY) : null;
}

/** Null without a deduction. Refused under 65 where other medical expenses could count: not confirmed. */
export function medicalDeduction(
  medical: Medical,
  income: Cents,
  rates: IndividualRates,
): RandLine | UnknownRate | null {
  const rule = rates.medical;
  if (rule.kind === 'credit' && rule.ages === 'all') return null;
  const { age, members, contributions, expenses = 0 } = medical;
  if (expenses > 0) return unknownRate(rates.name, 'medical', billsNotConfirmed(rates));
  if (ageBandOf(age) !== 'under-65') return deduction(least(contributions, income), rates);
  const cap = rule.kind === 'capped-deduction' ? yearOf(members, rule.perMonth) : 0;
  const counted = contributions - Math.min(contributions, amountOf(cap));
  const allowed = rule.kind === 'expense-deduction' ? 0 : shareOf(income, OTHER_EXPENSES_FROM);
  if (counted > allowed) return unknownRate(rates.name, 'medical', notConfirmed(rates));
  return rule.kind === 'capped-deduction' ? deduction(least(contributions, cap, income), rates) : null;
}

/** `limit`: cents that bills must exceed before they count; null if they count from the first rand. */
export function limitOfBills(
  { age, isConfirmed }: { age: Age; isConfirmed: boolean },
  taxable: Cents,
  { medical }: IndividualRates,
) {
  const rule = medical.kind === 'credit' ? medical.additional : null;
  if (!rule || isConfirmed || ageBandOf(age) !== 'under-65') return null;
  const { ofTaxableIncome, timesCredits } = rule.under65;
  return { limit: shareOf(taxable, ofTaxableIncome), ofTaxableIncome, timesCredits };
}

/** Section 6B; no lines without such a credit, a contribution or a bill. */
export function additionalCredit(
  medical: Medical,
  taxableIncome: Cents,
  credits: Cents,
  rates: IndividualRates,
): readonly RandLine[] {
  const rule = rates.medical.kind === 'credit' ? rates.medical.additional : null;
  const { age, contributions, disability } = medical;
  const bills = billsOf(medical);
  if (!rule || (contributions === 0 && bills.length === 0)) return [];
  const isFull = disability || ageBandOf(age) !== 'under-65';
  const { timesCredits, rate } = isFull ? rule.from65 : rule.under65;
  const excess = excessOver(timesCredits, contributions, credits, rates);
  const paid = bills.map(({ amount }) => amount);
  const counted = bills.length > 0 ? sum(excess.amount, ...paid) : excess.amount;
  if (isFull) return [excess, ...bills, additional(share(rate, counted), rates)];
  const ofIncome = share(rule.under65.ofTaxableIncome, taxableIncome);
  const threshold = additionalLine('medicalThreshold', 'Threshold for medical expenses', ofIncome, rates);
  const above = notBelowZero(less(counted, threshold.amount));
  return [excess, ...bills, threshold, additional(share(rate, above), rates)];
}

function billsOf({ expenses = 0, listed = 0 }: Medical): readonly RandLine[] {
  const own = randLine('medicalExpenses', 'Medical bills you paid yourself', expenses, 'input');
  const list = randLine('listedExpenses', "Expenses on SARS's list", listed, 'input');
  return [own, list].filter(({ amount }) => amount > 0);
}

function excessOver(timesCredits: number, contributions: Cents, credits: Cents, rates: IndividualRates) {
  const label = `Contributions above ${timesCredits} times the credits`;
  const excess = notBelowZero(less(contributions, times(timesCredits, credits)));
  return additionalLine('excessMedicalContributions', label, excess, rates);
}

function additional(formula: Formula, rates: IndividualRates) {
  const label = 'Additional medical expenses credit';
  return deductedLine('additionalMedicalCredit', label, formula, from(rates, 'additional-medical'));
}

function deduction(formula: Formula, rates: IndividualRates) {
  return deductedLine('medicalDeduction', 'Medical deduction', formula, from(rates, 'medical-deduction'));
}

function additionalLine(key: string, label: string, formula: Formula, rates: IndividualRates): RandLine {
  return randLine(key, label, formula, from(rates, 'additional-medical'));
}

function billsNotConfirmed({ name }: IndividualRates): string {
  return `How medical bills that the scheme did not pay were deducted in ${name.label} could not be confirmed from a published source, so no figure is given. Leave them out to see the tax without that deduction.`;
}

function notConfirmed({ name }: IndividualRates): string {
  return `How medical contributions this high were deducted under 65 in ${name.label} could not be confirmed from a published source, so no figure is given. Leave them out to see the tax without that deduction.`;
}
