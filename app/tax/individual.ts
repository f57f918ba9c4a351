import { assess, requireAssessable, type AssessmentInput } from './assessment.ts';
import { rand, type Cents } from './money.ts';
import { withOlderRule } from './older-rule.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { ALLOWABLE_RETIREMENT } from './retirement.ts';
import { takeHomeLines, type TakeHome } from './take-home.ts';
import { randLine } from './working.ts';

export type IndividualInput = AssessmentInput;

export type IndividualResult = Exclude<ReturnType<typeof assessIndividual>, Refusal>;

const TOO_MUCH_INTEREST = 'Interest is a part of gross income and cannot be more than it.';

const ONLY_SARS =
  "A part of a year and months on the medical aid count only with the SARS tables: the firm's estimate leaves them out.";
const NOT_IN_A_PART: TakeHome = {
  uif: null,
  takeHome: null,
  lines: [],
  notes: ['UIF and take-home are left out of a part of a year: both go by the month.'],
};

/** Refuses by name what the table does not know. Throws RangeError for an invalid input. */
export function individualTax(input: IndividualInput, rates: IndividualRates): IndividualResult | Refusal {
  requireAssessable(input);
  const result = assessIndividual(input, rates);
  if (isRefusal(result)) return result;
  return withOlderRule(result, ALLOWABLE_RETIREMENT, rates.announced, (rule) =>
    assessIndividual(input, { ...rates, ...rule }),
  );
}

/** For the next R 1 000 of gross income; null if the tables refuse either figure. */
export function netOfExtra(input: IndividualInput, rates: IndividualRates): Cents | null {
  const now = individualTax(input, rates);
  const then = assessIndividual({ ...input, grossIncome: input.grossIncome + rand(1_000) }, rates);
  return isRefusal(now) || isRefusal(then) ? null : then.netSalary - now.netSalary;
}

function assessIndividual(input: IndividualInput, rates: IndividualRates) {
  const { grossIncome, interestIncome = 0 } = input;
  const assessment = assess(grossIncome, input, rates);
  if (isRefusal(assessment)) return assessment;
  const { figures, lines, isPart } = assessment;
  const after = isPart ? NOT_IN_A_PART : takeHomeLines(input, figures.finalTax, rates);
  const notes = [...assessment.notes, ...after.notes, ...firmNotes(input, rates)];
  return {
    ...figures,
    kind: 'result' as const,
    table: rates.name,
    grossIncome,
    uif: after.uif,
    takeHome: after.takeHome,
    notes: interestIncome > grossIncome ? [TOO_MUCH_INTEREST, ...notes] : notes,
    working: [randLine('grossIncome', 'Gross income', grossIncome, 'input'), ...lines, ...after.lines],
  };
}

function firmNotes(input: IndividualInput, { name }: IndividualRates): readonly string[] {
  const { firstDay, lastDay, medicalMonths, secondMonths, otherMonths } = input;
  const months = [medicalMonths, secondMonths, otherMonths];
  const isPart = firstDay || lastDay || months.some((count) => count !== undefined);
  return name.basis === 'firm' && isPart ? [ONLY_SARS] : [];
}
