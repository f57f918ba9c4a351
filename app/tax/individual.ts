import type { Age } from './age.ts';
import { nextRate } from './brackets.ts';
import { additionalCredit, medicalDeduction, type Medical } from './medical.ts';
import { rand, requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from, normalTax, type NormalTax } from './normal-tax.ts';
import type { IndividualRates } from './rates/individual-rates.ts';
import type { TableName } from './rates/table-name.ts';
import { allowableRetirement, type RetirementFund } from './retirement.ts';
import { isUnknownRate, type UnknownRate } from './unknown-rate.ts';
import {
  amountOf,
  less,
  notBelowZero,
  randLine,
  rateLine,
  sum,
  type RandLine,
  type RateLine,
  type Working,
} from './working.ts';

/** Amounts a year in cents, none negative. `medicalMembers` counts the main member. */
export type IndividualInput = {
  grossIncome: Cents;
  retirementContributions: Cents;
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  /** Only asked for before 1 March 2016. */
  retirementFund?: RetirementFund;
};

/** Rates are basis points, all else cents. Every figure is a line of `working`. */
export type IndividualResult = {
  kind: 'result';
  table: TableName;
  grossIncome: Cents;
  allowableRetirementContributions: Cents;
  /** Before credits replaced it (SARS basis, until 2013/14); else 0. */
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
  /** On the next rand of taxable income; 0 while rebates and credits still swallow the tax. */
  marginalTaxRate: BasisPoints;
  netSalary: Cents;
  working: Working;
};

/**
 * The income tax of a natural person's year under the firm's constants or a SARS table: both follow the same rules.
 * A value that the table does not know is refused by name. Throws RangeError for an input that is not whole cents from
 * 0 to R 100 billion: forms and API check that first.
 */
export function individualTax(
  input: IndividualInput,
  rates: IndividualRates,
): IndividualResult | UnknownRate {
  requireInput(input);
  return assess(input, rates);
}

/** What stays of the next `extra` rand of gross income after tax; null where the tables refuse either figure. */
export function keptOfNext(
  input: IndividualInput,
  rates: IndividualRates,
  extra = rand(1_000),
): Cents | null {
  const now = individualTax(input, rates);
  const then = assess({ ...input, grossIncome: input.grossIncome + extra }, rates);
  return isUnknownRate(now) || isUnknownRate(then) ? null : then.netSalary - now.netSalary;
}

function assess(input: IndividualInput, rates: IndividualRates): IndividualResult | UnknownRate {
  const deductions = deductionsOf(input, rates);
  return isUnknownRate(deductions) ? deductions : assessed(input, deductions, rates);
}

type Deductions = { retirement: RandLine; medical: RandLine | null };

function deductionsOf(input: IndividualInput, rates: IndividualRates): Deductions | UnknownRate {
  const { grossIncome, retirementContributions, retirementFund } = input;
  const retirement = allowableRetirement(grossIncome, retirementContributions, retirementFund, rates);
  if (isUnknownRate(retirement)) return retirement;
  const medical = medicalDeduction(medicalOf(input), grossIncome - retirement.amount, rates);
  return isUnknownRate(medical) ? medical : { retirement, medical };
}

function assessed(input: IndividualInput, { retirement, medical }: Deductions, rates: IndividualRates) {
  const gross = randLine('grossIncome', 'Gross income', input.grossIncome, 'entered');
  const deductions = medical ? [retirement, medical] : [retirement];
  const taxable = randLine(
    'taxableIncome',
    'Taxable income',
    less(gross.amount, ...amountsOf(deductions)),
    'worked',
  );
  const tax = normalTax(taxable.amount, input.age, input.medicalMembers, rates);
  const additional = additionalCredit(medicalOf(input), taxable.amount, tax.medicalCredits.amount, rates);
  const credits = [tax.medicalCredits, ...additional.slice(-1)];
  const due = less(tax.taxAfterRebates.amount, ...amountsOf(credits));
  const final = randLine('finalTax', 'Final tax', notBelowZero(due), 'worked');
  const net = randLine('netSalary', 'Net salary', less(gross.amount, final.amount), 'worked');
  const ratio = { op: 'ratio', part: final.amount, whole: gross.amount } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'worked');
  const isTaxed =
    tax.taxBeforeRebates.amount >= amountOf(sum(tax.applicableRebates.amount, ...amountsOf(credits)));
  const marginal = marginalLine(taxable.amount, isTaxed, rates);
  return resultOf(
    { gross, retirement, medical, taxable, ...tax, additional, final, effective, marginal, net },
    rates,
  );
}

function marginalLine(taxableIncome: Cents, isTaxed: boolean, rates: IndividualRates): RateLine {
  const rate = isTaxed ? nextRate(taxableIncome, rates.brackets) : 0;
  return rateLine('marginalTaxRate', 'Marginal tax rate', { op: 'is', rate }, from(rates, 'brackets'));
}

type Assessment = Deductions &
  NormalTax & {
    gross: RandLine;
    taxable: RandLine;
    additional: readonly RandLine[];
    final: RandLine;
    effective: RateLine;
    marginal: RateLine;
    net: RandLine;
  };

function resultOf(lines: Assessment, { name }: IndividualRates): IndividualResult {
  return {
    kind: 'result',
    table: name,
    grossIncome: lines.gross.amount,
    allowableRetirementContributions: lines.retirement.amount,
    medicalDeduction: lines.medical?.amount ?? 0,
    taxableIncome: lines.taxable.amount,
    taxBeforeRebates: lines.taxBeforeRebates.amount,
    applicableRebates: lines.applicableRebates.amount,
    taxAfterRebates: lines.taxAfterRebates.amount,
    medicalCredits: lines.medicalCredits.amount,
    additionalMedicalCredit: lines.additional.at(-1)?.amount ?? 0,
    finalTax: lines.final.amount,
    effectiveTaxRate: lines.effective.rate,
    marginalTaxRate: lines.marginal.rate,
    netSalary: lines.net.amount,
    working: workingOf(lines),
  };
}

function workingOf(lines: Assessment): Working {
  return [
    lines.gross,
    lines.retirement,
    ...(lines.medical ? [lines.medical] : []),
    lines.taxable,
    lines.taxBeforeRebates,
    lines.applicableRebates,
    lines.taxAfterRebates,
    lines.medicalCredits,
    ...lines.additional,
    lines.final,
    lines.effective,
    lines.marginal,
    lines.net,
  ];
}

function medicalOf({ age, medicalMembers, medicalContributions }: IndividualInput): Medical {
  return { age, members: medicalMembers, contributions: medicalContributions };
}

function amountsOf(lines: readonly RandLine[]): readonly Cents[] {
  return lines.map(({ amount }) => amount);
}

function requireInput(input: IndividualInput): void {
  requireAmount(input.grossIncome, 'grossIncome');
  requireAmount(input.retirementContributions, 'retirementContributions');
  requireAmount(input.medicalContributions, 'medicalContributions');
  if (!Number.isInteger(input.medicalMembers) || input.medicalMembers < 0)
    throw new RangeError('medicalMembers must be a whole number from 0');
}
