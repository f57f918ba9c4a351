import { ageBandOf, type Age } from './age.ts';
import { nextRate } from './brackets.ts';
import { additionalCredit, medicalDeduction, missingMembers, type Medical } from './medical.ts';
import { requireAmounts, type Cents } from './money.ts';
import { normalTax } from './normal-tax.ts';
import { partsOf, WHOLE_YEAR, type PartYear, type Parts } from './part-year.ts';
import type { IndividualRates } from './rates/tables.ts';
import { allowableRetirement, type RetirementFund } from './retirement.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import {
  amountOf,
  deductedLine,
  effectiveRate,
  from,
  least,
  less,
  notBelowZero,
  randLine,
  rateLine,
  sum,
  type Line,
  type RandLine,
} from './working.ts';

/** Amounts a year in cents, none negative. `medicalMembers` counts the main member. */
export type AssessmentInput = PartYear & {
  grossIncome: Cents;
  retirementContributions: Cents;
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  /** SARS basis: bills that the scheme did not pay. */
  medicalExpenses?: Cents;
  /** SARS basis: the taxpayer, the spouse or a child has a disability. */
  disability?: boolean;
  /** SARS basis, without this a salary: UIF is only taken from a salary. */
  incomeKind?: IncomeKind;
  /** Only before 1 March 2016. */
  retirementFund?: RetirementFund;
  /** SARS basis: local interest, as a part of `grossIncome`. */
  interestIncome?: Cents;
};

const WHOLE_EXEMPTION =
  'The exemption of interest is counted in full: we found no source on a part of a year.';

export type IncomeKind = 'salary' | 'commission' | 'pension' | 'other';

export type Assessment = ReturnType<typeof assessed>;

type Deductions = { interest: ExemptInterest | null; retirement: RandLine; medical: RandLine | null };
type ExemptInterest = { interest: RandLine; exempt: RandLine };

/** Rates are basis points, all else cents. `input.grossIncome` is the part of `income` from employment. */
export function assess(income: Cents, input: AssessmentInput, rates: IndividualRates): Assessment | Refusal {
  const parts =
    rates.name.basis === 'sars' ? partsOf(input, input.medicalMembers, rates.name.taxYear) : WHOLE_YEAR;
  if (isRefusal(parts)) return parts;
  const deductions = missingMembers(medicalOf(input)) ?? deductionsOf(income, input, rates);
  return isRefusal(deductions) ? deductions : assessed(income, input, { ...deductions, parts }, rates);
}

export function requireAssessable(input: AssessmentInput): void {
  const { grossIncome, retirementContributions, medicalContributions } = input;
  const { interestIncome = 0, medicalExpenses = 0 } = input;
  requireAmounts({ grossIncome, retirementContributions, medicalContributions });
  requireAmounts({ interestIncome, medicalExpenses });
  if (!Number.isInteger(input.medicalMembers) || input.medicalMembers < 0)
    throw new RangeError('medicalMembers must be a whole number from 0');
}

function deductionsOf(income: Cents, input: AssessmentInput, rates: IndividualRates): Deductions | Refusal {
  const interest = interestOf(income, input, rates);
  const counted = income - (interest?.exempt.amount ?? 0);
  const bases = { income: counted, pensionable: pensionableOf(input) };
  const retirement = allowableRetirement(bases, input, rates);
  if (isRefusal(retirement)) return retirement;
  const medical = medicalDeduction(medicalOf(input), counted - retirement.amount, rates);
  return isRefusal(medical) ? medical : { interest, retirement, medical };
}

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
    exempt: deductedLine('interestExemption', 'Exempt interest', formula, from(rates, 'interest')),
  };
}

function assessed(
  income: Cents,
  input: AssessmentInput,
  { interest, retirement, medical, parts }: Deductions & { parts: Parts },
  rates: IndividualRates,
) {
  const taken = amountsOf(interest?.exempt, retirement, medical);
  const taxable = randLine('taxableIncome', 'Taxable income', less(income, ...taken), 'calculated');
  const tax = normalTax(taxable.amount, input.age, input.medicalMembers, rates, parts);
  const additional = additionalCredit(medicalOf(input), taxable.amount, tax.medicalCredits.amount, rates);
  const credits = amountsOf(tax.medicalCredits, additional.at(-1));
  const due = notBelowZero(less(tax.taxAfterRebates.amount, ...credits));
  const final = randLine('finalTax', 'Final tax', due, 'calculated');
  const net = randLine('netSalary', 'Income after tax', less(income, final.amount), 'calculated');
  const isTaxed = tax.taxBeforeRebates.amount >= amountOf(sum(tax.applicableRebates.amount, ...credits));
  const marginal = marginalLine(taxable.amount, isTaxed, rates);
  const effective = effectiveRate(final, income);
  const lines: Line[] = interest ? [interest.interest, interest.exempt] : [];
  lines.push(retirement);
  if (medical) lines.push(medical);
  lines.push(taxable, tax.taxBeforeRebates, tax.applicableRebates, tax.taxAfterRebates, tax.medicalCredits);
  lines.push(...additional, final, effective, marginal, net);
  return {
    figures: {
      interestExemption: interest?.exempt.amount ?? 0,
      allowableRetirementContributions: retirement.amount,
      medicalDeduction: medical?.amount ?? 0,
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
    },
    lines,
    isPart: parts.days !== null,
    notes: [...parts.notes, ...(parts.days && interest ? [WHOLE_EXEMPTION] : [])],
  };
}

function marginalLine(taxableIncome: Cents, isTaxed: boolean, rates: IndividualRates) {
  const rate = isTaxed ? nextRate(taxableIncome, rates.brackets) : 0;
  return rateLine('marginalTaxRate', 'Marginal tax rate', { op: 'is', rate }, from(rates, 'brackets'));
}

/** Before 1 March 2016 pension funds counted pay, not interest or business income. */
function pensionableOf({ grossIncome, interestIncome = 0 }: AssessmentInput): Cents {
  return Math.max(0, grossIncome - interestIncome);
}

export function medicalOf(
  input: Pick<AssessmentInput, 'age' | 'medicalMembers' | 'medicalContributions'> & Partial<AssessmentInput>,
): Medical {
  const { age, medicalMembers: members, medicalContributions: contributions } = input;
  const { medicalExpenses: expenses, disability } = input;
  return { age, members, contributions, expenses, disability };
}

function amountsOf(...lines: readonly (RandLine | null | undefined)[]): readonly Cents[] {
  const amounts: Cents[] = [];
  for (const line of lines) if (line) amounts.push(line.amount);
  return amounts;
}
