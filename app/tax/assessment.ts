import { ageBandOf, type Age } from './age.ts';
import { nextRate } from './brackets.ts';
import { additionalCredit, medicalDeduction, type Medical } from './medical.ts';
import { requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from, normalTax, type NormalTax } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { TableName } from './rates/table-name.ts';
import { allowableRetirement, type RetirementFund } from './retirement.ts';
import { isUnknownRate, type UnknownRate } from './unknown-rate.ts';
import {
  amountOf,
  least,
  less,
  notBelowZero,
  randLine,
  rateLine,
  sum,
  type Line,
  type RandLine,
  type RateLine,
  type Working,
} from './working.ts';

/** Amounts a year in cents, none negative. `medicalMembers` counts the main member. */
export type AssessmentInput = {
  grossIncome: Cents;
  retirementContributions: Cents;
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  /** Only before 1 March 2016. */
  retirementFund?: RetirementFund;
  /** SARS basis: local interest, as a part of `grossIncome`. */
  interestIncome?: Cents;
};

/** Rates are basis points, all else cents. */
export type AssessedFigures = {
  table: TableName;
  grossIncome: Cents;
  /** SARS basis; else 0. */
  interestExemption: Cents;
  allowableRetirementContributions: Cents;
  /** SARS basis, until 2013/14; else 0. */
  medicalDeduction: Cents;
  taxableIncome: Cents;
  taxBeforeRebates: Cents;
  applicableRebates: Cents;
  taxAfterRebates: Cents;
  medicalCredits: Cents;
  /** Section 6B (SARS basis, from 2014/15); else 0. */
  additionalMedicalCredit: Cents;
  finalTax: Cents;
  effectiveTaxRate: BasisPoints;
  /** On the next rand of taxable income; 0 while rebates and credits cover the tax. */
  marginalTaxRate: BasisPoints;
  netSalary: Cents;
};

export type Assessment = {
  deductions: Deductions;
  taxable: RandLine;
  tax: NormalTax;
  additional: readonly RandLine[];
  final: RandLine;
  effective: RateLine;
  marginal: RateLine;
  net: RandLine;
};

type Deductions = { interest: ExemptInterest | null; retirement: RandLine; medical: RandLine | null };
type ExemptInterest = { interest: RandLine; exempt: RandLine };

/** `input.grossIncome` is the part of `income` from employment. */
export function assess(
  income: Cents,
  input: AssessmentInput,
  rates: IndividualRates,
): Assessment | UnknownRate {
  const deductions = deductionsOf(income, input, rates);
  return isUnknownRate(deductions) ? deductions : assessed(income, input, deductions, rates);
}

export function figuresOf(
  grossIncome: Cents,
  { deductions, taxable, tax, additional, final, effective, marginal, net }: Assessment,
  { name }: IndividualRates,
): AssessedFigures {
  return {
    table: name,
    grossIncome,
    interestExemption: deductions.interest?.exempt.amount ?? 0,
    allowableRetirementContributions: deductions.retirement.amount,
    medicalDeduction: deductions.medical?.amount ?? 0,
    taxableIncome: taxable.amount,
    taxBeforeRebates: tax.taxBeforeRebates.amount,
    applicableRebates: tax.applicableRebates.amount,
    taxAfterRebates: tax.taxAfterRebates.amount,
    medicalCredits: tax.medicalCredits.amount,
    additionalMedicalCredit: additional.at(-1)?.amount ?? 0,
    finalTax: final.amount,
    effectiveTaxRate: effective.rate,
    marginalTaxRate: marginal.rate,
    netSalary: net.amount,
  };
}

export function workingOf(
  before: readonly Line[],
  { deductions, taxable, tax, additional, final, effective, marginal, net }: Assessment,
  after: readonly Line[],
): Working {
  const { interest, retirement, medical } = deductions;
  const lines = before.slice();
  if (interest) lines.push(interest.interest, interest.exempt);
  lines.push(retirement);
  if (medical) lines.push(medical);
  lines.push(taxable, tax.taxBeforeRebates, tax.applicableRebates, tax.taxAfterRebates, tax.medicalCredits);
  lines.push(...additional, final, effective, marginal, net, ...after);
  return lines;
}

/** Throws RangeError naming the figure. */
export function requireAssessable(input: AssessmentInput): void {
  requireAmount(input.grossIncome, 'grossIncome');
  requireAmount(input.retirementContributions, 'retirementContributions');
  requireAmount(input.medicalContributions, 'medicalContributions');
  requireAmount(input.interestIncome ?? 0, 'interestIncome');
  if (!Number.isInteger(input.medicalMembers) || input.medicalMembers < 0)
    throw new RangeError('medicalMembers must be a whole number from 0');
}

function deductionsOf(
  income: Cents,
  input: AssessmentInput,
  rates: IndividualRates,
): Deductions | UnknownRate {
  const interest = interestOf(income, input, rates);
  const counted = income - (interest?.exempt.amount ?? 0);
  const bases = { income: counted, pensionable: pensionableOf(input) };
  const retirement = allowableRetirement(bases, input, rates);
  if (isUnknownRate(retirement)) return retirement;
  const medical = medicalDeduction(medicalOf(input), counted - retirement.amount, rates);
  return isUnknownRate(medical) ? medical : { interest, retirement, medical };
}

/** Null without interest or without such a rule. */
function interestOf(
  income: Cents,
  { interestIncome = 0, age }: AssessmentInput,
  rates: IndividualRates,
): ExemptInterest | null {
  if (interestIncome === 0 || rates.interestExemption === null) return null;
  const { under65, from65 } = rates.interestExemption;
  const most = ageBandOf(age) === 'under-65' ? under65 : from65;
  const formula = least(interestIncome, most, ...(income < interestIncome ? [income] : []));
  return {
    interest: randLine('interestIncome', 'Local interest in it', interestIncome, 'input'),
    exempt: randLine('interestExemption', 'Exempt interest', formula, from(rates, 'interest')),
  };
}

function assessed(
  income: Cents,
  input: AssessmentInput,
  deductions: Deductions,
  rates: IndividualRates,
): Assessment {
  const { interest, retirement, medical } = deductions;
  const taken = amountsOf(interest?.exempt, retirement, medical);
  const taxable = randLine('taxableIncome', 'Taxable income', less(income, ...taken), 'calculated');
  const tax = normalTax(taxable.amount, input.age, input.medicalMembers, rates);
  const additional = additionalCredit(medicalOf(input), taxable.amount, tax.medicalCredits.amount, rates);
  const credits = amountsOf(tax.medicalCredits, additional.at(-1));
  const due = notBelowZero(less(tax.taxAfterRebates.amount, ...credits));
  const final = randLine('finalTax', 'Final tax', due, 'calculated');
  const net = randLine('netSalary', 'Net salary', less(income, final.amount), 'calculated');
  const ratio = { op: 'ratio', part: final.amount, whole: income } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'calculated');
  const isTaxed = tax.taxBeforeRebates.amount >= amountOf(sum(tax.applicableRebates.amount, ...credits));
  const marginal = marginalLine(taxable.amount, isTaxed, rates);
  return { deductions, taxable, tax, additional, final, effective, marginal, net };
}

function marginalLine(taxableIncome: Cents, isTaxed: boolean, rates: IndividualRates): RateLine {
  const rate = isTaxed ? nextRate(taxableIncome, rates.brackets) : 0;
  return rateLine('marginalTaxRate', 'Marginal tax rate', { op: 'is', rate }, from(rates, 'brackets'));
}

/** Before 1 March 2016 pension funds counted pay, not interest or business income. */
function pensionableOf({ grossIncome, interestIncome = 0 }: AssessmentInput): Cents {
  return Math.max(0, grossIncome - interestIncome);
}

function medicalOf({ age, medicalMembers, medicalContributions }: AssessmentInput): Medical {
  return { age, members: medicalMembers, contributions: medicalContributions };
}

function amountsOf(...lines: readonly (RandLine | null | undefined)[]): readonly Cents[] {
  const amounts: Cents[] = [];
  for (const line of lines) if (line) amounts.push(line.amount);
  return amounts;
}
