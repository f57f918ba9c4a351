import {
  assess,
  figuresOf,
  requireAssessable,
  workingOf,
  type AssessedFigures,
  type Assessment,
  type AssessmentInput,
} from './assessment.ts';
import { rand, type Cents } from './money.ts';
import type { IndividualRates } from './rates/tables.ts';
import { takeHomeLines, type TakeHome } from './take-home.ts';
import { isUnknownRate, type UnknownRate } from './unknown-rate.ts';
import { randLine, type Working } from './working.ts';

export type IndividualInput = AssessmentInput;

export type IndividualResult = AssessedFigures & {
  kind: 'result';
  /** Null on the firm basis and where not known. */
  uif: Cents | null;
  /** After tax, all retirement contributions and UIF; null where `uif` is. */
  takeHome: Cents | null;
  notes: readonly string[];
  working: Working;
};

const TOO_MUCH_INTEREST = 'Interest is a part of gross income and cannot be more than it.';

/** Refuses by name what the table does not know. Throws RangeError for an invalid input. */
export function individualTax(
  input: IndividualInput,
  rates: IndividualRates,
): IndividualResult | UnknownRate {
  requireAssessable(input);
  return assessIndividual(input, rates);
}

/** Of the next `extra` rand of gross income; null where the tables refuse either figure. */
export function netOfExtra(
  input: IndividualInput,
  rates: IndividualRates,
  extra = rand(1_000),
): Cents | null {
  const now = individualTax(input, rates);
  const then = assessIndividual({ ...input, grossIncome: input.grossIncome + extra }, rates);
  return isUnknownRate(now) || isUnknownRate(then) ? null : then.netSalary - now.netSalary;
}

function assessIndividual(input: IndividualInput, rates: IndividualRates): IndividualResult | UnknownRate {
  const assessment = assess(input.grossIncome, input, rates);
  if (isUnknownRate(assessment)) return assessment;
  return resultOf(input, assessment, takeHomeLines(input, assessment.final.amount, rates), rates);
}

function resultOf(
  { grossIncome, interestIncome = 0 }: IndividualInput,
  assessment: Assessment,
  takeHome: TakeHome,
  rates: IndividualRates,
): IndividualResult {
  const gross = randLine('grossIncome', 'Gross income', grossIncome, 'input');
  return {
    ...figuresOf(grossIncome, assessment, rates),
    kind: 'result',
    uif: takeHome.uif,
    takeHome: takeHome.takeHome,
    notes: interestIncome > grossIncome ? [TOO_MUCH_INTEREST, ...takeHome.notes] : takeHome.notes,
    working: workingOf([gross], assessment, takeHome.lines),
  };
}
